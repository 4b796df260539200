import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { usualShift } from '@muster/contract/calendar/shift-calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { type Database, openDatabase } from '../../../platform/db/database.ts';
import { type Tx, transaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { newDataFolder } from '../../../testing/postgres/data-folder.ts';
import { makePeople } from '../../../testing/people/make-people.ts';
import { plansOf } from '../public.ts';
import { insertAssignment } from '../store/assignments.ts';
import { insertHoliday } from '../store/holidays.ts';
import { insertPattern } from '../store/patterns.ts';
import { upsertDays } from '../store/roster-days.ts';
import { insertShift } from '../store/shifts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-calendar-'));
const at = systemClock.now();
let database: Database;
beforeAll(async () => {
  const dataDir = newDataFolder(path.join(folder, 'data'), 'migrated');
  database = await openDatabase({ dataDir });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function makeRoster(tx: Tx, employeeId: string): Promise<void> {
  const [night, pattern] = [newId(at), newId(at)];
  const times = { name: 'Night', shortName: 'N', startsAt: 1320, endsAt: 360, active: true };
  await insertShift(tx, night, { ...usualShift, ...times }, at);
  const days = [night, night, null];
  await insertPattern(
    tx,
    pattern,
    { name: 'Round', beginsOn: '2026-01-01', days, active: true },
    at,
  );
  const whom = { id: newId(at), target: 'employee', ofId: employeeId, from: '2026-01-01' } as const;
  await insertAssignment(tx, { ...whom, patternId: pattern, shiftedBy: 0, shiftId: null }, at);
  const eid = { name: 'Eid', from: '2024-01-02', until: '2024-01-02', type: 'Religious' } as const;
  const how = { colour: '#c2410c', locations: [], recurring: true, half: false, active: true };
  await insertHoliday(tx, newId(at), { ...eid, ...how }, at);
  await upsertDays(tx, [{ employeeId, day: '2026-01-03', shiftId: night }], null, at);
}

it('plans days on the embedded database as on a server', async () => {
  const id = await makePeople(database.db, systemClock).newPerson();
  await transaction(database.db, (tx) => makeRoster(tx, id));
  const plans = await plansOf(database.db, [{ id }], '2026-01-01', '2026-01-06');
  const told = plans.get(id)?.map((plan) => plan.shift?.name ?? plan.holiday?.name ?? plan.kind);
  expect(told).toEqual(['Night', 'Eid', 'Night', 'Night', 'Night', 'off']);
});
