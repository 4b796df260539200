import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readExport, sentFile } from '../../../testing/files/read-export.ts';
import { findBooked } from './booked-in-slices.ts';
import type { ToldJournal } from '../../../testing/people/journal-by-hand.ts';
import { made } from '../../../testing/people/make-house.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

/** February 2026 at Padma Foods: Rahim and Karim of Sales are paid, Salma of Audit is held. */
let world: PayWorld;
let rahim: Awaited<ReturnType<PayWorld['person']>>;
let runId: string;
const month = '2026-02';
const path = () => `/salary/journal/run/${runId}`;
const account = '/salary/journal/account';

const expense = { debitCode: '5101', debitName: 'Salaries' };
const payable = { creditCode: '2105', creditName: 'Payable' };
const set = (component: string | null, sides: object, where: object = {}) =>
  world.admin.post(account, { component, ...where, ...sides });
const of = (name: string): string => world.components[name] ?? '';
const journal = async (at = path()): Promise<ToldJournal> => {
  const reply = await world.hr.get(at);
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as { data: ToldJournal }).data;
};
const told = (lines: ToldJournal['lines']) =>
  lines.map((line) =>
    [
      line.account?.code ?? 'none',
      line.department?.name,
      line.component?.name ?? 'net',
      line.side,
      line.amount,
    ].join(' '),
  );

beforeAll(async () => {
  world = await makePay();
  rahim = await world.person({ name: 'Rahim' });
  const karim = await world.person({ name: 'Karim' });
  const salma = await world.person({ name: 'Salma', departmentId: world.house.audit });
  for (const { id } of [rahim, karim, salma]) await world.salary(id, '20000.00', '2025-01-01');
  await world.closeMonth(month, { [rahim.id]: { absence: 1500 }, [karim.id]: {}, [salma.id]: {} });
  runId = await world.generate(world.payroll, month);
  const sheets = (await world.sheets(month, `&employeeId=${salma.id}`)) as { _id: string }[];
  await world.hr.post(`/salary/${sheets[0]?._id}/hold`, { reason: 'Papers' });
});
afterAll(() => world.close());

it('is about what is approved: before that there is nothing to book', async () => {
  expect(await journal()).toMatchObject({
    people: 0,
    lines: [],
    debit: '0.00',
    waiting: { people: 3, net: '57100.00' },
  });
  const refused = await world.hr.get(`${path()}/export`);
  expect([refused.status, refused.at('code')]).toEqual([422, 'pay.journal-empty']);
  expect((await rahim.client.get(path())).status).toBe(403);
  expect((await world.hr.get(`/salary/journal/run/${crypto.randomUUID()}`)).status).toBe(404);
});

it('says where an account is missing, and gives no half journal away', async () => {
  made(await world.hr.post('/salary/salary-approve', { run: runId }), 'data.people');
  const shown = await journal();
  expect(shown).toMatchObject({
    people: 2,
    waiting: { people: 1, net: '19200.00' },
    unpaid: { people: 2 },
    missing: 7,
  });
  expect(new Set(shown.lines.map((line) => line.account))).toEqual(new Set([null]));
  expect(shown.debit).toBe(shown.credit);
  const refused = await world.hr.get(`${path()}/export`);
  expect([refused.status, refused.at('code'), refused.at('message')]).toEqual([
    422,
    'pay.journal-incomplete',
    'There is no account for net pay of Sales. Set it under Journal accounts; nothing was exported. Without an account: 7.',
  ]);
});

it('accounts are kept by whoever keeps pay, each with the sides that it needs', async () => {
  expect((await rahim.client.post(account, { component: null, ...payable })).status).toBe(403);
  const wrong: readonly (readonly [string | null, object, object, string])[] = [
    [of('Basic'), { ...expense, ...payable }, {}, 'creditCode'],
    [of('Basic'), {}, {}, 'debitCode'],
    [of('Basic'), { debitCode: '5101' }, {}, 'debitName'],
    [of('Provident fund'), expense, {}, 'debitCode'],
    [of('Fund of the employer'), expense, {}, 'creditCode'],
    [null, expense, {}, 'debitCode'],
    [crypto.randomUUID(), expense, {}, 'component'],
    [
      of('Basic'),
      expense,
      { concernCompany: world.house.meghna, department: world.house.sales },
      'department',
    ],
  ];
  for (const [component, sides, where, fault] of wrong) {
    const refused = await set(component, sides, where);
    expect([refused.status, Object.keys((refused.body as { fields: object }).fields)]).toEqual([
      422,
      [fault],
    ]);
  }
  expect((await set(of('Basic'), expense, { department: crypto.randomUUID() })).status).toBe(404);
  expect((await set(of('Basic'), { ...expense, other: 'x' })).status).toBe(400);
  const information = await world.component('Told', 'Information');
  expect((await set(information, expense)).at('code')).toBe('pay.not-booked');
});

it('of many who set the same at once one is heard, also for all and for net pay', async () => {
  for (const component of [of('Basic'), null]) {
    const sides = component ? expense : { creditCode: '2101', creditName: 'Salaries payable' };
    const replies = await Promise.all(Array.from({ length: 6 }, () => set(component, sides)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)]);
    expect(replies.find(({ status }) => status === 409)?.at('code')).toBe('pay.accounts-there');
  }
});

it('books what was earned, taken off, paid besides and paid out, evenly', async () => {
  made(await set(of('House rent'), expense), 'data._id');
  made(await set(of('Other allowance'), { debitCode: '5102', debitName: '=1+1' }), 'data._id');
  made(await set(of('Absence'), { creditCode: '5101', creditName: 'Salaries' }), 'data._id');
  const fund = { creditCode: '2104', creditName: 'Provident fund payable' };
  made(await set(of('Provident fund'), fund), 'data._id');
  expect((await journal()).missing).toBe(1);
  const besides = { debitCode: '5105', debitName: 'Fund expense', ...fund };
  made(await set(of('Fund of the employer'), besides), 'data._id');
  const shown = await journal();
  expect(told(shown.lines)).toEqual([
    '2101 Sales net credit 37900.00',
    '2104 Sales Fund of the employer credit 1600.00',
    '2104 Sales Provident fund credit 1600.00',
    '5101 Sales Absence credit 500.00',
    '5101 Sales Basic debit 20000.00',
    '5101 Sales House rent debit 10000.00',
    '5102 Sales Other allowance debit 10000.00',
    '5105 Sales Fund of the employer debit 1600.00',
  ]);
  expect(shown).toMatchObject({
    missing: 0,
    net: '37900.00',
    debit: '41600.00',
    credit: '41600.00',
    date: '2026-02-28',
  });
});

it('is a file with amounts as numbers, codes as text and nothing that runs', async () => {
  for (const format of ['csv', 'xlsx']) {
    const rows = await readExport(world.test, world.hr, `${path()}/export?format=${format}`);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toEqual({
      Date: '2026-02-28',
      Company: 'Padma Foods',
      'Pay of': '2026-02',
      Account: '2101',
      'Account name': 'Salaries payable',
      'Cost centre': 'Sales',
      Component: 'Net pay',
      Debit: '',
      Credit: '37900.00',
    });
  }
  expect((await sentFile(world.test, world.hr, `${path()}/export`)).body).toContain(",'=1+1,");
  const noted = await sql<{ action: string }>`select action from audit_entry
    where action like 'pay-journal.%' order by at desc, id desc limit 1`.execute(
    world.test.database.db,
  );
  expect(noted.rows).toEqual([{ action: 'pay-journal.export' }]);
});

it('a department counts before its company, a company before all, each as a whole', async () => {
  const company = { concernCompany: world.house.padma };
  const own = (code: string) => ({ debitCode: code, debitName: 'Own' });
  const codes = async () => {
    const { lines } = await journal();
    return lines.find(({ component }) => component?.name === 'Basic')?.account?.code;
  };
  made(await set(of('Basic'), own('5110'), { concernCompany: world.house.meghna }), 'data._id');
  made(await set(of('Basic'), own('5111'), { department: world.house.audit }), 'data._id');
  expect(await codes()).toBe('5101');
  made(await set(of('Basic'), own('5112'), company), 'data._id');
  expect(await codes()).toBe('5112');
  const ofSales = made(
    await set(of('Basic'), own('5113'), { department: world.house.sales }),
    'data._id',
  );
  expect(await codes()).toBe('5113');
  const stale = await world.admin.put(`${account}/${ofSales}`, { debitCode: '5114', version: 7 });
  expect(stale.status).toBe(409);
  made(
    await world.admin.put(`${account}/${ofSales}`, { debitCode: '5114', version: 1 }),
    'data._id',
  );
  expect(await codes()).toBe('5114');
  expect((await world.admin.put(`${account}/${ofSales}`, { debitCode: null })).status).toBe(422);
  expect((await world.admin.delete(`${account}/${ofSales}`)).status).toBe(200);
  expect((await world.admin.delete(`${account}/${ofSales}`)).status).toBe(404);
  expect(await codes()).toBe('5112');
});

it('limited accounts keep those of their company, and read those of all', async () => {
  const id = await world.test.newUser({ role: 'PAYROLL', concernId: world.house.padma });
  const limited = await world.enter({ kind: 'user', id });
  const list = await limited.get(account);
  expect(list.text).not.toContain('5110');
  expect(list.text).not.toContain(world.house.meghna);
  interface Subject {
    readonly component: { readonly name: string } | null;
    readonly accounts: readonly { readonly _id: string; readonly can: object }[];
  }
  const basic = (list.body as { data: Subject[] }).data.find(
    ({ component }) => component?.name === 'Basic',
  );
  expect(basic?.accounts.map(({ can }) => can)).toEqual([
    { change: false, remove: false },
    { change: true, remove: true },
    { change: true, remove: true },
  ]);
  const [ofAll, own] = basic?.accounts ?? [];
  const other = { debitCode: '5199', debitName: 'Other' };
  expect((await limited.put(`${account}/${ofAll?._id}`, other)).at('code')).toBe('access.of-group');
  expect((await limited.delete(`${account}/${ofAll?._id}`)).at('code')).toBe('access.of-group');
  expect((await limited.put(`${account}/${own?._id}`, other)).status).toBe(200);
  const create = (where: object) =>
    limited.post(account, { component: of('Overtime'), ...other, ...where });
  expect((await create({})).at('code')).toBe('access.of-group');
  expect((await create({ concernCompany: world.house.meghna })).status).toBe(404);
  expect((await create({ department: world.house.furnace })).status).toBe(404);
  expect((await create({ department: world.house.sales })).status).toBe(200);
  const elsewhere = await world.test.newUser({ role: 'PAYROLL', concernId: world.house.meghna });
  const stranger = await world.enter({ kind: 'user', id: elsewhere });
  for (const at of [path(), `${path()}/export`]) expect((await stranger.get(at)).status).toBe(404);
});

it('what moves while it is added up is added up again, and else said', async () => {
  const { db } = world.test.database;
  const isMoving = sql<boolean>`sheet.run_id = ${runId} and random() < 0.5`;
  const tries = await Promise.allSettled(
    Array.from({ length: 60 }, () => findBooked(db, isMoving, 1)),
  );
  const refused = tries
    .filter((one) => one.status === 'rejected')
    .map(({ reason }) => String(reason));
  expect([...new Set(refused)]).toEqual([
    'Refusal: This pay is being approved, paid or taken back right now. Try again in a moment.',
  ]);
});

it('a reversal is booked the other way round on its own day, and the journal of the run stays', async () => {
  made(await world.hr.post('/salary/salary-paid', { run: runId }), 'data.people');
  const before = await journal();
  expect(before.unpaid.people).toBe(0);
  const [sheet] = await world.sheets(month, `&employeeId=${rahim.id}`);
  const wish = { salarySheets: [sheet?.['_id']], reason: 'He had left' };
  const asked = await world.payroll.post(`/salary/run/${runId}/reverse`, wish);
  const at = `/salary/journal/reversal/${asked.at('data._id')}`;
  const early = await world.hr.get(at);
  expect([early.status, early.at('message')]).toEqual([
    409,
    'This reversal is waiting for approval. Only an approved one is booked.',
  ]);
  made(await world.hr.post(`/salary/reversal/${asked.at('data._id')}/approve`), 'data._id');
  const back = await journal(at);
  expect(told(back.lines).filter((line) => /net|Absence|Basic/.test(line))).toEqual([
    '2101 Sales net debit 18700.00',
    '5101 Sales Absence debit 500.00',
    '5199 Sales Basic credit 10000.00',
  ]);
  expect(back).toMatchObject({
    people: 1,
    net: '18700.00',
    date: '2026-03-02',
    reversal: asked.at('data._id'),
  });
  expect(back.debit).toBe(back.credit);
  expect((await readExport(world.test, world.hr, `${at}/export`)).length).toBe(back.lines.length);
  expect((await journal()).lines).toEqual(before.lines);
});

it('a component with accounts is in use, and an account keeps its place in the log', async () => {
  const reply = await world.admin.delete(`/pay-component/${of('House rent')}`);
  expect([reply.status, reply.text]).toEqual([409, expect.stringContaining('journal account')]);
  const noted = await sql<{ action: string; times: number }>`select action, count(*)::int as times
    from audit_entry where record = 'journal_account' group by 1 order by 1`.execute(
    world.test.database.db,
  );
  expect(noted.rows).toEqual([
    { action: 'journal-account.change', times: 2 },
    { action: 'journal-account.create', times: 12 },
    { action: 'journal-account.remove', times: 1 },
  ]);
});
