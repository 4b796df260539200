import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days } from '../../../platform/clock.ts';
import type { Client, Reply } from '../../../testing/client.ts';
import { mailsTo } from '../../../testing/files/mailed.ts';
import { unreadOf, writeNoticeMails } from '../../../testing/notices.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import {
  makeSecretPay,
  secretAmounts,
  type SecretPay,
} from '../../../testing/people/secret-pay.ts';

/** January of Rahim was paid, February is generated; Karim has no pay at all. */
let world: SecretPay;
let rahim: SecretPay['rahim'];
let round = 0;

interface Shown {
  readonly _id: string;
  readonly status: string;
  readonly line: number;
  readonly messages: readonly { message: string; asked: string; by: string }[];
  readonly can: Record<string, string | boolean>;
}
const fine = '200 undefined';
const own = '/employee-panel/salary';
const ask = (line: number, message = 'Why is it so little?', client = rahim.client) =>
  client.post(`${own}/payslip/${world.ids.sheet}/question`, { line, message });
const asked = async (line: number, message?: string): Promise<Shown> =>
  shown(await ask(line, message));
const shown = (reply: Reply): Shown => {
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as { data: Shown }).data;
};
const answer = (id: string, more: object = {}, client = world.payroll) =>
  client.post(`/salary/question/${id}/answer`, { message: 'By the days of the month.', ...more });
const write = (id: string, message = 'And now?', client = rahim.client) =>
  client.post(`${own}/question/${id}/message`, { message });
const settle = (id: string, client = rahim.client) => client.post(`${own}/question/${id}/close`);
const ofPayslip = async (client: Client, path: string): Promise<Shown[]> => {
  const reply = await client.get(path);
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as { data: Shown[] }).data;
};
const listed = async (query: string, client = world.payroll) =>
  (await client.get(`/salary/question/data?${query}`)).body as { total: number; data: Shown[] };

beforeAll(async () => {
  world = await makeSecretPay();
  ({ rahim } = world);
});
afterAll(() => world.close());
// each test asks as if the hour before were over
beforeEach(() => {
  round += 1;
  return world.travel(new Date(Date.UTC(2026, 2, 2, 6) + round * days(1)).toISOString());
});

describe('refuses', () => {
  it('whoever it does not belong to, and what is not paid: as unknown as what is not there', async () => {
    expect((await ask(0, 'x', world.karim.client)).status).toBe(404);
    expect((await ask(0, 'x', world.boss)).status).toBe(404);
    const later = `${own}/payslip/${world.ids.later}/question`;
    expect((await rahim.client.post(later, { line: 0, message: 'x' })).status).toBe(404);
    expect((await rahim.client.get(`${own}/payslip/${world.ids.later}/questions`)).status).toBe(
      404,
    );
    expect((await world.hr.post(later, { line: 0, message: 'x' })).status).toBe(404);
  });

  it('a line that there is not, nothing, too much, and what the contract does not know', async () => {
    expect(statusAndCode(await ask(99))).toEqual([422, 'pay.question-line']);
    for (const message of ['', '   ', 'x'.repeat(1001)])
      expect((await ask(0, message)).status).toBe(400);
    const path = `${own}/payslip/${world.ids.sheet}/question`;
    const more = { line: 0, message: 'x', status: 'Closed' };
    expect((await rahim.client.post(path, more)).status).toBe(400);
    expect((await listed('')).total).toBe(0);
  });

  it('a second question about a line, though six ask at once', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(1)));
    const codes = replies.map((reply) => statusAndCode(reply).join(' ')).toSorted();
    expect(codes).toEqual([fine, ...Array<string>(5).fill('409 pay.question-there')]);
    const made = replies.find(({ status }) => status === 200)?.at('data._id') ?? '';
    // settled, there may be another
    expect(shown(await settle(made)).status).toBe('Closed');
    expect((await ask(1)).status).toBe(200);
    const kept = await sql`select 1 from pay_question_message`.execute(world.test.database.db);
    expect(kept.rows).toHaveLength(2);
  });

  it('an answer of anyone but who keeps pay of the company', async () => {
    const { _id: id } = await asked(2);
    for (const client of [world.boss, world.karim.client, rahim.client, world.recruiter])
      expect((await answer(id, {}, client)).status).toBe(403);
    const all = await world.test.as('allAccess');
    expect((await answer(id, {}, all)).status).toBe(403);
    for (const client of Object.values(world.others)) {
      expect((await answer(id, {}, client)).status).toBe(404);
      expect((await client.get(`/salary/question/${id}`)).status).toBe(404);
      expect((await client.get(`/salary/${world.ids.sheet}/questions`)).status).toBe(404);
      expect((await listed('', client)).total).toBe(0);
    }
    for (const client of [world.boss, world.karim.client, world.recruiter])
      expect((await client.get(`/salary/question/${id}`)).status).toBe(403);
    expect((await all.get(`/salary/question/${id}`)).at('data.status')).toBe('Open');
  });

  it('writing in it by anyone else, and anything more once it is settled', async () => {
    const { _id: id } = await asked(3);
    for (const client of [world.boss, world.karim.client, world.hr]) {
      expect((await write(id, 'x', client)).status).toBe(404);
      expect((await settle(id, client)).status).toBe(404);
    }
    shown(await settle(id));
    for (const reply of [await write(id), await settle(id), await answer(id)])
      expect(statusAndCode(reply)).toEqual([409, 'pay.question-over']);
    const [closed] = (
      await ofPayslip(rahim.client, `${own}/payslip/${world.ids.sheet}/questions`)
    ).filter(({ _id }) => _id === id);
    expect(closed?.messages).toHaveLength(1);
  });

  it('an answer to the own question, whatever office one holds', async () => {
    const { _id: id } = await asked(4);
    const account = await world.test.newUser({ role: 'PAYROLL', employeeId: rahim.id });
    const officer = await world.enter({ kind: 'user', id: account });
    expect(statusAndCode(await answer(id, {}, officer))).toEqual([403, 'pay.own-question']);
    expect((await officer.get(`/salary/question/${id}`)).at('data.can.answer')).toBe('false');
    expect((await listed('waiting=Yes', officer)).total).toBe(0);
    expect((await listed('waiting=Yes')).total).toBeGreaterThan(0);
    await world.admin.delete(`/users/${account}`);
  });

  it('more than thirty messages in an hour', async () => {
    const { _id: id } = await asked(5);
    for (let turn = 1; turn < 30; turn += 1) expect((await write(id)).status).toBe(200);
    expect((await write(id)).status).toBe(429);
    shown(await settle(id));
  });
});

describe('a question', () => {
  it('is answered at its line, asked again, and answered with the last word', async () => {
    const { _id: id, ...first } = await asked(6, 'Is it by days?');
    expect(first).toMatchObject({ status: 'Open', line: 6, can: { ask: true, answer: false } });
    expect(shown(await answer(id)).status).toBe('Answered');
    expect(shown(await write(id, 'By which days?')).status).toBe('Open');
    const closed = shown(await answer(id, { message: 'By all of them.', close: 'Yes' }));
    expect(closed).toMatchObject({ status: 'Closed', can: { ask: false, answer: false } });
    expect(closed.messages.map(({ asked: by, message }) => [by, message])).toEqual([
      ['Yes', 'Is it by days?'],
      ['No', 'By the days of the month.'],
      ['Yes', 'By which days?'],
      ['No', 'By all of them.'],
    ]);
    expect(closed.messages.map(({ by }) => by)).toEqual([
      'Rahim Uddin',
      'Parul Payroll',
      'Rahim Uddin',
      'Parul Payroll',
    ]);
    const own_ = await ofPayslip(rahim.client, `${own}/payslip/${world.ids.sheet}/questions`);
    expect(own_.find(({ _id }) => _id === id)?.messages).toEqual(closed.messages);
    const office = await ofPayslip(world.hr, `/salary/${world.ids.sheet}/questions`);
    expect(office.find(({ _id }) => _id === id)?.messages).toEqual(closed.messages);
  });

  it('is answered by one of two who answer at once, having read the same', async () => {
    const { _id: id } = await asked(7);
    const replies = await Promise.all(
      [world.payroll, world.hr, world.admin].map((client) => answer(id, { seen: 1 }, client)),
    );
    const codes = replies.map((reply) => statusAndCode(reply).join(' ')).toSorted();
    expect(codes).toEqual([fine, '409 pay.question-went-on', '409 pay.question-went-on']);
    // whoever read it anew may add to it
    expect((await answer(id, { seen: 2 }, world.hr)).status).toBe(200);
    shown(await settle(id));
  });

  it('keeps what was said, also from the database', async () => {
    const { db } = world.test.database;
    for (const change of [
      sql`update pay_question_message set said = 'Nothing'`,
      sql`delete from pay_question_message`,
      sql`truncate pay_question_message`,
    ])
      await expect(change.execute(db)).rejects.toThrow('is not changed');
  });

  it('tells no figure of the pay, in no list and no entry of the log', async () => {
    const { _id: id } = await asked(3, 'Is this right?');
    for (const reply of [
      await world.payroll.get('/salary/question/data?limit=0'),
      await world.payroll.get(`/salary/question/${id}`),
      await rahim.client.get(`${own}/payslip/${world.ids.sheet}/questions`),
    ])
      expect([reply.status, secretAmounts.exec(reply.text)]).toEqual([200, null]);
    const kept = await sql<{ text: string }>`select told.after::text as text
      from audit_entry as entry join audit_value as told on told.audit_entry_id = entry.id
      where entry.record_id = ${id}`.execute(world.test.database.db);
    expect(kept.rows.map(({ text }) => text).join()).not.toContain('Is this right?');
    expect(kept.rows.length).toBe(1);
    shown(await settle(id));
  });
});

describe('who is told', () => {
  const askedOf = async (client: Client) =>
    (await unreadOf(client)).filter(({ kind }) => kind === 'pay-question-asked');

  it('payroll of the company when it is asked, whoever asked when it is answered, without a figure', async () => {
    const { _id: id } = await asked(5, 'Why 47,391?');
    const [last] = await askedOf(world.payroll);
    expect(last).toMatchObject({
      text: expect.stringMatching(
        /^Rahim Uddin has a question about .+ of January 2026\.$/,
      ) as string,
      opens: { admin: `/admin/salary-sheet/${world.ids.sheet}?line=5` },
    });
    for (const client of [world.hr, world.admin, world.boss, world.others.payroll])
      expect(await askedOf(client)).toEqual([]);
    shown(await answer(id, { message: 'Because of 47,391.' }));
    // nobody has to answer any more
    expect((await unreadOf(world.payroll)).map(({ _id }) => _id)).not.toContain(last?._id);
    const own_ = await unreadOf(rahim.client);
    expect(own_.find(({ kind }) => kind === 'pay-question-answered')).toMatchObject({
      opens: { employee: `/employee/payslips/${world.ids.sheet}?line=5` },
    });
    await writeNoticeMails(world.test);
    const mails = (await mailsTo(world.test.database.db, 'rahim@example.com')).filter(({ body }) =>
      body.includes('question'),
    );
    expect(mails.map(({ body }) => body).join('\n')).toContain(
      `https://muster.example/employee/payslips/${world.ids.sheet}?line=5`,
    );
    expect(mails.map(({ body }) => secretAmounts.exec(body))).toEqual(mails.map(() => null));
  });

  it('all who may answer, where payroll is whoever asks; never themselves', async () => {
    const { db } = world.test.database;
    await sql`update user_account set disabled_at = now() where user_role = 'PAYROLL'`.execute(db);
    const account = await world.test.newUser({ role: 'PAYROLL', employeeId: rahim.id });
    const himself = await world.enter({ kind: 'user', id: account });
    const { _id: id } = await asked(6);
    expect(await unreadOf(himself)).toEqual([]);
    for (const client of [world.hr, world.admin]) expect(await askedOf(client)).toHaveLength(1);
    shown(await settle(id));
    // settled, it waits for nobody
    expect(await askedOf(world.hr)).toEqual([]);
    await world.admin.delete(`/users/${account}`);
    await sql`update user_account set disabled_at = null where user_role = 'PAYROLL'`.execute(db);
  });
});

it('the list is filtered by all that it says', async () => {
  const { data } = await listed('limit=0');
  expect(data.length).toBeGreaterThan(5);
  const [first] = data as unknown as { component: { _id: string } }[];
  const { padma, meghna, sales } = world.house;
  const component = first?.component._id ?? '';
  const ofLine = await listed(`limit=0&component=${component}`);
  expect(ofLine.total).toBeGreaterThan(0);
  expect(ofLine.total).toBeLessThan(data.length);
  for (const [query, total] of [
    ['month=2026-01', data.length],
    ['month=2026-02', 0],
    [`concernCompany=${padma}`, data.length],
    [`concernCompany=${meghna}`, 0],
    [`department=${sales}`, data.length],
    [`employeeId=${world.karim.id}`, 0],
    ['search=rahim', data.length],
    ['search=By which days', 1],
    ['search=100%25', 0],
  ] as const)
    expect([query, (await listed(query)).total]).toEqual([query, total]);
  const states = await Promise.all(
    ['Open', 'Answered', 'Closed'].map(async (state) => (await listed(`status=${state}`)).total),
  );
  expect(states.reduce((sum, total) => sum + total, 0)).toBe(data.length);
});

it('stays with the payslip when the pay is taken back', async () => {
  const before = await ofPayslip(rahim.client, `${own}/payslip/${world.ids.sheet}/questions`);
  const path = `/salary/run/${world.ids.run}/reverse`;
  const batch = `/salary/bank-batch/${world.ids.batch}/take-back`;
  expect((await world.hr.post(batch, { reason: 'x' })).status).toBe(200);
  const reversal = await world.payroll.post(path, { reason: 'Twice' });
  const agreed = await world.hr.post(`/salary/reversal/${reversal.at('data._id')}/approve`, {});
  expect(agreed.status, agreed.text).toBe(200);
  const after = await ofPayslip(rahim.client, `${own}/payslip/${world.ids.sheet}/questions`);
  expect(after).toEqual(before);
  const [open] = after.filter(({ status }) => status === 'Answered');
  expect((await write(open?._id ?? '')).status).toBe(200);
});
