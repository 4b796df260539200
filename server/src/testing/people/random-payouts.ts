import { minorUnits } from '@muster/contract/kernel/money/money.ts';
import { payEn } from '@muster/contract/pay/words.en.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { readExport, sentFile, sumOf } from '../files/read-export.ts';
import { made } from './make-house.ts';
import type { PayWorld } from './make-pay.ts';
import { makeBank } from './pay-accounts.ts';
import { lookedAt } from './looked-at.ts';

const size = 12;
const methods = ['Bank', 'Wallet', 'Cash'] as const;
const method = fc.constantFrom(...methods, null);
const persons = fc.record({
  method,
  /** after batches were made: what was sent must not move */
  later: method,
  isHeld: fc.boolean(),
  isPaid: fc.boolean(),
  /** takes all that is earned: nothing is left to send */
  isWithoutPay: fc.boolean(),
});
type Person = typeof persons extends fc.Arbitrary<infer P> ? P : never;
/** The first two are always paid, so that there is something to send to a bank and to wallets. */
const alwaysPaid = { later: null, isHeld: false, isPaid: true, isWithoutPay: false };
const months = fc.record({
  people: fc
    .array(persons, { minLength: size - 2, maxLength: size - 2 })
    .map((rest): Person[] => [
      { ...alwaysPaid, method: 'Bank' },
      { ...alwaysPaid, method: 'Wallet' },
      ...rest,
    ]),
  batches: fc.oneof(fc.subarray([...methods]), fc.constant([...methods])),
  isApproved: fc.boolean(),
});

interface Part {
  readonly people: number;
  readonly net: string;
}
interface BankSheet {
  readonly data: readonly { group: string; net: string; batch: object | null }[];
  readonly totals: Readonly<Record<string, Part>>;
}
const sum = (amounts: readonly string[]) =>
  amounts.reduce((all, amount) => all + minorUnits(amount), 0n);

/** Shipped with the house: the amounts of the last stand at the end of each line, in minor units. */
const templates = {
  xlsx: '018f0000-0000-7000-8000-000000000101',
  csv: '018f0000-0000-7000-8000-000000000102',
  fixed: '018f0000-0000-7000-8000-000000000103',
};
const amountWidth = 15;
const { batch: batchWords, sheet: sheetWords } = payEn.bank;
const groupOf = {
  bank: 'Bank',
  wallet: 'Wallet',
  cash: 'Cash',
  held: 'Held',
  missingAccount: 'Missing',
} as const;

/** Whatever becomes of a month: bank + wallet + cash + held + missing account = total of the sheet, in files, too. */
export async function expectOfRandomPayouts(world: PayWorld, numRuns: number): Promise<void> {
  const bank = await makeBank(world, 'Sonali Bank');
  const people: string[] = [];
  for (let at = 0; at < size; at += 1) {
    const { id } = await world.person({
      joinedOn: '1985-01-01',
      departmentId: at % 3 === 0 ? world.house.audit : world.house.sales,
    });
    await world.salary(id, `${9000 + at * 137}.${10 + at}`, '1986-01-01');
    people.push(id);
  }
  const account = { name: 'Main', concernCompany: world.house.padma, bank, accountNumber: '1' };
  const payer = made(await world.admin.post('/paying-account', account), 'data._id');

  async function payBy(chosen: readonly Person['method'][]): Promise<void> {
    const { db } = world.test.database;
    await sql`delete from employee_bank_account`.execute(db);
    for (const [at, by] of chosen.entries())
      if (by !== null)
        await sql`insert into employee_bank_account (employee_id, method, bank_id, account_name,
            account_number, updated_at)
          select ${people[at]}, ${by}, ${by === 'Cash' ? null : bank}::uuid,
            ${by === 'Cash' ? null : 'A'}, ${by === 'Cash' ? null : '0123'}, now()`.execute(db);
  }

  async function expectWhole(month: string, filters: string): Promise<BankSheet> {
    const query = `month=${month}&limit=0${filters}`;
    const reply = await world.hr.get(`/salary/get-bank-sheet?${query}`);
    expect(reply.status).toBe(200);
    const answer = reply.body as BankSheet;
    const { total, ...parts } = answer.totals;
    const all = Object.values(parts);
    expect(Object.keys(parts)).toEqual(['bank', 'wallet', 'cash', 'held', 'missingAccount']);
    expect(sum(all.map(({ net }) => net))).toBe(minorUnits(total?.net ?? ''));
    expect(all.reduce((count, part) => count + part.people, 0)).toBe(total?.people);
    // told by the sheet itself, which knows nothing of banks
    const sheet = await world.hr.get(`/salary/get-salary-sheet?${query}`);
    expect([total?.people, total?.net]).toEqual([
      Number(sheet.at('totals.people')),
      sheet.at('totals.net'),
    ]);
    for (const [key, group] of Object.entries(groupOf)) {
      const rows = answer.data.filter((row) => row.group === group);
      expect([rows.length, sum(rows.map(({ net }) => net))]).toEqual([
        parts[key]?.people,
        minorUnits(parts[key]?.net ?? ''),
      ]);
    }
    return answer;
  }

  /** Read back from the files, the bank sheet comes to its totals and each batch to what was sent. */
  async function expectFilesAddUp(
    month: string,
    totals: BankSheet['totals'],
    batches: readonly string[],
  ): Promise<void> {
    for (const format of ['csv', 'xlsx']) {
      const path = `/salary/get-bank-sheet/export?month=${month}&format=${format}`;
      const read = await readExport(world.test, world.hr, path);
      expect([read.length, sumOf(read, batchWords.net)]).toEqual([
        totals['total']?.people,
        minorUnits(totals['total']?.net ?? ''),
      ]);
      for (const [key, group] of Object.entries(groupOf)) {
        const rows = read.filter((row) => row[sheetWords.group] === sheetWords.groups[group]);
        expect([key, sumOf(rows, batchWords.net)]).toEqual([
          key,
          minorUnits(totals[key]?.net ?? ''),
        ]);
      }
    }
    for (const id of batches) {
      const { rows } = await sql<{ net: bigint; people: number }>`select people, net
        from bank_batch where id = ${id}`.execute(world.test.database.db);
      const file = (template: string) => `/salary/bank-batch/${id}/file?template=${template}`;
      for (const template of [templates.csv, templates.xlsx]) {
        const read = await readExport(world.test, world.hr, file(template));
        expect({ people: read.length, net: sumOf(read, 'Amount') }).toEqual(rows[0]);
      }
      const { body } = await sentFile(world.test, world.hr, file(templates.fixed));
      const lines = body.trim().split('\r\n');
      const net = lines.reduce((all, line) => all + BigInt(line.slice(-amountWidth)), 0n);
      expect({ people: lines.length, net }).toEqual(rows[0]);
    }
  }

  let round = 0;
  await fc.assert(
    fc.asyncProperty(months, async (given) => {
      round += 1;
      const month = `${2000 + Math.floor(round / 12)}-${String((round % 12) + 1).padStart(2, '0')}`;
      await payBy(given.people.map((person) => person.method));
      await world.closeMonth(month, Object.fromEntries(people.map((id) => [id, {}])));
      for (const [at, { isWithoutPay }] of given.people.entries())
        if (isWithoutPay)
          await world.hr.post('/salary-entry', {
            employeeId: people[at],
            component: world.components['Canteen'],
            amount: '99999.00',
            fromMonth: month,
            toMonth: month,
          });
      const run = await world.generate(world.payroll, month);
      await expectWhole(month, '');
      const sheets = (await world.sheets(month)) as {
        _id: string;
        employeeId: { _id: string };
      }[];
      const idOf = (at: number) =>
        sheets.find((sheet) => sheet.employeeId._id === people[at])?._id ?? '';
      for (const [at, { isHeld }] of given.people.entries())
        if (isHeld) await world.hr.post(`/salary/${idOf(at)}/hold`, { reason: 'Papers' });
      if (given.isApproved)
        await world.hr.post('/salary/salary-approve', { run, reason: lookedAt });
      const paid = given.people.flatMap(({ isPaid, isHeld }, at) =>
        isPaid && !isHeld ? [idOf(at)] : [],
      );
      if (paid.length > 0)
        await world.hr.post('/salary/salary-paid', { run, reason: lookedAt, salarySheets: paid });
      const before = await expectWhole(month, '');
      const files: string[] = [];
      for (const by of given.batches) {
        const batch = { run, method: by, payingAccount: payer };
        const reply = await world.hr.post('/salary/bank-batch', batch);
        // of cash there is a list, and no file
        if (reply.status === 200 && by !== 'Cash') files.push(reply.at('data._id'));
      }
      expect(files).toHaveLength(given.batches.filter((by) => by !== 'Cash').length);
      expect((await expectWhole(month, '')).totals).toEqual(before.totals);
      await payBy(given.people.map(({ later }) => later));
      for (const filters of [
        '',
        `&department=${world.house.audit}`,
        `&employeeId=${people[0]}`,
        ...['Generated', 'Held', 'Approved', 'Paid'].map((state) => `&status=${state}`),
      ])
        await expectWhole(month, filters);
      const batched = await sql<{ net: bigint; lines: bigint }>`select
        coalesce(sum(net), 0)::bigint as net, (select coalesce(sum(amount), 0)::bigint
          from bank_batch_line join bank_batch on bank_batch.id = batch_id
          where run_id = ${run}) as lines
      from bank_batch where run_id = ${run}`.execute(world.test.database.db);
      const sent = (await expectWhole(month, '')).data.filter(({ batch }) => batch !== null);
      expect([batched.rows[0]?.net, batched.rows[0]?.lines]).toEqual(
        Array.from({ length: 2 }, () => sum(sent.map(({ net }) => net))),
      );
      await expectFilesAddUp(month, (await expectWhole(month, '')).totals, files);
    }),
    { numRuns, endOnFailure: true },
  );
}
