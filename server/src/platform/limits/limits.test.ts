import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../testing/clocks/test-clock.ts';
import { newDatabase } from '../../testing/postgres/test-database.ts';
import { minutes } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { networkOf } from './network.ts';
import { countTry, forgive, isTooOften, type Limit } from './tries.ts';

let database: Database;
const clock = testClock();
let counter = 0;

beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

const limit = (given: Partial<Limit> = {}): Limit => ({
  key: [`try ${(counter += 1)}`],
  most: 3,
  within: minutes(15),
  over: 'refuse',
  success: 'clears',
  ...given,
});
/** 'refused', or 'allowed' */
const tried = (...limits: Limit[]): Promise<string> =>
  countTry(database.db, limits, clock.now()).then(
    () => 'allowed',
    (error: unknown) => (error instanceof Refusal ? 'refused' : String(error)),
  );
const times = async (count: number, ...limits: Limit[]): Promise<string[]> => {
  const found: string[] = [];
  for (let at = 0; at < count; at += 1) found.push(await tried(...limits));
  return found;
};

describe('a limit', () => {
  it('refuses what comes over it, with the minutes that are left', async () => {
    const one = limit();
    expect(await times(5, one)).toEqual(['allowed', 'allowed', 'allowed', 'refused', 'refused']);
    clock.advance(minutes(5));
    await expect(countTry(database.db, [one], clock.now())).rejects.toMatchObject({
      kind: { status: 429, code: 'request.too-many' },
      message: 'That was tried too often. Please wait 10 min and try again.',
    });
  });

  it('counts twenty at once as twenty', async () => {
    const one = limit({ most: 9 });
    const found = await Promise.all(Array.from({ length: 20 }, () => tried(one)));
    expect(found.filter((each) => each === 'allowed')).toHaveLength(9);
    expect(found.filter((each) => each === 'refused')).toHaveLength(11);
  });

  it('ends by the clock, however often it was tried meanwhile', async () => {
    const one = limit();
    await times(5, one);
    clock.advance(minutes(14));
    expect(await tried(one)).toBe('refused');
    clock.advance(minutes(1));
    expect(await times(4, one)).toEqual(['allowed', 'allowed', 'allowed', 'refused']);
  });

  it('is cleared by a success, or gives back that one try', async () => {
    const [own, shared] = [limit(), limit({ success: 'takes-back-one' })];
    await times(3, own, shared);
    await forgive(database.db, [own, shared]);
    expect(await times(2, shared)).toEqual(['allowed', 'refused']);
    expect(await times(4, own)).toEqual(['allowed', 'allowed', 'allowed', 'refused']);
  });

  it('that refuses leaves those behind it uncounted', async () => {
    const [first, second] = [limit({ most: 1 }), limit()];
    await times(10, first, second);
    expect(await times(3, second)).toEqual(['allowed', 'allowed', 'refused']);
  });

  it('may slow down instead, ever more, and never refuses', async () => {
    const slow = limit({ most: 1, over: 'slow' });
    const begun = performance.now();
    expect(await times(3, slow)).toEqual(['allowed', 'allowed', 'allowed']);
    expect(performance.now() - begun).toBeGreaterThan(295);
  });

  it('may be asked without a refusal', async () => {
    const one = limit({ most: 1 });
    expect(await isTooOften(database.db, one, clock.now())).toBe(false);
    expect(await isTooOften(database.db, one, clock.now())).toBe(true);
  });

  it('keeps no name and no address, and throws away what has ended', async () => {
    for (let at = 0; at < 30; at += 1) await tried(limit({ key: [`rahim@example.com ${at}`] }));
    const rows = await database.db.selectFrom('try_count').selectAll().execute();
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(rows.every((row) => row.key.length === 32)).toBe(true);
    clock.advance(minutes(16));
    await times(Math.ceil(rows.length / 2) + 1, limit({ most: 1000 }));
    expect(await database.db.selectFrom('try_count').selectAll().execute()).toHaveLength(1);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  [null, ''],
])('%s stands for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
