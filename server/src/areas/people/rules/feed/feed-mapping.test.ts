import type { Mapped } from '@muster/contract/people/batches/sync-calls.ts';
import { expect, it } from 'vitest';
import { cellsOf } from './feed-mapping.ts';

const mapping: readonly Mapped[] = [
  { from: 'emp.code', to: 'number' },
  { from: 'emp.name', to: 'name' },
  {
    from: 'sex',
    to: 'gender',
    values: [
      { theirs: 'M', ours: 'Male' },
      { theirs: 'f ', ours: 'Female' },
    ],
  },
  { from: 'joined', to: 'joinedOn' },
];

it.each([
  [
    { emp: { code: 1007, name: ' Rahim  ' }, sex: 'm', joined: '05/11/2026' },
    { number: '1007', name: 'Rahim', gender: 'Male', joinedOn: '2026-11-05' },
  ],
  [
    { emp: { code: 'E-1' }, sex: ' F' },
    { number: 'E-1', name: null, gender: 'Female', joinedOn: null },
  ],
  [
    { emp: null, sex: 'unsaid', joined: null },
    { number: '(empty)', name: null, gender: 'unsaid', joinedOn: null },
  ],
  [
    { emp: { code: ['E-1'], name: { first: 'R' } }, joined: 'soon' },
    { number: '(empty)', name: null, gender: null, joinedOn: 'soon' },
  ],
])('%j', (record, cells) => {
  expect(cellsOf(record, mapping, 'dmy')).toEqual(cells);
});
