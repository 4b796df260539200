import type { StructureVersion } from '@muster/contract/pay/structure/structure-calls.ts';
import { expect, test } from 'vitest';
import { versionOn } from './version-on.ts';

const version = (from: string): StructureVersion => ({
  id: from,
  from,
  parts: [],
  enteredBy: 'Someone',
  createdAt: '2026-01-01T00:00:00.000Z',
  isUsed: false,
});
const newestFirst = [version('2026-07-01'), version('2026-01-01')];

test('the newest version that has begun counts, from its very first day on', () => {
  expect(versionOn(newestFirst, '2026-07-01')?.from).toBe('2026-07-01');
  expect(versionOn(newestFirst, '2026-06-30')?.from).toBe('2026-01-01');
});

test('before all versions the oldest counts, as the server pays by it', () => {
  expect(versionOn(newestFirst, '2025-01-01')?.from).toBe('2026-01-01');
  expect(versionOn([], '2026-01-01')).toBeUndefined();
});
