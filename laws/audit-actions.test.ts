import { verdicts } from '@muster/contract/kernel/decisions/decision.ts';
import { isFile } from '@muster/contract/kernel/endpoint.ts';
import { auditActions, records, workflows } from '@muster/contract/registry.ts';
import { rooms } from '@muster/contract/rooms.ts';
import { describe, expect, it } from 'vitest';
import { endpoints } from './calls.ts';
import { sources } from './sources.ts';

/** Names of deeds that are put together: what they can become, by hand. */
const made: Readonly<Record<string, readonly string[]>> = {
  'decision.${said.verdict}': verdicts.map((verdict) => `decision.${verdict}`),
  'employee.${batch.kind}': ['employee.import', 'employee.change', 'employee.sync'],
  '${subject.deeds}.${action}': [
    'import',
    'change',
    'check',
    'mend',
    'apply',
    'undo',
    'remove',
  ].flatMap((verb) =>
    // one change for many is made of people only
    ['employee-batch', 'salary-entry-sheet', 'opening-figure-sheet']
      .filter((name) => verb !== 'change' || name === 'employee-batch')
      .map((name) => `${name}.${verb}`),
  ),
  'delegation.${action}': ['delegation.create', 'delegation.remove'],
  'leave-balance.${kind}': ['leave-balance.adjust', 'leave-balance.encash'],
  'document.${action}': ['document.add', 'document.change', 'document.remove'],
  'identity.${action}': ['sign-up', 'sign-up-again', 'forgot-password', 'reset-password'].map(
    (verb) => `identity.${verb}`,
  ),
  'identity.${action}-second-factor': ['begin', 'confirm', 'remove'].map(
    (verb) => `identity.${verb}-second-factor`,
  ),
  '${kind}.${verb}': ['designation.create', 'designation.remove'],
  '${entity.name}.${verb}': ['designation.create', 'designation.change', 'designation.remove'],
};

const literal = /'([a-z][a-zA-Z-]*\.[a-z][a-zA-Z-]*)'/g;
const literalsIn = (text: string): string[] =>
  [...text.matchAll(literal)].map(([, name]) => name ?? '');

/** After `action:`, or handed to a helper that writes the entry. */
const named = (text: string): string[] => [
  ...[...text.matchAll(/\baction:([^\n]*)/g)].flatMap(([, rest]) => literalsIn(rest ?? '')),
  ...[...text.matchAll(/\b(?:note\w*|tell)\((call[^;]*);/g)].flatMap(([, rest]) =>
    literalsIn(rest ?? ''),
  ),
];
const templates = (text: string): string[] =>
  [...text.matchAll(/\baction: `([^`]*)`/g)].map(([, template]) => template ?? '');

const server = sources().filter(
  ({ file }) => file.startsWith('server/src/') && !file.startsWith('server/src/testing/'),
);
describe('what the audit log tells', () => {
  it('is put together in no way that is not known here', () => {
    const unknown = server.flatMap(({ file, text }) =>
      templates(text)
        .filter((template) => !(template in made))
        .map((template) => `${file}: ${template}`),
    );
    expect(unknown).toEqual([]);
  });

  it('is declared by the rooms, and all that is declared is written somewhere', () => {
    const written = new Set([
      ...server.flatMap(({ text }) => named(text)),
      ...Object.values(made).flat(),
      ...workflows.flatMap(({ moves }) => Object.values(moves).flatMap(({ audit = [] }) => audit)),
    ]);
    const declared = rooms.flatMap(({ auditActions: own = [] }) => own);
    const known = new Set(auditActions);
    expect([...written].filter((action) => !known.has(action))).toEqual([]);
    expect(declared.filter((action) => !written.has(action))).toEqual([]);
    expect(declared).toEqual([...new Set(declared)]);
  });

  it('has every file that was taken of people', () => {
    const masterData = records.map(({ entity }) => `${entity.name}.export`);
    const ofNobody = new Set([...masterData, 'holidays.export', 'audit.export']);
    const files = endpoints.filter(({ answer, name }) => isFile(answer) && !ofNobody.has(name));
    expect(files.filter(({ noted }) => !noted).map(({ name }) => name)).toEqual([]);
    expect(files.map(({ name }) => name)).toContain('employee.export');
  });

  it('would be found', () => {
    expect(named("audit(tx, { action: gone ? 'a.b' : 'c.d-e' })\n note(call, 'f.g', id);")).toEqual(
      ['a.b', 'c.d-e', 'f.g'],
    );
    expect(templates('{ action: `x.${y}` }')).toEqual(['x.${y}']);
    expect(server.flatMap(({ text }) => named(text))).toEqual(
      expect.arrayContaining(['employee.propose', 'item.issue', 'mail.retry', 'view.create']),
    );
  });
});
