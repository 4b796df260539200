import { expect, it } from 'vitest';
import { z } from 'zod';
import { flag, id, plainText } from './values.ts';
import { as, codePath, readWire, writeWire } from './wire.ts';

const known = '0193a1b2-0000-7000-8000-000000000000';
const person = z.object({
  id: id(),
  name: plainText(20).min(1),
  concernId: as(z.object({ id: id(), name: plainText(20) }).nullable(), 'concernCompany'),
  isAssessor: flag(),
  pets: as(z.array(z.object({ id: id(), isTame: flag().optional() })), 'Pets').optional(),
});
const code = {
  id: known,
  name: 'Rumana',
  concernId: { id: known, name: 'North' },
  isAssessor: true,
  pets: [{ id: known, isTame: false }],
};
const wire = {
  _id: known,
  name: 'Rumana',
  concernCompany: { _id: known, name: 'North' },
  isAssessor: 'Yes',
  Pets: [{ _id: known, isTame: 'No' }],
};

it('turns names and values both ways, at every depth', () => {
  expect(writeWire(person, code)).toEqual({ ok: true, value: wire });
  expect(readWire(person, wire)).toEqual({ ok: true, value: code });
});

it('refuses what nobody asked for, the spelling of code included, by its place', () => {
  const given = { ...wire, concernId: known, Pets: [{ _id: known, id: known }], __proto__x: 1 };
  const read = readWire(person, given);
  expect(read.ok).toBe(false);
  expect(read.ok ? [] : read.faults.map((fault) => [fault.path, fault.code])).toEqual([
    ['Pets.0.id', 'unknown'],
    ['concernId', 'unknown'],
    ['__proto__x', 'unknown'],
  ]);
});

it('passes over what an answer has more', () => {
  const read = readWire(person, { ...wire, newer: 1 }, 'ignored');
  expect(read).toEqual({ ok: true, value: code });
});

it('names the place of a fault in the words of the wire, and finds it again', () => {
  const read = readWire(person, {
    ...wire,
    concernCompany: { _id: 'x', name: '' },
    isAssessor: true,
  });
  const paths = read.ok ? [] : read.faults.map((fault) => fault.path);
  expect(paths).toEqual(['concernCompany._id', 'isAssessor']);
  expect(codePath(person, 'concernCompany')).toBe('concernId');
  expect(codePath(person, 'Pets.1._id')).toBe('pets.1.id');
});

it('a name given to one use of a schema leaves its other uses alone', () => {
  const inner = z.object({ id: id() });
  const both = z.object({ first: as(inner, 'One'), second: inner });
  const value = { first: { id: known }, second: { id: known } };
  expect(writeWire(both, value)).toEqual({
    ok: true,
    value: { One: { _id: known }, second: { _id: known } },
  });
});
