import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, Reply } from '../../../testing/client.ts';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import {
  monthBefore,
  plantedMonth,
  plantMonth,
  type Planted,
} from '../../../testing/people/planted-month.ts';
import { expectSameByHand } from '../../../testing/people/same-by-hand.ts';

/** November 2025 at Padma Foods: thirty causes and six ghosts were planted in it. */
let world: PayWorld;
let planted: Planted;
beforeAll(async () => {
  world = await makePay();
  planted = await plantMonth(world);
});
afterAll(() => world.close());

interface Row {
  readonly employeeId: { readonly _id: string; readonly name: string };
  readonly before: string | null;
  readonly net: string | null;
  readonly difference: string;
  readonly causes: readonly { readonly cause: string; readonly amount: string }[];
  readonly checks: readonly string[];
  readonly accepted: { readonly note: string; readonly by: string } | null;
}
const gate = (path = '') => `/salary/run/${planted.run}/gate${path}`;
const rowsOf = (reply: Reply): Row[] => {
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as { data: Row[] }).data;
};
const people = async (query = '', client: Client = world.hr) =>
  rowsOf(await client.get(gate(`/people?limit=200${query}`)));
const summary = async () => (await world.hr.get(gate())).body as { data: Record<string, unknown> };
const cents = (amount: string | null): number => Math.round(Number(amount ?? 0) * 100);

it('nobody but those who see all pay has anything of it', async () => {
  const { client } = await world.person();
  for (const path of ['', '/components', '/people', `/person/${planted.toLookAt[0]}`])
    expect((await client.get(gate(path))).status, path).toBe(403);
  const note = { note: 'x' };
  expect(
    (await client.post(gate('/accept'), { employees: planted.toLookAt, ...note })).status,
  ).toBe(403);
  expect((await client.post(`/salary/run/${planted.run}/send-back`, note)).status).toBe(403);
  expect((await world.hr.get(`/salary/run/${crypto.randomUUID()}/gate`)).status).toBe(404);
});

it('names every cause and every ghost that was planted, and nothing else', async () => {
  const rows = await people();
  const found = Object.fromEntries(
    rows.map(({ employeeId, causes }) => [employeeId._id, causes.map(({ cause }) => cause)]),
  );
  expect(found).toEqual(planted.causes);
  expect(rows).toHaveLength(30);
  const haunted: Record<string, string> = {};
  for (const check of ['left', 'no-attendance', 'same-account', 'no-account', 'same-national-id'])
    for (const row of await people(`&check=${check}`)) {
      expect(row.checks).toEqual([check]);
      haunted[row.employeeId._id] = check;
    }
  expect(haunted).toEqual(planted.checks);
  await expectSameByHand(world.test.database.db, plantedMonth);
});

it('each difference is the sum of its causes, and they all come to the difference of the run', async () => {
  const rows = await people();
  for (const { employeeId, before, net, difference, causes } of rows) {
    expect(cents(difference), employeeId.name).toBe(cents(net) - cents(before));
    const sum = causes.reduce((all, { amount }) => all + cents(amount), 0);
    expect(sum, employeeId.name).toBe(cents(difference));
  }
  const { data } = (await summary()) as {
    data: {
      run: { net: string };
      before: { net: string };
      causes: { amount: string; people: number }[];
      departments: { net: string; before: string }[];
    };
  };
  const whole = cents(data.run.net) - cents(data.before.net);
  expect(data.causes.reduce((all, { amount }) => all + cents(amount), 0)).toBe(whole);
  expect(
    data.departments.reduce((all, { net, before }) => all + cents(net) - cents(before), 0),
  ).toBe(whole);
  expect(data).toMatchObject({ differ: 30, same: 18, toLookAt: 3, accepted: 0, explained: true });
  const components = (await world.hr.get(gate('/components'))).body as {
    data: { kind: string; amount: string; before: string }[];
  };
  const sign = { Earning: 1, Deduction: -1 } as Record<string, number>;
  expect(
    components.data.reduce(
      (all, { kind, amount, before }) => all + (sign[kind] ?? 0) * (cents(amount) - cents(before)),
      0,
    ),
  ).toBe(whole);
});

it('is narrowed by cause, size, department and name, the largest difference first', async () => {
  const sizes = (await people()).map(({ difference }) => Math.abs(cents(difference)));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  const large = await people('&atLeast=5000.00');
  expect(large.length).toBeGreaterThan(0);
  expect(
    Math.min(...large.map(({ difference }) => Math.abs(cents(difference)))),
  ).toBeGreaterThanOrEqual(500_000);
  expect(await people('&cause=increment')).toHaveLength(4);
  expect((await people('&open=Yes')).map(({ employeeId }) => employeeId._id).toSorted()).toEqual(
    [...planted.toLookAt].toSorted(),
  );
  expect(await people('&search=Planted P03')).toHaveLength(1);
  expect(await people(`&department=${crypto.randomUUID()}`)).toEqual([]);
  const page = await world.hr.get(gate('/people?limit=10&pageNo=9'));
  expect([page.at('total'), rowsOf(page)]).toEqual(['30', []]);
  expect((await world.hr.get(gate('/people?cause=weather'))).status).toBe(400);
});

it('says of one person what stands behind each cause', async () => {
  const of = async (cause: string, name?: string) => {
    const rows = await people(`&cause=${cause}`);
    const row = name ? rows.find(({ employeeId }) => employeeId.name === name) : rows[0];
    return (await world.hr.get(gate(`/person/${row?.employeeId._id}`))).body as {
      data: { reasons: Record<string, unknown>[] };
    };
  };
  expect((await of('increment', 'Planted P00')).data.reasons).toMatchObject([
    {
      cause: 'increment',
      amount: '2000.00',
      gross: { before: '20000.00', now: '22000.00', fromDate: '2025-11-01' },
    },
  ]);
  expect((await of('overtime', 'Planted P11')).data.reasons).toMatchObject([
    {
      cause: 'overtime',
      lines: [{ count: 'overtime', countBefore: 0, countNow: 90, before: '0.00' }],
    },
  ]);
  expect((await of('by-hand', 'Planted P26')).data.reasons).toMatchObject([
    {
      cause: 'by-hand',
      amount: '7345.00',
      lines: [{ computed: '5000.00', now: '12345.00', note: 'A word', by: 'Parul Payroll' }],
    },
  ]);
  expect((await of('left', 'Planted P08')).data.reasons).toMatchObject([
    { cause: 'left', date: '2025-10-31' },
  ]);
  expect((await of('joined', 'Planted P05')).data.reasons).toMatchObject([
    { cause: 'joined', date: '2025-11-11' },
  ]);
  expect((await world.hr.get(gate(`/person/${crypto.randomUUID()}`))).status).toBe(404);
});

const approve = (more: object = {}, client = world.hr) =>
  client.post('/salary/salary-approve', { run: planted.run, ...more });
const accept = (employees: readonly string[], client = world.hr, note = 'Seen') =>
  client.post(gate('/accept'), { employees, note });

it('what nobody can explain is agreed to with a word only, or once each of it was accepted', async () => {
  const refused = await approve();
  expect([refused.status, refused.at('code')]).toEqual([422, 'pay.differences-need-note']);
  expect(refused.text).toContain('3');
  expect((await accept([], world.hr)).status).toBe(400);
  expect((await accept(planted.toLookAt, world.hr, ' ')).status).toBe(400);
  expect(statusAndCode(await accept(planted.toLookAt, world.payroll))).toEqual([
    409,
    'pay.four-eyes',
  ]);
  const nobody = await world.person();
  expect(statusAndCode(await accept([nobody.id]))).toEqual([409, 'pay.nothing-differs']);
  made(await accept(planted.toLookAt.slice(0, 2)), 'data.people');
  expect((await approve()).text).toContain('1');
  const [row] = await people('&search=Planted P26');
  expect(row?.accepted).toMatchObject({ note: 'Seen' });
});

it('what was accepted counts no longer once the pay is another', async () => {
  const id = planted.toLookAt[0] ?? '';
  const [sheet] = await world.sheets(plantedMonth, `&employeeId=${id}`);
  const body = { component: world.components['House rent'], amount: '12346.00', reason: 'Again' };
  made(await world.payroll.put(`/salary/${String(sheet?.['_id'])}/line`, body), 'payslip._id');
  expect((await summary()).data).toMatchObject({ toLookAt: 2, accepted: 1 });
});

it('whoever is missing is asked about as well, and accepted by nobody who made the run', async () => {
  const owners = await Promise.all([world.hr, world.payroll].map((one) => one.get(gate())));
  expect(owners.map((one) => one.at('data.ownWork'))).toEqual(['false', 'true']);
  made(await accept(planted.toLookAt), 'data.people');
  const sheets = await world.sheets(plantedMonth, '&search=Steady 10');
  const name = 'Steady 10';
  const sheet = sheets.find((one) => (one['employeeId'] as { name: string }).name === name);
  expect((await world.payroll.delete(`/salary/${String(sheet?.['_id'])}`)).status).toBe(200);
  const [missing, ...others] = await people('&open=Yes');
  expect(others).toEqual([]);
  expect(missing).toMatchObject({ net: null, causes: [{ cause: 'unexplained' }] });
  const refused = await approve();
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(name)]);
  const id = missing?.employeeId._id ?? '';
  expect(statusAndCode(await accept([id], world.payroll))).toEqual([409, 'pay.four-eyes']);
});

it('sent back, it waits for nobody, is told to whoever generated it, and is not agreed to before it is generated again', async () => {
  const waiting = async (client: Client) =>
    Number((await client.get('/salary/run/data?waiting=Yes')).at('total'));
  expect([await waiting(world.hr), await waiting(world.payroll)]).toEqual([1, 0]);
  const note = 'Planted P28 was never paid before';
  const all = await Promise.all(
    [1, 2].map(() => world.hr.post(`/salary/run/${planted.run}/send-back`, { note })),
  );
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const run = await world.payroll.get(`/salary/run/${planted.run}`);
  expect(run.body).toMatchObject({
    data: { status: 'Draft', sentBack: { note }, can: { generate: true, approve: false } },
  });
  expect(statusAndCode(await approve({ reason: 'All right' }))).toEqual([409, 'pay.sent-back']);
  expect(statusAndCode(await world.hr.post('/salary/salary-paid', { run: planted.run }))).toEqual([
    409,
    'pay.sent-back',
  ]);
  expect(await waiting(world.hr)).toBe(0);
  const { rows } = await sql<{ kind: string }>`select kind from notice
    where kind in ('pay-sent-back', 'pay-waits') order by kind`.execute(world.test.database.db);
  expect(rows.filter(({ kind }) => kind === 'pay-sent-back')).toHaveLength(1);
  // once for each of the two months, to HR: not again for what was generated once more
  expect(rows.filter(({ kind }) => kind === 'pay-waits')).toHaveLength(2);
  await world.generate(world.payroll, plantedMonth);
  const again = await world.payroll.get(`/salary/run/${planted.run}`);
  expect(again.body).toMatchObject({ data: { status: 'Generated', sentBack: null } });
  expect(await waiting(world.hr)).toBe(1);
});

it('with a word all of it is agreed to, which is kept in the log; then nothing is sent back', async () => {
  made(await approve({ reason: 'Looked at with the plant manager' }), 'data.people');
  expect(
    statusAndCode(await world.hr.post(`/salary/run/${planted.run}/send-back`, { note: 'x' })),
  ).toEqual([409, 'pay.run-over']);
  const { rows } =
    await sql`select 1 from audit_entry where action = 'salary-run.send-back'`.execute(
      world.test.database.db,
    );
  expect(rows).toHaveLength(1);
});

it('a first month has nothing to be compared with, and is agreed to without a word', async () => {
  const first = await world.hr.get(`/salary/run/data?month=${monthBefore}`);
  const gateOf = await world.hr.get(`/salary/run/${first.at('data.0._id')}/gate`);
  expect(gateOf.body).toMatchObject({ data: { before: null, differ: 0, causes: [], toLookAt: 0 } });
});
