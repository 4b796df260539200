import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, Reply } from '../../../testing/client.ts';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { makeBank, setPayment } from '../../../testing/people/pay-accounts.ts';

/** February 2026 at Padma Foods, from paid to the files of the bank. */
let world: PayWorld;
let rahim: { id: string; client: Client };
let bank: string;
let payer: string;
let runId: string;
let batchId: string;
const ids: Record<string, string> = {};
const month = '2026-02';
const csv = '018f0000-0000-7000-8000-000000000102';
const fixed = '018f0000-0000-7000-8000-000000000103';

const make = (client: Client, given: object = {}) =>
  client.post('/salary/bank-batch', {
    run: runId,
    method: 'Bank',
    payingAccount: payer,
    ...given,
  });
const bankSheet = (filters = '', client = world.hr) =>
  client.get(`/salary/get-bank-sheet?month=${month}&limit=0${filters}`);
const rowsOf = (reply: Reply) => (reply.body as { data: Record<string, unknown>[] }).data;
const rowOf = async (name: string) =>
  rowsOf(await bankSheet()).find((row) => (row.employeeId as { name: string }).name === name);

beforeAll(async () => {
  world = await makePay();
  bank = await makeBank(world, 'Sonali Bank');
  const newcomer = async (name: string, gross: string) => {
    const person = await world.person({ name });
    await world.salary(person.id, gross);
    ids[name] = person.id;
    return person;
  };
  rahim = await newcomer('Rahim Uddin', '40000.00');
  await newcomer('Karim Ullah', '30000.00');
  await newcomer('Wali Wallet', '20000.00');
  await newcomer('Kona Cash', '10000.00');
  await newcomer('Heli Held', '5000.00');
  await newcomer('Mina Missing', '2500.00');
  const account = { bank, branch: 'Uttara', routingNumber: '135261234' };
  await setPayment(world, rahim.id, 'Bank', {
    ...account,
    accountName: '=Rahim',
    accountNumber: '00120034',
  });
  for (const [name, method] of [
    ['Karim Ullah', 'Bank'],
    ['Wali Wallet', 'Wallet'],
    ['Heli Held', 'Bank'],
  ] as const)
    await setPayment(world, ids[name] ?? '', method, {
      ...account,
      accountName: name,
      accountNumber: '01711000111',
    });
  await setPayment(world, ids['Kona Cash'] ?? '', 'Cash');
  payer = made(
    await world.admin.post('/paying-account', {
      name: 'Main account',
      concernCompany: world.house.padma,
      bank,
      accountNumber: '0001-9999',
    }),
    'data._id',
  );
  await world.closeMonth(month, Object.fromEntries(Object.values(ids).map((id) => [id, {}])));
  runId = await world.generate(world.payroll, month);
});
afterAll(() => world.close());

it('nobody but those who keep pay sees a bank sheet, makes a batch or changes a template', async () => {
  const { client } = rahim;
  for (const reply of [
    client.get('/salary/get-bank-sheet'),
    client.get('/salary/get-bank-sheet/export'),
    client.get('/salary/bank-batch/data'),
    make(client),
    client.get('/paying-account/data'),
    client.put(`/bank-template/${csv}/columns`, { columns: [] }),
  ])
    expect(statusAndCode(await reply)).toEqual([403, 'access.not-allowed']);
});

it('a template without an account column is refused with a clear sentence, and nothing is kept', async () => {
  const path = `/bank-template/${csv}/columns`;
  const before = (await world.admin.get(path)).body;
  const amount = {
    field: 'amount',
    heading: 'Amount',
    width: null,
    align: 'Right',
    fill: '',
    text: null,
  };
  const reply = await world.payroll.put(path, { columns: [amount] });
  expect(statusAndCode(reply)).toEqual([422, 'pay.template-wrong']);
  expect(reply.text).toContain('no column has the account number');
  expect((await world.admin.get(path)).body).toEqual(before);
  const account = { ...amount, field: 'accountNumber', heading: 'Account' };
  const wide = await world.payroll.put(`/bank-template/${fixed}/columns`, {
    columns: [account, amount],
  });
  expect(wide.text).toContain('needs a width');
  const unknown = `/bank-template/${crypto.randomUUID()}/columns`;
  expect((await world.payroll.put(unknown, { columns: [account, amount] })).status).toBe(404);
});

it('of what is only generated or approved no batch is made', async () => {
  expect(statusAndCode(await make(world.hr))).toEqual([422, 'pay.nothing-to-send']);
  await world.hr.post('/salary/salary-approve', { run: runId });
  expect(statusAndCode(await make(world.hr))).toEqual([422, 'pay.nothing-to-send']);
  expect(statusAndCode(await make(world.hr, { payingAccount: null }))).toEqual([
    422,
    'pay.needs-paying-account',
  ]);
  const elsewhere = made(
    await world.admin.post('/paying-account', {
      name: 'Other',
      concernCompany: world.house.meghna,
      bank,
      accountNumber: '5',
    }),
    'data._id',
  );
  expect(statusAndCode(await make(world.hr, { payingAccount: elsewhere }))).toEqual([
    422,
    'request.rule',
  ]);
  const kept = await sql`select 1 from bank_batch`.execute(world.test.database.db);
  expect(kept.rows).toEqual([]);
});

it('bank, wallet, cash, held and missing account come to the total of the sheet', async () => {
  const held = await world.sheets(month, `&employeeId=${ids['Heli Held']}`);
  const id = (held[0] as { _id: string })._id;
  await world.hr.post(`/salary/${id}/hold`, { reason: 'Papers are missing' });
  const reply = await bankSheet();
  expect(reply.body).toMatchObject({
    month,
    total: 6,
    totals: {
      bank: { people: 2, net: '67200.00' },
      wallet: { people: 1, net: '19200.00' },
      cash: { people: 1, net: '9600.00' },
      held: { people: 1, net: '4800.00' },
      missingAccount: { people: 1, net: '2400.00' },
      total: { people: 6, net: '103200.00' },
    },
  });
  expect(await rowOf('Rahim Uddin')).toMatchObject({
    group: 'Bank',
    bank: 'Sonali Bank',
    accountNumber: '00120034',
    status: 'Approved',
    batch: null,
  });
  expect(rowsOf(await bankSheet('&group=Missing'))).toMatchObject([
    { employeeId: { name: 'Mina Missing' }, accountNumber: null },
  ]);
  expect((await bankSheet('&status=Held')).body).toMatchObject({
    totals: { held: { people: 1 }, total: { people: 1, net: '4800.00' } },
  });
});

it('a salary is in one batch, however many make one at the same time', async () => {
  await world.hr.post('/salary/salary-paid', { run: runId });
  // not by whoever generated it
  expect(statusAndCode(await make(world.payroll))).toEqual([409, 'pay.four-eyes']);
  const replies = await Promise.all(Array.from({ length: 12 }, () => make(world.hr)));
  const done = replies.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(
    new Set(replies.filter(({ status }) => status !== 200).map((reply) => reply.at('code'))),
  ).toEqual(new Set(['pay.nothing-to-send']));
  expect(done[0]?.body).toMatchObject({
    data: {
      people: 2,
      net: '67200.00',
      currency: 'BDT',
      payingAccount: { name: 'Main account', bank: 'Sonali Bank', accountNumber: '0001-9999' },
      downloadedAt: null,
    },
  });
  batchId = done[0]?.at('data._id') ?? '';
});

it('the database itself keeps a salary out of a second batch', async () => {
  const { db } = world.test.database;
  const second = sql`with other as (insert into bank_batch (id, number, run_id, concern_id, method, people,
      net, made_by_kind, made_by_id, created_at)
    values (gen_random_uuid(), 9999, ${runId}, ${world.house.padma}, 'Cash', 1, 1, 'user',
      gen_random_uuid(), now()) returning id)
    insert into bank_batch_line (batch_id, attempt_id, employee_id, amount)
    select other.id, attempt_id, employee_id, 1 from bank_batch_line, other limit 1`;
  await expect(second.execute(db)).rejects.toThrow('bank_batch_line_pkey');
  // what the bank was told is not changed either
  for (const change of [
    sql`update bank_batch_line set account_number = '666'`,
    sql`update bank_batch_line set amount = amount + 1`,
    sql`truncate bank_batch_line`,
  ])
    await expect(change.execute(db)).rejects.toThrow('What was paid is not changed.');
});

it('the file has what the template says, guarded as every export, and the log keeps its hash', async () => {
  const file = await world.payroll.get(`/salary/bank-batch/${batchId}/file?template=${csv}`);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, ...rows] = file.text.trimEnd().split('\n');
  expect(head).toBe(
    '\uFEFFSL,Employee no,Account name,Account number,Bank,Branch,Routing number,Amount',
  );
  expect(rows).toHaveLength(2);
  expect(file.text).toContain(",'=Rahim,00120034,Sonali Bank,Uttara,135261234,38400.00");
  const wide = await world.hr.get(`/salary/bank-batch/${batchId}/file?template=${fixed}`);
  expect(wide.text.split('\r\n').map((line) => line.length)).toEqual([172, 172, 0]);
  expect(wide.text).toContain('000000003840000\r\n');
  const entries = await sql<{ after: { sha256: string; people: number } }>`select value.after
    from audit_entry as entry join audit_value as value on value.audit_entry_id = entry.id
    where entry.action = 'bank-batch.download'`.execute(world.test.database.db);
  expect(entries.rows.map(({ after }) => [after.people, after.sha256.length])).toEqual([
    [2, 64],
    [2, 64],
  ]);
  const seen = await world.hr.get(`/salary/bank-batch/${batchId}`);
  expect(seen.at('data.downloadedAt')).toMatch(/^2026/);
  const unknown = `/salary/bank-batch/${batchId}/file?template=${crypto.randomUUID()}`;
  expect((await world.hr.get(unknown)).status).toBe(422);
});

it('what was sent stays as it was sent, whatever account someone has by now', async () => {
  await setPayment(world, rahim.id, 'Cash');
  expect(await rowOf('Rahim Uddin')).toMatchObject({
    group: 'Bank',
    accountNumber: '00120034',
    batch: { _id: batchId },
  });
  const payslip = await world.hr.get(`/salary/${String((await rowOf('Rahim Uddin'))?.['_id'])}`);
  expect(payslip.body).toMatchObject({
    payslip: { paidTo: { method: 'Bank', bank: 'Sonali Bank', ending: '0034' } },
  });
  await world.admin.put(`/paying-account/${payer}`, { accountNumber: 'changed' });
  expect((await world.hr.get(`/salary/bank-batch/${batchId}`)).body).toMatchObject({
    data: {
      payingAccount: { accountNumber: '0001-9999' },
      lines: expect.arrayContaining([expect.objectContaining({ accountNumber: '00120034' })]),
    },
  });
  expect(statusAndCode(await world.admin.delete(`/paying-account/${payer}`))[0]).toBe(409);
});

it('cash is a list of its own, which is no file of a bank; the wallet another batch', async () => {
  const cash = await make(world.hr, { method: 'Cash', payingAccount: null });
  expect(cash.body).toMatchObject({ data: { people: 1, net: '9600.00', payingAccount: null } });
  const path = `/salary/bank-batch/${cash.at('data._id')}/file?template=${csv}`;
  expect(statusAndCode(await world.hr.get(path))).toEqual([422, 'pay.cash-has-no-file']);
  expect((await make(world.hr, { method: 'Wallet' })).body).toMatchObject({ data: { people: 1 } });
  const listed = await world.hr.get('/salary/bank-batch/data');
  expect(rowsOf(listed).map(({ method }) => method)).toEqual(['Wallet', 'Cash', 'Bank']);
  expect(rowsOf(await world.hr.get('/salary/bank-batch/data?method=Cash'))).toHaveLength(1);
  expect(rowsOf(await bankSheet('&batched=No'))).toHaveLength(2);
});

it('cancelled with a reason, its pay can be sent anew by the account of today', async () => {
  const path = `/salary/bank-batch/${batchId}/take-back`;
  expect((await world.hr.post(path, {})).status).toBe(400);
  expect((await rahim.client.post(path, { reason: 'x' })).status).toBe(403);
  expect((await world.hr.post(path, { reason: 'Wrong account' })).status).toBe(200);
  expect((await world.hr.post(path, { reason: 'Again' })).status).toBe(404);
  const again = await make(world.hr);
  expect(again.body).toMatchObject({ data: { people: 1, net: '28800.00' } });
  const cash = await make(world.hr, { method: 'Cash', payingAccount: null });
  expect(cash.body).toMatchObject({ data: { people: 1, net: '38400.00' } });
});

it('the list is a file too, in the language of the reader', async () => {
  const file = await world.hr.get(`/salary/get-bank-sheet/export?month=${month}`, {
    headers: { 'accept-language': 'bn' },
  });
  expect(file.text).toContain('হিসাব নম্বর');
  expect(file.text.trim().split('\n')).toHaveLength(7);
});
