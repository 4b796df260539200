import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../platform/db/database.ts';
import { sendBatches, workOffTogether } from '../../../testing/files/send-batches.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { newDataFolder } from '../../../testing/postgres/data-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-pay-sheet-'));
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

it('a sheet of pay is written once and taken back on the embedded database, too', async () => {
  const { payroll, test } = world;
  await world.person({ number: 'E-1', name: 'Person E-1' });
  const address = '/salary-entry-sheet';
  const sheets = sendBatches(test, { path: address, purpose: 'pay' });
  const lines = Array.from({ length: 400 }, (_, at) => ['E-1', 'Canteen', `${at + 1}`, '2026-03']);
  const id = await sheets.check(payroll, [['number', 'component', 'amount', 'month'], ...lines]);
  expect(await sheets.batch(payroll, id)).toMatchObject({ counts: { new: 400, faulty: 0 } });
  const replies = await Promise.all([1, 2].map(() => payroll.post(`${address}/${id}/apply`)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await workOffTogether(test);
  const entered = () => payroll.get('/salary-entry/data?limit=1');
  expect((await entered()).at('total')).toBe('400');
  expect((await payroll.get(`${address}/${id}/totals`)).body).toMatchObject({
    data: [{ name: 'Canteen', rows: 400, amount: '80200.00' }],
  });
  expect((await sheets.act(payroll, id, 'undo')).status).toBe(200);
  expect((await entered()).at('total')).toBe('0');
});

it('others do not wait for the whole of a long sheet, and see all of it or nothing', async () => {
  const { payroll, test } = world;
  await world.person({ number: 'L-1', name: 'Person L-1' });
  const address = '/salary-entry-sheet';
  const sheets = sendBatches(test, { path: address, purpose: 'pay' });
  const count = 2000;
  const lines = Array.from({ length: count }, (_, at) => [
    'L-1',
    'Canteen',
    `${at + 1}`,
    '2026-04',
  ]);
  const id = await sheets.check(payroll, [['number', 'component', 'amount', 'month'], ...lines]);
  for (const [action, before, after] of [
    ['apply', '0', `${count}`],
    ['undo', `${count}`, '0'],
  ] as const) {
    const going = { on: true };
    const began = performance.now();
    const whole = sheets.act(payroll, id, action).finally(() => (going.on = false));
    const seen: string[] = [];
    let longest = 0;
    while (going.on) {
      const asked = performance.now();
      seen.push((await payroll.get('/salary-entry/data?search=L-1&limit=1')).at('total'));
      longest = Math.max(longest, performance.now() - asked);
    }
    expect((await whole).status).toBe(200);
    expect(longest / (performance.now() - began)).toBeLessThan(0.4);
    expect(seen.filter((total, at) => total !== seen[at - 1])).toEqual(
      seen.includes(after) ? [before, after] : [before],
    );
    expect((await payroll.get('/salary-entry/data?search=L-1&limit=1')).at('total')).toBe(after);
  }
});
