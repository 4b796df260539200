import { beforeEach, expect, it } from 'vitest';
import { SubmissionKeys } from './submission-keys.ts';

let keys: SubmissionKeys;
beforeEach(() => {
  let last = 0;
  keys = new SubmissionKeys(() => `key ${(last += 1)}`);
});

it('is kept for a second press with the same values', () => {
  expect(keys.keyFor('POST /a {"name":"x"}', 0)).toBe('key 1');
  expect(keys.keyFor('POST /a {"name":"x"}', 1000)).toBe('key 1');
});

it('is another one for other values', () => {
  expect(keys.keyFor('POST /a {"name":"x"}', 0)).toBe('key 1');
  expect(keys.keyFor('POST /a {"name":"y"}', 0)).toBe('key 2');
});

it('is another one once the server has answered: the same again is meant so', () => {
  keys.keyFor('POST /a', 0);
  keys.settle('POST /a');
  expect(keys.keyFor('POST /a', 1)).toBe('key 2');
});

it('is another one after a while', () => {
  keys.keyFor('POST /a', 0);
  expect(keys.keyFor('POST /a', 10 * 60_000)).toBe('key 1');
  expect(keys.keyFor('POST /a', 10 * 60_000 + 1)).toBe('key 2');
});
