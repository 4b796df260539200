import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../testing/client.ts';
import { readExport, sumOf } from '../../../../testing/files/read-export.ts';
import { made } from '../../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../../testing/people/make-pay.ts';

/** July and August 2025 were paid with 3,750.00 of tax each, September is approved, October generated. */
let world: PayWorld;
let mira: Awaited<ReturnType<PayWorld['person']>>;
const path = '/salary/tax-deposit';
const [july, august, september] = ['2025-07', '2025-08', '2025-09'];

beforeAll(async () => {
  world = await makePay();
  const { admin, house, components } = world;
  await admin.put(`/settings/pay?concern=${house.padma}`, { incomeTax: 'Yes' });
  const basic = { component: components['Basic'] ?? '', calculation: 'remainder' };
  const plain = await world.structure('Plain', [{ ...basic, inGross: 'Yes' }]);
  mira = await world.person({ name: 'Mira', number: 'E-7', joinedOn: '2020-01-15' });
  await world.salary(mira.id, '100000.00', '2020-01-15', plain);
  const small = await world.person({ name: 'Small', joinedOn: '2020-01-15' });
  await world.salary(small.id, '20000.00', '2020-01-15', plain);
  for (const month of [july, august, september, '2025-10']) {
    await world.closeMonth(month, { [mira.id]: {}, [small.id]: {} });
    const run = await world.generate(world.payroll, month);
    if (month <= august) made(await world.hr.post('/salary/salary-paid', { run }), 'data.people');
    if (month === september)
      expect((await world.hr.post('/salary/salary-approve', { run })).status).toBe(200);
  }
});
afterAll(() => world.close());

const challan = (given: object = {}) => ({
  concernCompany: world.house.padma,
  month: july,
  challanNumber: 'A-1',
  date: '2025-08-05',
  bank: 'Sonali Bank, Motijheel',
  amount: '1000.00',
  ...given,
});
const record = (given: object = {}, client: Client = world.payroll) =>
  client.post(path, challan(given));
const listed = async (query = '&year=2025', client: Client = world.payroll) =>
  client.get(`${path}?concernCompany=${world.house.padma}${query}`);
interface Month {
  readonly month: string;
  readonly status: string | null;
  readonly challans: readonly { readonly _id: string; readonly version: number }[];
}
const monthOf = async (month: string): Promise<Month | undefined> => {
  const { body } = await listed();
  return (body as { data: { months: Month[] } }).data.months.find((one) => one.month === month);
};
const fieldsOf = (reply: { readonly body: unknown }) =>
  Object.keys((reply.body as { fields?: object }).fields ?? {});

describe('is refused', () => {
  it('to whoever does not keep pay; management reads', async () => {
    expect(statusAndCode(await world.test.nobody.get(path))).toEqual([401, 'session.none']);
    const file = `${path}/month/export?concernCompany=${world.house.padma}&month=${july}&format=csv`;
    expect((await listed('', mira.client)).status).toBe(403);
    expect((await mira.client.get(file)).status).toBe(403);
    expect((await record({}, mira.client)).status).toBe(403);
    const { client: chief } = await world.person({ roleKey: 'Chief Executive Officer' });
    expect((await listed('', chief)).status).toBe(200);
    expect((await record({}, chief)).status).toBe(403);
  });

  it('to those who keep pay of another company, as if there were no such company', async () => {
    const other = await world.enter({
      kind: 'user',
      id: await world.test.newUser({ role: 'HR', concernId: world.house.meghna }),
    });
    const file = `${path}/month/export?concernCompany=${world.house.padma}&month=${july}&format=csv`;
    for (const reply of [await listed('', other), await other.get(file), await record({}, other)])
      expect(statusAndCode(reply)).toEqual([404, 'record.not-found']);
  });

  it('where an amount is nothing, or more than was deducted of pay that was paid', async () => {
    for (const [given, field] of [
      [{ amount: '0.00' }, 'amount'],
      [{ amount: '-1.00' }, 'amount'],
      [{ amount: '3750.01' }, 'amount'],
      // approved and not paid, and nothing at all
      [{ month: september, date: '2025-10-05' }, 'amount'],
      [{ month: '2025-12', date: '2026-01-05' }, 'amount'],
      [{ date: '2025-06-30' }, 'date'],
      [{ date: '2026-03-03' }, 'date'],
    ] as const) {
      const reply = await record(given);
      expect([reply.status, fieldsOf(reply)]).toEqual([422, [field]]);
    }
    const empty = await record({ challanNumber: ' ', bank: '' });
    expect(fieldsOf(empty).toSorted()).toEqual(['bank', 'challanNumber']);
  });
});

describe('a month', () => {
  it('is due, partly deposited, then deposited with its challans', async () => {
    expect(await monthOf(july)).toMatchObject({ status: 'Due', people: 1, left: '3750.00' });
    expect(await monthOf(september)).toMatchObject({
      status: null,
      deducted: '0.00',
      unpaid: '3750.00',
    });
    made(await record(), 'data._id');
    expect(await monthOf(july)).toMatchObject({ status: 'Partly', left: '2750.00' });
    const again = await record({ challanNumber: 'a-1', month: august, date: '2025-09-05' });
    expect([statusAndCode(again), fieldsOf(again)]).toEqual([
      [409, 'pay.challan-there'],
      ['challanNumber'],
    ]);
    expect((await record({ challanNumber: 'A-2', amount: '2750.01' })).status).toBe(422);
    made(await record({ challanNumber: 'A-2', amount: '2750.00', date: '2025-08-06' }), 'data._id');
    expect(await monthOf(july)).toMatchObject({
      status: 'Deposited',
      left: '0.00',
      challans: [
        { challanNumber: 'A-1', date: '2025-08-05', recordedBy: 'Parul Payroll', version: 1 },
        { challanNumber: 'A-2', amount: '2750.00' },
      ],
    });
    const { body } = await listed();
    expect(body).toMatchObject({
      data: {
        currency: 'BDT',
        year: 2025,
        fromMonth: '2025-07',
        toMonth: '2026-06',
        totals: { deducted: '7500.00', unpaid: '3750.00', deposited: '3750.00', left: '3750.00' },
      },
    });
  });

  it('of two who deposit the rest at once one is refused', async () => {
    const asked = ['B-1', 'B-2'].map((challanNumber) =>
      record({ challanNumber, month: august, date: '2025-09-05', amount: '3750.00' }),
    );
    const replies = await Promise.all(asked);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await monthOf(august)).toMatchObject({ status: 'Deposited' });
  });

  it('has too much where pay was taken back since', async () => {
    const { db } = world.test.database;
    const [sheet] = await world.sheets(august, `&employeeId=${mira.id}`);
    const reverse = { salarySheets: [sheet?.['_id']], reason: 'He had left' };
    const runs = await sql<{
      id: string;
    }>`select id from salary_run where month = ${august}`.execute(db);
    const asked = await world.payroll.post(`/salary/run/${runs.rows[0]?.id}/reverse`, reverse);
    const agreed = await world.hr.post(`/salary/reversal/${made(asked, 'data._id')}/approve`, {});
    expect(agreed.status, agreed.text).toBe(200);
    expect(await monthOf(august)).toMatchObject({ status: 'Over', left: '-3750.00', people: 0 });
  });
});

describe('a challan', () => {
  it('is corrected within what was deducted, and not by two at once', async () => {
    const [first] = (await monthOf(july))?.challans ?? [];
    const { concernCompany: _company, month: _month, ...facts } = challan();
    const change = (given: object) => world.hr.put(`${path}/${first?._id}`, { ...facts, ...given });
    expect(fieldsOf(await change({ amount: '1000.01' }))).toEqual(['amount']);
    expect(fieldsOf(await change({ challanNumber: 'A-2' }))).toEqual(['challanNumber']);
    expect(fieldsOf(await change({ date: '2025-06-30' }))).toEqual(['date']);
    const changed = await change({ challanNumber: 'A-10', amount: '900.00', version: 1 });
    expect(changed.body).toMatchObject({ data: { challanNumber: 'A-10', version: 2 } });
    expect(statusAndCode(await change({ version: 1 }))).toEqual([409, 'record.changed-meanwhile']);
    expect(await monthOf(july)).toMatchObject({ status: 'Partly', left: '100.00' });
  });

  it('is removed with a reason only, which the audit log keeps', async () => {
    const [first] = (await monthOf(july))?.challans ?? [];
    const remove = (body: object) => world.hr.post(`${path}/${first?._id}/remove`, body);
    expect((await remove({})).status).toBe(400);
    expect((await remove({ reason: ' ' })).status).toBe(400);
    expect((await remove({ reason: 'Entered twice' })).status).toBe(200);
    expect((await remove({ reason: 'Entered twice' })).status).toBe(404);
    expect(await monthOf(july)).toMatchObject({ left: '1000.00', challans: [{}] });
    const log = await sql<{ action: string }>`select action from audit_entry
      where record = 'tax_deposit' and record_id = ${first?._id} order by at, id`.execute(
      world.test.database.db,
    );
    expect(log.rows.map(({ action }) => action)).toEqual([
      'tax-deposit.record',
      'tax-deposit.correct',
      'tax-deposit.remove',
    ]);
  });
});

it('the deposit list of a month has everyone of whom tax was deducted, and leaves an entry', async () => {
  for (const format of ['csv', 'xlsx']) {
    const file = `${path}/month/export?concernCompany=${world.house.padma}&month=${july}&format=${format}`;
    const rows = await readExport(world.test, world.hr, file);
    expect(rows.map((row) => [row['Employee number'], row['Employee']])).toEqual([['E-7', 'Mira']]);
    expect(sumOf(rows, 'Tax deducted')).toBe(375_000n);
    expect(sumOf(rows, 'Taxable pay')).toBe(10_000_000n);
  }
  const log = await sql`select 1 from audit_entry where action = 'tax-deposit.export'`.execute(
    world.test.database.db,
  );
  expect(log.rows).toHaveLength(2);
});
