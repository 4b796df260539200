import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { minorUnits } from '@muster/contract/kernel/money/money.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../testing/client.ts';
import { sendBatches } from '../../../../testing/files/send-batches.ts';
import { pdfPages, printed } from '../../../../testing/files/documents.ts';
import { made } from '../../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../../testing/people/make-leave.ts';
import { lookedAt } from '../../../../testing/people/looked-at.ts';
import { makePay, type PayWorld } from '../../../../testing/people/make-pay.ts';

/** July to September 2025 were paid with tax, October is generated; July is deposited, August in part. */
let world: PayWorld;
let mira: Awaited<ReturnType<PayWorld['person']>>;
let boss: Awaited<ReturnType<PayWorld['person']>>;
let plain: string;

const ownPath = (query = 'year=2025&language=en') =>
  `/employee-panel/salary/tax-certificate?${query}`;
const officePath = (id: string, query = 'year=2025&language=en') =>
  `/salary/tax-certificate/${id}?${query}`;

async function payMonth(month: string, people: readonly string[], concernId?: string) {
  await world.closeMonth(month, Object.fromEntries(people.map((id) => [id, {}])), concernId);
  const run = await world.generate(world.payroll, month, concernId);
  made(await world.hr.post('/salary/salary-paid', { run, reason: lookedAt }), 'data.people');
}

const deposit = async (month: string, challanNumber: string, amount: string, date: string) =>
  made(
    await world.payroll.post('/salary/tax-deposit', {
      concernCompany: world.house.padma,
      month,
      challanNumber,
      amount,
      date,
      bank: 'Sonali Bank',
    }),
    'data._id',
  );

beforeAll(async () => {
  world = await makePay();
  const { admin, house, components } = world;
  for (const concern of [house.padma, house.meghna])
    await admin.put(`/settings/pay?concern=${concern}`, { incomeTax: 'Yes' });
  const basic = { component: components['Basic'] ?? '', calculation: 'remainder' };
  plain = await world.structure('Plain', [{ ...basic, inGross: 'Yes' }]);
  boss = await world.person({ name: 'Boss', joinedOn: '2020-01-15' });
  mira = await world.person({
    name: 'Mira Rahman',
    number: 'E-7',
    managerId: boss.id,
    joinedOn: '2020-01-15',
  });
  await sql`insert into person_detail (employee_id, tax_number) values (${mira.id}, '1874 5520 9316')
    on conflict (employee_id) do update set tax_number = excluded.tax_number`.execute(
    world.test.database.db,
  );
  await world.salary(mira.id, '100000.00', '2020-01-15', plain);
  for (const month of ['2025-07', '2025-08', '2025-09']) await payMonth(month, [mira.id]);
  await world.closeMonth('2025-10', { [mira.id]: {} });
  await world.generate(world.payroll, '2025-10');
  await deposit('2025-07', 'CH-71', '3000.00', '2025-08-10');
  await deposit('2025-07', 'CH-72', '750.00', '2025-08-11');
  await deposit('2025-08', 'CH-81', '1000.00', '2025-09-08');
});
afterAll(() => world.close());

async function pagesOf(client: Client, path: string): Promise<string[]> {
  const reply = await world.test.app.inject({
    url: basePath + path,
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pages = await pdfPages(new Uint8Array(reply.rawPayload));
  return pages.map((page) => page.replaceAll(/\s+/g, ' '));
}

/** An amount as it is grouped in Bangladesh. */
const figure = '(-?[\\d,]+\\.\\d\\d)';
/** The two amounts of a row, in hundredths. */
function rowOf(page: string, name: string): bigint[] {
  const found = new RegExp(`${name} ${figure} ${figure}`).exec(page);
  return (found?.slice(1) ?? []).map((text) => minorUnits(text.replaceAll(',', '')));
}

describe('is refused', () => {
  it('to whoever is neither its owner nor keeps pay', async () => {
    for (const path of [ownPath(), officePath(mira.id)])
      expect(statusAndCode(await world.test.nobody.get(path))).toEqual([401, 'session.none']);
    for (const client of [mira.client, boss.client])
      expect(statusAndCode(await client.get(officePath(mira.id)))).toEqual([
        403,
        'access.not-allowed',
      ]);
    const none = [404, 'record.not-found'];
    expect(statusAndCode(await boss.client.get(ownPath()))).toEqual(none);
    expect(statusAndCode(await world.hr.get(officePath(boss.id)))).toEqual(none);
    expect(statusAndCode(await world.hr.get(officePath(mira.id, 'year=2023')))).toEqual(none);
    expect(statusAndCode(await world.hr.get(officePath(mira.id, 'language=de')))).toEqual([
      400,
      'request.fields',
    ]);
  });

  it('to the office of another company, as if it were not there', async () => {
    const other = await world.enter({
      kind: 'user',
      id: await world.test.newUser({ role: 'HR', concernId: world.house.meghna }),
    });
    const refused = await other.get(officePath(mira.id));
    expect(statusAndCode(refused)).toEqual([404, 'record.not-found']);
    const body = { employees: [mira.id], year: 2025 };
    expect((await other.post('/salary/tax-certificate-document', body)).status).toBe(422);
  });
});

describe('a certificate', () => {
  it('has every month that was paid, its sums are those of the database', async () => {
    const [page = '', ...more] = await pagesOf(mira.client, ownPath());
    expect(more).toEqual([]);
    const months = await sql<{ month: string; taxable: bigint; tax: bigint }>`
      select month, sum(taxable)::bigint as taxable, sum(tax)::bigint as tax from salary_sheet
      where employee_id = ${mira.id} and state = 'Paid' group by month order by month`.execute(
      world.test.database.db,
    );
    const names = ['July 2025', 'August 2025', 'September 2025'];
    expect(months.rows.map(({ taxable, tax }) => [taxable, tax])).toEqual(
      names.map((name) => rowOf(page, name)),
    );
    const sum = (of: 'taxable' | 'tax') => months.rows.reduce((all, row) => all + row[of], 0n);
    expect(rowOf(page, 'Total')).toEqual([sum('taxable'), sum('tax')]);
    expect(page).not.toContain('October 2025 1');
    expect(page).toContain('Tax deducted in words: Taka Eleven Thousand Two Hundred Fifty Only');
  });

  it('says whose it is, by whom, and how the tax of the year came about', async () => {
    const [page] = await pagesOf(world.payroll, officePath(mira.id));
    for (const text of [
      'Tax certificate, income year 2025-26',
      'Padma Foods',
      'Mira Rahman',
      'E-7',
      '1874 5520 9316',
      'Jul 01, 2025 – Mar 02, 2026',
      'Tax of the year as calculated with the pay of September 2025',
      'Salary income 12,00,000.00',
      'Exempt -4,00,000.00',
      'Taxable income 8,00,000.00',
      'Tax by bands 45,000.00',
      'Tax of the year 45,000.00',
      'Surcharges on wealth and cars are not taken from pay',
      'Authorised signature',
    ])
      expect(page).toContain(text);
  });

  it('names the challans, and is provisional as long as something is missing', async () => {
    const [page] = await pagesOf(world.payroll, officePath(mira.id));
    expect(page).toMatch(/July 2025 [\d,.]+ [\d,.]+ CH-71, Aug 10, 2025 CH-72, Aug 11, 2025/);
    expect(page).toMatch(/August 2025 [\d,.]+ [\d,.]+ CH-81, Sep 08, 2025 Not deposited yet/);
    expect(page).toMatch(/September 2025 [\d,.]+ [\d,.]+ Not deposited yet/);
    for (const reason of [
      'the income year is not over',
      'some pay of the year is not paid yet',
      'tax of some months is not deposited yet',
    ])
      expect(page).toContain(`Provisional: ${reason}.`);
  });

  it('speaks Bangla with its figures, or both on one page', async () => {
    const [bangla] = await pagesOf(mira.client, ownPath('year=2025&language=bn'));
    expect(bangla).toContain('১,০০,০০০.০০');
    expect(bangla).not.toContain('Authorised');
    const both = await pagesOf(mira.client, ownPath('year=2025&language=both'));
    expect(both).toHaveLength(1);
    expect(both[0]).toMatch(/July 2025 · \S+ ২০২৫ 1,00,000\.00/);
  });

  it('has what was before this system once, and a page for each company that paid', async () => {
    const { db } = world.test.database;
    const test = { ...world.test, clock: Object.assign(world.clock, { advance: () => undefined }) };
    const sheets = sendBatches(test, { path: '/opening-figure-sheet', purpose: 'pay' });
    const nila = await world.person({ name: 'Nila', number: 'E-9', joinedOn: '2020-01-15' });
    await world.salary(nila.id, '100000.00', '2020-01-15', plain);
    const openings = await sheets.check(world.payroll, [
      ['Employee number', 'Figures up to month', 'Taxable pay so far', 'Tax so far'],
      ['E-9', 'Oct 2025', '400000', '15000.50'],
    ]);
    expect((await sheets.act(world.payroll, openings, 'apply')).status).toBe(200);
    await payMonth('2025-11', [nila.id]);
    await sql`insert into employment_period (id, employee_id, from_date, changed, cause, designation_id,
        department_id, status, created_at)
      select ${crypto.randomUUID()}, id, '2025-12-01', '{department}', 'change', designation_id,
        ${world.house.furnace}, status, created_at
      from employee where id = ${nila.id}`.execute(db);
    await payMonth('2025-12', [nila.id], world.house.meghna);
    const [padma = '', meghna = '', ...more] = await pagesOf(world.hr, officePath(nila.id));
    expect(more).toEqual([]);
    const before = 'Before this system was used';
    expect(rowOf(padma, before)).toEqual([40_000_000n, 1_500_050n]);
    const kept = await sql<{ tax: bigint }>`select tax from salary_sheet
      where employee_id = ${nila.id} order by month`.execute(db);
    const [november = 0n, december = 0n] = kept.rows.map(({ tax }) => tax);
    expect(rowOf(padma, 'Total')).toEqual([50_000_000n, 1_500_050n + november]);
    expect(padma).toContain('Jul 01 – Nov 30, 2025');
    expect(padma).not.toContain('Taxable income');
    expect(rowOf(meghna, before)).toEqual([]);
    expect(rowOf(meghna, 'Total')).toEqual([10_000_000n, december]);
    expect(meghna).toContain('Meghna Steel');
    expect(meghna).toContain('Taxable income 8,00,000.00');
    const limited = await world.enter({
      kind: 'user',
      id: await world.test.newUser({ role: 'HR', concernId: world.house.meghna }),
    });
    const [only, ...none] = await pagesOf(limited, officePath(nila.id));
    expect([only?.includes('Meghna Steel'), none]).toEqual([true, []]);
  });

  it('of many is one document, by name, which the audit log keeps', async () => {
    const { content } = await printed(world, world.payroll, '/salary/tax-certificate-document', {
      employees: [mira.id, boss.id],
      year: 2025,
      language: 'en',
    });
    const pages = await pdfPages(content);
    expect(pages.map((page) => page.includes('Mira Rahman'))).toEqual([true]);
    const log = await sql<{ action: string; recordId: string | null }>`select action,
        record_id as "recordId" from audit_entry where action like '%certificate%'
      group by 1, 2 order by 1`.execute(world.test.database.db);
    expect(log.rows).toContainEqual({ action: 'tax-certificate.pdf', recordId: mira.id });
    expect(new Set(log.rows.map(({ action }) => action))).toEqual(
      new Set(['own-tax.certificate', 'tax-certificate.pdf', 'tax-certificate.print']),
    );
  });

  it('is final once the year is over and all of it is deposited', async () => {
    for (const [month, number, amount] of [
      ['2025-08', 'CH-82', '2750.00'],
      ['2025-09', 'CH-91', '3750.00'],
    ] as const)
      await deposit(month, number, amount, '2025-10-08');
    const runs = await sql<{ id: string }>`select id from salary_run
      where month = '2025-10' and concern_id = ${world.house.padma}`.execute(
      world.test.database.db,
    );
    expect((await world.hr.post('/salary/salary-paid', { run: runs.rows[0]?.id })).status).toBe(
      200,
    );
    await deposit('2025-10', 'CH-101', '3750.00', '2025-11-08');
    await world.travel('2026-07-02T04:00:00.000Z');
    const [page = ''] = await pagesOf(mira.client, ownPath());
    expect(page).toContain('Final');
    expect(page).not.toContain('Provisional');
    expect(page).not.toContain('Not deposited yet');
  });
});
