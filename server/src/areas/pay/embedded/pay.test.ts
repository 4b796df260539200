import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../platform/db/database.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../../testing/people/same-by-hand.ts';
import { newDataFolder } from '../../../testing/postgres/data-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-pay-'));
let database: Database;
let world: PayWorld;
beforeAll(async () => {
  database = await openDatabase({ dataDir: newDataFolder(path.join(folder, 'data'), 'migrated') });
  world = await makePay({ database });
});
afterAll(async () => {
  await world.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a month is paid on the embedded database as on a server, to the last unit', async () => {
  const month = '2026-02';
  const raised = (await world.person()).id;
  const absent = (await world.person()).id;
  await world.salary(raised, '31000.33', '2025-01-01');
  await world.salary(raised, '45000.00', '2026-02-16');
  await world.salary(absent, '22000.00', '2025-01-01');
  const canteen = { component: world.components['Canteen'], fromMonth: month, toMonth: null };
  await world.hr.post('/salary-entry', { ...canteen, employeeId: absent, amount: '30000.00' });
  await world.closeMonth(month, {
    [raised]: { overtime: 725 },
    [absent]: { absence: 3500, late_deduction: 500 },
  });
  const run = await world.generate(world.payroll, month);
  expect(await expectSameByHand(database.db, month)).toBe(2);
  const paying = Array.from({ length: 8 }, () => world.hr.post('/salary/salary-paid', { run }));
  const replies = await Promise.all(paying);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await world.sheets(month)).map(({ status }) => status)).toEqual(['Paid', 'Paid']);
  const sheets = database.db.updateTable('salary_sheet').set({ net: 0n });
  await expect(sheets.execute()).rejects.toThrow('What was paid is not changed.');
});

it('a festival bonus comes to the same there', async () => {
  const { id } = await world.person({ joinedOn: '2025-09-20' });
  await world.salary(id, '30000.00', '2025-09-20');
  await world.bonus(world.payroll, {
    festival: 'Eid-ul-Fitr',
    date: '2026-03-20',
    percent: 10_000,
    of: null,
    afterMonths: 6,
    prorated: 'Yes',
    religions: [],
  });
  expect(await expectSameByHand(database.db, '2026-03')).toBe(3);
  const [own] = await world.sheets('2026-03', `&employeeId=${id}`);
  expect(own).toMatchObject({ kind: 'Bonus', net: '15000.00' });
});
