import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { after, days, minutes } from '../../platform/clock.ts';
import type { Client } from '../../testing/client.ts';
import { makeSecretPay, secretMonths, type SecretPay } from '../../testing/people/secret-pay.ts';

/** Whoever opened the pay of Rahim is in the log of Rahim, once for each time; he himself is not. */
const { paid } = secretMonths;
const standardCsv = '018f0000-0000-7000-8000-000000000102';
let world: SecretPay;
let round = 0;

interface Entry {
  readonly action: string;
  readonly record: string;
  readonly recordId: string | null;
  readonly after: Record<string, unknown> | null;
}
let since = '';
/** What was read since the test began. */
async function read(): Promise<Entry[]> {
  const found = await sql<Entry>`select entry.action, entry.record, entry.record_id as "recordId",
      told.after from audit_entry as entry
    left join audit_value as told on told.audit_entry_id = entry.id
    where entry.at >= ${since} order by entry.id`.execute(world.test.database.db);
  return found.rows;
}
const get = async (client: Client, path: string) => {
  const reply = await client.get(path);
  expect(reply.status, reply.text).toBe(200);
};

beforeAll(async () => {
  world = await makeSecretPay();
});
afterAll(() => world.close());
// a day later nothing of the last test was just read
beforeEach(async () => {
  round += 1;
  await world.travel(new Date(Date.UTC(2026, 2, 2, 6) + round * days(1)).toISOString());
  since = world.clock.now();
});

describe('nothing is written of', () => {
  it('the own pay, read by oneself in whatever way', async () => {
    const { rahim, ids } = world;
    const own = '/employee-panel/salary';
    for (const path of [
      `${own}/payslips`,
      `${own}/payslip/${ids.sheet}`,
      `${own}/payslip/${ids.sheet}/around`,
      `${own}/payslip/${ids.sheet}/questions`,
      `${own}/payslip/${ids.sheet}/pdf`,
      `${own}/loans`,
      `${own}/provident-fund`,
    ])
      await get(rahim.client, path);
    const account = await world.test.newUser({ role: 'PAYROLL', employeeId: rahim.id });
    const officer = await world.enter({ kind: 'user', id: account });
    await get(officer, `/salary/${ids.sheet}`);
    await get(officer, `/salary-loan/${ids.loan}`);
    expect((await read()).filter(({ action }) => !action.startsWith('users.'))).toEqual([]);
    await world.admin.delete(`/users/${account}`);
  });

  it('what was refused, or is not there', async () => {
    const { ids, boss, others } = world;
    for (const client of [boss, others.hr, others.payroll, others.admin])
      for (const path of [
        `/salary/${ids.sheet}`,
        `/salary/${ids.sheet}/pdf`,
        `/salary-loan/${ids.loan}`,
      ])
        expect([403, 404]).toContain((await client.get(path)).status);
    expect((await world.hr.get(`/salary/${crypto.randomUUID()}`)).status).toBe(404);
    expect(await read()).toEqual([]);
  });
});

describe('is one entry', () => {
  const of = (action: string, more: object | null = null) => ({
    action,
    record: 'employee',
    recordId: world.rahim.id,
    after: more,
  });

  it('a payslip, with all that its screen asks for at once', async () => {
    const { hr, ids } = world;
    await Promise.all(
      ['', '/around', '/questions'].map((part) => get(hr, `/salary/${ids.sheet}${part}`)),
    );
    await get(hr, `/salary/${ids.sheet}`);
    expect(await read()).toEqual([of('salary-sheet.read', { salarySheet: ids.sheet })]);
  });

  it('for each reader, for each payslip, and again after ten minutes', async () => {
    const { hr, payroll, ids } = world;
    await get(hr, `/salary/${ids.sheet}`);
    await get(payroll, `/salary/${ids.sheet}`);
    await get(hr, `/salary/${ids.later}`);
    expect(await read()).toHaveLength(3);
    world.clock.set(after(since, minutes(9)));
    await get(hr, `/salary/${ids.sheet}`);
    expect(await read()).toHaveLength(3);
    world.clock.set(after(since, minutes(11)));
    await get(hr, `/salary/${ids.sheet}`);
    expect(await read()).toHaveLength(4);
  });

  it('what he earns, with what is entered for him and late corrections', async () => {
    const { payroll, rahim } = world;
    await Promise.all(
      [
        `/salary/data/?employeeId=${rahim.id}`,
        `/salary/rate/${rahim.id}`,
        `/salary-entry/data?employeeId=${rahim.id}&limit=0`,
        `/late-correction/data?employeeId=${rahim.id}`,
      ].map((path) => get(payroll, path)),
    );
    expect(await read()).toEqual([of('salary.history')]);
  });

  it('a loan, a fund and a question, named after the person', async () => {
    const { payroll, rahim, ids } = world;
    await get(payroll, `/salary-loan/${ids.loan}`);
    await get(payroll, `/provident-fund/${rahim.id}`);
    const path = `/employee-panel/salary/payslip/${ids.sheet}/question`;
    const asked = await rahim.client.post(path, { line: 1, message: 'Why?' });
    const question = asked.at('data._id');
    await get(payroll, `/salary/question/${question}`);
    expect((await read()).filter(({ action }) => action !== 'pay-question.ask')).toEqual([
      of('salary-loan.read', { salaryLoan: ids.loan }),
      of('provident-fund.read'),
      of('pay-question.read', { payQuestion: question }),
    ]);
  });

  it('a list, whatever page of it and however sorted; another filter is another list', async () => {
    const { hr } = world;
    const list = `/salary/get-salary-sheet?month=${paid}`;
    await get(hr, list);
    await get(hr, `${list}&pageNo=2&limit=5`);
    await get(hr, `${list}&sort=-net`);
    await get(hr, `${list}&search=rahim`);
    const entry = { action: 'salary-sheet.list', record: 'employee', recordId: null };
    expect(await read()).toEqual([
      { ...entry, after: { rows: 1, filters: { month: paid } } },
      { ...entry, after: { rows: 1, filters: { month: paid, search: 'rahim' } } },
    ]);
  });

  it('every file each time it is taken, with its rows; one payslip with its person', async () => {
    const { hr, ids } = world;
    const list = `/salary/get-salary-sheet/export?month=${paid}&format=csv`;
    await get(hr, list);
    await get(hr, list);
    await get(hr, `${list}&ids=${ids.sheet}`);
    await get(hr, `/salary/${ids.sheet}/pdf`);
    await get(hr, `/salary/${ids.sheet}/pdf`);
    await get(hr, `/salary/bank-batch/${ids.batch}/file?template=${standardCsv}`);
    const told = (await read()).map(({ action, record, recordId, after: kept }) => [
      action,
      record,
      recordId,
      kept?.['rows'],
    ]);
    const he = ['employee', world.rahim.id] as const;
    expect(told).toEqual([
      ['salary-sheet.export', 'employee', null, 1],
      ['salary-sheet.export', 'employee', null, 1],
      ['salary-sheet.export', ...he, 1],
      ['salary-sheet.pdf', ...he, 1],
      ['salary-sheet.pdf', ...he, 1],
      ['bank-batch.download', 'bank_batch', ids.batch, undefined],
    ]);
  });
});

it('all calls that a screen makes at the same moment are kept apart by reader alone', async () => {
  const { hr, payroll, ids } = world;
  const many = Array.from({ length: 6 }, () => [hr, payroll]).flat();
  await Promise.all(many.map((client) => get(client, `/salary/${ids.sheet}`)));
  expect(await read()).toHaveLength(2);
});

describe('who opened it', () => {
  interface Shown {
    readonly action: string;
    readonly actor: { readonly name: string };
    readonly reading: { readonly person: string | null; readonly rows: number | null } | null;
  }
  const logOf = async (query: string): Promise<Shown[]> => {
    const reply = await world.hr.get(`/audit/data?limit=200&from=${since.slice(0, 10)}&${query}`);
    expect(reply.status, reply.text).toBe(200);
    return (reply.body as { data: Shown[] }).data;
  };
  const readers = (client: Client, id = world.ids.sheet) => client.get(`/salary/${id}/readers`);

  it('is told to HR and administrators of all companies, and to nobody else', async () => {
    const { boss, payroll, rahim, recruiter, others, admin } = world;
    const management = await world.test.as('allAccess');
    for (const client of [boss, payroll, rahim.client, recruiter, management])
      expect((await readers(client)).status).toBe(403);
    for (const client of [others.hr, others.admin])
      expect((await readers(client)).at('code')).toBe('access.of-group');
    expect((await readers(admin, crypto.randomUUID())).status).toBe(404);
    expect(await read()).toEqual([]);
  });

  it('stands on the payslip, the last first, and in the log of the person, by name', async () => {
    const { payroll, hr, ids, rahim } = world;
    await get(payroll, `/salary/${ids.sheet}`);
    world.clock.set(after(since, minutes(1)));
    await get(payroll, `/salary/${ids.sheet}/pdf`);
    await get(payroll, `/salary/${ids.later}`);
    const reply = await readers(hr);
    const last = (reply.body as { data: { name: string; how: string }[] }).data.slice(0, 2);
    expect(last).toMatchObject([
      { name: 'Parul Payroll', how: 'pdf' },
      { name: 'Parul Payroll', how: 'read' },
    ]);
    const about = await logOf(`record=employee&recordId=${rahim.id}&sort=at`);
    expect(about.map(({ action, actor, reading }) => [action, actor.name, reading])).toEqual([
      ['salary-sheet.read', 'Parul Payroll', { person: 'Rahim Uddin', rows: null }],
      ['salary-sheet.pdf', 'Parul Payroll', { person: 'Rahim Uddin', rows: 1 }],
      ['salary-sheet.read', 'Parul Payroll', { person: 'Rahim Uddin', rows: null }],
    ]);
  });

  it('says of a list how many there were, and of what was changed nothing of the kind', async () => {
    await get(world.payroll, `/salary/get-salary-sheet/export?month=${paid}`);
    await world.hr.post('/bank', { name: 'Another Bank' });
    expect(await logOf('action=salary-sheet.export')).toMatchObject([
      { reading: { person: null, rows: 1 } },
    ]);
    expect(await logOf('action=bank.create')).toMatchObject([{ reading: null }]);
  });
});
