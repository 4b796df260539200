import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { mailsTo } from '../../../testing/files/mailed.ts';
import { countNotices, noticesIn, writeNoticeMails } from '../../../testing/notices.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { runJob } from '../../../testing/processes/run-job.ts';
import { announcePayslipsJob } from './announce-payslips-job.ts';

const month = '2026-02';
const address = 'rahim@example.com';
let world: PayWorld;
let rahim: { id: string; client: Client };
let karim: { id: string; client: Client };
let held: { id: string; client: Client };
let run: string;
beforeAll(async () => {
  world = await makePay();
  rahim = await world.person({ name: 'Rahim Uddin', email: address });
  karim = await world.person({ name: 'Karim Ullah', email: 'karim@example.com' });
  held = await world.person({ name: 'Habib Held', email: 'habib@example.com' });
  for (const { id } of [rahim, karim, held]) await world.salary(id, '40000.00');
  await sql`insert into account_language values ('employee', ${karim.id}, 'bn')`.execute(
    world.test.database.db,
  );
  await world.closeMonth(month, { [rahim.id]: {}, [karim.id]: {}, [held.id]: {} });
  run = await world.generate(world.payroll, month);
});
afterAll(() => world.close());

const sheetOf = async (id: string) =>
  String((await world.sheets(month, `&employeeId=${id}`))[0]?.['_id']);
const pay = (given: object = {}) => world.hr.post('/salary/salary-paid', { run, ...given });
const payments = async () =>
  (
    await sql<{ id: string }>`select data::json->>'paymentId' as id from job
      where kind = 'pay.announce-payslips' order by created_at, id`.execute(world.test.database.db)
  ).rows.map(({ id }) => id);
const announce = (paymentId: string) =>
  runJob(announcePayslipsJob(), { paymentId }, { db: world.test.database.db, clock: world.clock });

it('a payment that was refused, or is undone, tells nobody', async () => {
  expect((await pay({ salarySheets: [crypto.randomUUID()] })).status).toBe(422);
  expect(await payments()).toEqual([]);
});

it('the request itself tells nobody: it leaves the work behind', async () => {
  const holding = await world.hr.post(`/salary/${await sheetOf(held.id)}/hold`, { reason: 'x' });
  expect(holding.status, holding.text).toBe(200);
  const paid = await pay({ salarySheets: [await sheetOf(rahim.id), await sheetOf(held.id)] });
  expect(paid.status, paid.text).toBe(200);
  expect(await payments()).toHaveLength(1);
  expect(await countNotices(world.test, rahim.id)).toBe(0);
});

it('tells each who was paid once, however often and by how many it is tried', async () => {
  const [payment = ''] = await payments();
  await Promise.all([announce(payment), announce(payment)]);
  await announce(payment);
  expect(await countNotices(world.test, rahim.id)).toBe(1);
  for (const { id } of [karim, held]) expect(await countNotices(world.test, id)).toBe(0);
  await Promise.all([writeNoticeMails(world.test), writeNoticeMails(world.test)]);
  const mails = await mailsTo(world.test.database.db, address);
  expect(mails).toHaveLength(1);
});

it('by mail there is a link and neither a figure nor a file', async () => {
  const [mail] = await mailsTo(world.test.database.db, address);
  const link = `https://muster.example/employee/payslips/${await sheetOf(rahim.id)}`;
  expect(mail?.body).toContain(link);
  expect(mail?.body).toContain('You were paid for February 2026.');
  expect(mail?.body).not.toMatch(/40,?000|৪০,?০০০|৳|BDT/);
  expect(Object.keys(mail ?? {}).filter((key) => key.includes('attach'))).toEqual([]);
});

it('goes on where it was broken off, and speaks to each in their language', async () => {
  const paid = await pay({ salarySheets: [await sheetOf(karim.id)] });
  expect(paid.status, paid.text).toBe(200);
  const [, payment = ''] = await payments();
  const { db } = world.test.database;
  // the first of two runs told everyone up to the last and was killed then
  await sql`update salary_payment set announced_until = ${karim.id} where id = ${payment}`.execute(
    db,
  );
  await announce(payment);
  expect(await countNotices(world.test, karim.id)).toBe(0);
  await sql`update salary_payment set announced_until = null, announced_at = null
    where id = ${payment}`.execute(db);
  await announce(payment);
  await writeNoticeMails(world.test);
  const [mail, ...more] = await mailsTo(db, 'karim@example.com');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ language: 'bn', subject: 'আপনার পে-স্লিপ তৈরি' });
  expect(mail?.body).toContain('ফেব্রুয়ারি ২০২৬: প্রাপ্য পরিশোধ হয়েছে');
  const [notice] = noticesIn(await karim.client.get('/notification/data?which=unread'));
  expect(notice?.kind).toBe('payslip-ready');
});

it('a festival bonus is told of as such, and not as a salary', async () => {
  const eid = { festival: 'Eid-ul-Fitr', date: '2026-02-20', percent: 10_000, of: null };
  const wish = { ...eid, afterMonths: 0, prorated: 'No', religions: [] };
  const bonus = await world.bonus(world.payroll, wish);
  expect((await world.hr.post('/salary/salary-paid', { run: bonus })).status).toBe(200);
  const [, , payment = ''] = await payments();
  await announce(payment);
  const [notice] = noticesIn(await rahim.client.get('/notification/data?which=unread'));
  expect(JSON.stringify(notice)).toContain('Eid-ul-Fitr, February 2026');
  await writeNoticeMails(world.test);
  const mails = await mailsTo(world.test.database.db, address);
  expect(mails.map(({ body }) => body)).toContainEqual(
    expect.stringContaining('You were paid for Eid-ul-Fitr, February 2026.'),
  );
});
