import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, minutes } from '../../../platform/clock.ts';
import type { Client } from '../../../testing/client.ts';
import { begun, ended, pdfPages, pdfPictures, printed } from '../../../testing/files/documents.ts';
import { samplePng } from '../../../testing/files/sample-files.ts';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

/** February is paid but for one who is held, March is generated. */
let world: PayWorld;
let rahim: { id: string; client: Client };
let karim: { id: string; client: Client };
let held: { id: string; client: Client };
let runId: string;
let boss: { id: string; client: Client };
const ids = new Map<string, string>();
const [february, march] = ['2026-02', '2026-03'];
const manyPath = '/salary/payslip-document';

const sheetId = (personId: string, month = february): string =>
  ids.get(`${month} ${personId}`) ?? '';
const ownPath = (id: string, language = 'en') =>
  `/employee-panel/salary/payslip/${id}/pdf?language=${language}`;
const officePath = (id: string, language = 'en') => `/salary/${id}/pdf?language=${language}`;

async function learnIds(month: string): Promise<void> {
  for (const sheet of await world.sheets(month)) {
    const { _id, employeeId } = sheet as { _id: string; employeeId: { _id: string } };
    ids.set(`${month} ${employeeId._id}`, _id);
  }
}

beforeAll(async () => {
  world = await makePay();
  boss = await world.person({ name: 'Boss' });
  rahim = await world.person({ name: 'Rahim Uddin', number: 'E-1', managerId: boss.id });
  karim = await world.person({ name: 'Karim Ullah', number: 'E-2' });
  held = await world.person({ name: 'Habib Held', number: 'E-3' });
  for (const { id } of [rahim, karim, held]) await world.salary(id, '40000.00');
  const named = await world.admin.put(`/pay-component/${world.components['Basic']}`, {
    localName: 'মূল বেতন',
    version: 1,
  });
  expect(named.status, named.text).toBe(200);
  const figures = { [rahim.id]: { absence: 2500, overtime: 90, lates: 4 }, [karim.id]: {} };
  await world.closeMonth(february, { ...figures, [held.id]: {} });
  await world.closeMonth(march, figures);
  runId = await world.generate(world.payroll, february);
  await learnIds(february);
  const holding = await world.hr.post(`/salary/${sheetId(held.id)}/hold`, { reason: 'Papers' });
  expect(holding.status, holding.text).toBe(200);
  const paid = await world.hr.post('/salary/salary-paid', { run: runId });
  expect(paid.status, paid.text).toBe(200);
  await world.generate(world.payroll, march);
  await learnIds(march);
});
afterAll(() => world.close());

/** A PDF as a browser gets it. */
async function fetched(client: Client, path: string) {
  const reply = await world.test.app.inject({
    url: basePath + path,
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  return new Uint8Array(reply.rawPayload);
}

describe('is refused', () => {
  it('to nobody, and to whoever is neither its owner nor keeps pay', async () => {
    const id = sheetId(rahim.id);
    for (const path of [ownPath(id), officePath(id)])
      expect(statusAndCode(await world.test.nobody.get(path))).toEqual([401, 'session.none']);
    const unknown = statusAndCode(await karim.client.get(ownPath(crypto.randomUUID())));
    expect(unknown).toEqual([404, 'record.not-found']);
    for (const client of [karim.client, boss.client, world.hr, world.admin])
      expect(statusAndCode(await client.get(ownPath(id)))).toEqual(unknown);
    for (const client of [rahim.client, karim.client, boss.client])
      expect(statusAndCode(await client.get(officePath(id)))).toEqual([403, 'access.not-allowed']);
    expect(statusAndCode(await boss.client.post(manyPath, { month: february }))).toEqual([
      403,
      'access.not-allowed',
    ]);
  });

  it('to its owner before it is paid, held or not', async () => {
    const unknown = [404, 'record.not-found'];
    const early = ownPath(sheetId(rahim.id, march));
    expect(statusAndCode(await rahim.client.get(early))).toEqual(unknown);
    expect(statusAndCode(await held.client.get(ownPath(sheetId(held.id))))).toEqual(unknown);
  });

  it('to the office of another company, as if it were not there', async () => {
    const other = await world.enter({
      kind: 'user',
      id: await world.test.newUser({ role: 'HR', concernId: world.house.meghna }),
    });
    expect(statusAndCode(await other.get(officePath(sheetId(rahim.id))))).toEqual([
      404,
      'record.not-found',
    ]);
    const asked = { month: february, salarySheets: [sheetId(rahim.id)] };
    expect(statusAndCode(await other.post(manyPath, asked))).toEqual([422, 'documents.nothing']);
  });

  it('in no language, of no month, and of rows of another one', async () => {
    const refused = [400, 'request.fields'];
    const id = sheetId(rahim.id);
    expect(statusAndCode(await world.hr.get(officePath(id, 'de')))).toEqual(refused);
    for (const body of [{}, { month: '2026-13' }, { month: february, salarySheets: [] }])
      expect(statusAndCode(await world.hr.post(manyPath, body))).toEqual(refused);
    const elsewhere = { month: march, salarySheets: [id] };
    expect(statusAndCode(await world.hr.post(manyPath, elsewhere))).toEqual([
      422,
      'documents.nothing',
    ]);
  });

  it('when the right is gone at its turn', async () => {
    const id = await world.test.newUser({ role: 'PAYROLL' });
    const client = await world.enter({ kind: 'user', id });
    const jobId = begun(await client.post(manyPath, { month: february }));
    const { db } = world.test.database;
    await db
      .updateTable('user_account')
      .set({ user_role: 'RECRUITER' })
      .where('id', '=', id)
      .execute();
    const over = await ended(world, client, jobId);
    expect(over.body).toMatchObject({
      data: { state: 'failed', file: null, problem: { code: 'access.not-allowed' } },
    });
  });
});

describe('on paper', () => {
  it('tells what the screen tells, to its owner', async () => {
    const shown = await rahim.client.get(`/employee-panel/salary/payslip/${sheetId(rahim.id)}`);
    const { payslip } = shown.body as {
      payslip: { net: string; lines: { component: { name: string }; amount: string }[] };
    };
    const [page = '', ...more] = await pdfPages(
      await fetched(rahim.client, ownPath(sheetId(rahim.id))),
    );
    expect(more).toEqual([]);
    const grouped = (amount: string) =>
      new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(Number(amount));
    for (const { component, amount } of payslip.lines)
      expect(page).toMatch(new RegExp(`${component.name}\\s+${grouped(amount)}`));
    expect(page).toContain(`৳${grouped(payslip.net)}`);
    for (const text of ['Payslip, February 2026', 'Rahim Uddin', 'E-1', 'Padma Foods', 'Paid'])
      expect(page).toContain(text);
    for (const fact of [/Days absent\s+2\.5/, /Late arrivals\s+4/, /Overtime\s+1\.5 hours/])
      expect(page).toMatch(fact);
  });

  it('speaks Bangla with its figures, or both on one page', async () => {
    const id = sheetId(karim.id);
    const [bangla = ''] = await pdfPages(await fetched(karim.client, ownPath(id, 'bn')));
    expect(bangla).toContain('৳৪০,০০০.০০');
    expect(bangla).toContain('২০,০০০.০০');
    expect(bangla).not.toContain('Basic');
    expect(bangla).not.toContain('40,000.00');
    const both = await pdfPages(await fetched(karim.client, ownPath(id, 'both')));
    expect(both).toHaveLength(1);
    expect(both[0]).toMatch(/Basic\s+মূল/);
    expect(both[0]).toContain('৳40,000.00');
    const unsaid = `/employee-panel/salary/payslip/${id}/pdf`;
    const inBangla = await world.test.app.inject({
      url: basePath + unsaid,
      headers: { authorization: `Bearer ${karim.client.token}`, 'accept-language': 'bn' },
    });
    const [read = ''] = await pdfPages(new Uint8Array(inBangla.rawPayload));
    expect(read).toContain('৳৪০,০০০.০০');
  });

  it('of the office says so where it is not paid, and is kept in the audit log', async () => {
    const path = officePath(sheetId(rahim.id, march));
    const [page = ''] = await pdfPages(await fetched(world.payroll, path));
    expect(page).toContain('Not paid yet');
    const { db } = world.test.database;
    const entries = await db
      .selectFrom('audit_entry')
      .select('action')
      .where('action', '=', 'salary-sheet.pdf')
      .execute();
    expect(entries.length).toBeGreaterThan(0);
  });

  it('has the logo of the company, once there is one', async () => {
    const path = ownPath(sheetId(karim.id));
    expect(await pdfPictures(await fetched(karim.client, path))).toEqual([]);
    const place = `${basePath}/files?purpose=logo&name=mark.png`;
    const sent = await world.admin.send('POST', place, { payload: samplePng(30, 10) });
    const logo = { fileId: made(sent, 'file._id') };
    const kept = await world.admin.put(`/concern/${world.house.padma}/logo`, logo);
    expect(kept.status, kept.text).toBe(200);
    expect(await pdfPictures(await fetched(karim.client, path))).toEqual(['30x10']);
  });

  it('of many is one document, a page each, by name, with two fonts', async () => {
    const asked = { month: february, salarySheets: [sheetId(rahim.id), sheetId(karim.id)] };
    const { content, job } = await printed(world, world.payroll, manyPath, asked);
    const pages = await pdfPages(content);
    expect(pages.map((page) => /Karim Ullah|Rahim Uddin/.exec(page)?.[0])).toEqual([
      'Karim Ullah',
      'Rahim Uddin',
    ]);
    for (const page of pages) expect(page).toContain('Page 1 of 1');
    expect(
      Buffer.from(content)
        .toString('latin1')
        .match(/\/FontFile2/g),
    ).toHaveLength(2);
    expect(job.at('data.file.name')).toBe('Payslip, February 2026.pdf');
    const all = await printed(world, world.payroll, manyPath, { month: february, status: 'Paid' });
    expect(await pdfPages(all.content)).toHaveLength(2);
    const whole = await printed(world, world.payroll, manyPath, { month: february });
    expect(await pdfPages(whole.content)).toHaveLength(3);
  });
});

it('what was taken back says so, on paper and in the own list, and is in no total', async () => {
  const id = sheetId(rahim.id);
  const asked = await world.payroll.post(`/salary/run/${runId}/reverse`, {
    salarySheets: [id],
    reason: 'He had left',
  });
  const agreed = await world.hr.post(`/salary/reversal/${asked.at('data._id')}/approve`, {});
  expect(agreed.status, agreed.text).toBe(200);
  const [paper] = await pdfPages(await fetched(rahim.client, ownPath(id)));
  expect(paper).toContain('Reversed');
  expect(paper).toContain('This pay was taken back');
  expect(paper).not.toContain('Not paid yet');
  const list = await rahim.client.get('/employee-panel/salary/payslips?year=2026');
  expect(list.body).toMatchObject({ data: [{ status: 'Reversed' }], totals: { net: '0.00' } });
  const other = await karim.client.get('/employee-panel/salary/payslips?year=2026');
  expect(other.body).toMatchObject({ data: [{ status: 'Paid' }] });
});

it('nobody asks for more than forty in ten minutes', async () => {
  const path = ownPath(sheetId(karim.id));
  await world.travel(after(world.clock.now(), minutes(11)));
  const replies = [];
  for (let at = 0; at < 41; at += 1) replies.push((await karim.client.get(path)).status);
  expect(replies).toEqual([...Array.from({ length: 40 }, () => 200), 429]);
});
