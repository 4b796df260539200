import { companySection } from '@muster/contract/organisation/settings.ts';
import { securitySection } from '@muster/contract/identity/settings.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../../testing/postgres/test-database.ts';
import { testClock } from '../../testing/clocks/test-clock.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { newSettings, settingsAge } from './settings.ts';
import { lockSettings, updateSetting } from './store.ts';

let database: Database;
const clock = testClock();
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

const { sessionDays } = securitySection.settings;
const set = (value: number | string) =>
  transaction(database.db, async (tx) => {
    const at = clock.now();
    for (const row of await lockSettings(tx, [sessionDays.key], null, at))
      await updateSetting(tx, row.id, { value, at, by: row.id });
  });

it('is read once for all who ask within two seconds, and at once after a change of its own', async () => {
  const settings = newSettings({});
  const days = async () => (await settings.read(database.db, clock.now())).of(sessionDays);
  expect(await days()).toBe(30);
  await set(7);
  expect(await days()).toBe(30);
  clock.advance(settingsAge);
  expect(await days()).toBe(7);
  await set(8);
  settings.forget();
  expect(await days()).toBe(8);
});

it('does not bring back what was read before a change and comes after it', async () => {
  const settings = newSettings({});
  await set(10);
  const late = settings.read(database.db, clock.now());
  settings.forget();
  await late;
  await set(11);
  expect((await settings.read(database.db, clock.now())).of(sessionDays)).toBe(11);
});

it('tells the log once of a value that does not fit, and goes on with the default', async () => {
  const told: string[] = [];
  const settings = newSettings(
    { defaults: { [companySection.settings.zone.key]: 'Asia/Tokyo' } },
    (line) => void told.push(line),
  );
  await set('soon');
  const now = await settings.read(database.db, clock.now());
  expect([now.of(sessionDays), now.of(sessionDays), now.of(companySection.settings.zone)]).toEqual([
    30,
    30,
    'Asia/Tokyo',
  ]);
  clock.advance(settingsAge);
  expect((await settings.read(database.db, clock.now())).of(sessionDays)).toBe(30);
  expect(told).toEqual(['The setting security.sessionDays has a value that does not fit.']);
});
