import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { expect, it } from 'vitest';
import { type LoginPage, kindsMeant, mayLogInAt } from './login-pages.ts';

it.each([
  ['a@example.com', ['user', 'employee', 'applicant']],
  ['EMP-00001', ['employee']],
])('%s may be the login of %j', (login, kinds) => {
  expect(kindsMeant(login)).toEqual(kinds);
});

const table: readonly [LoginPage, readonly AccountKind[], object | null][] = [
  ['any', [], null],
  ['any', ['user'], { enters: { kind: 'user' } }],
  ['any', ['employee', 'applicant'], { enters: { kind: 'employee' } }],
  ['any', ['user', 'employee'], { enters: { kind: 'user' } }],
  ['any', ['applicant'], { enters: { kind: 'applicant' } }],
  ['user', [], null],
  ['user', ['user', 'employee'], { enters: { kind: 'user' } }],
  ['user', ['employee', 'applicant'], { rightDoor: 'employee' }],
  ['employee', ['user', 'employee'], { enters: { kind: 'employee' } }],
  ['employee', ['applicant'], { rightDoor: 'applicant' }],
  ['applicant', ['user', 'employee'], { rightDoor: 'user' }],
];
it.each(table)('at the door %s the password of %j gives %j', (door, kinds, expected) => {
  expect(
    mayLogInAt(
      door,
      kinds.map((kind) => ({ kind })),
    ),
  ).toEqual(expected);
});
