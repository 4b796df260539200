import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../../testing/client.ts';
import { pdfPages } from '../../../../testing/files/documents.ts';
import { made } from '../../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../../testing/people/make-pay.ts';
import { makeBank, setPayment } from '../../../../testing/people/pay-accounts.ts';

/** Fifty are paid into accounts and one in cash. */
let world: PayWorld;
let runId: string;
let letterId: string;
let cashId: string;
let rahim: { id: string; client: Client };
const month = '2026-02';
const many = 50;

const pathOf = (id: string, query = '') => `/salary/bank-batch/${id}/paper${query}`;

async function pagesOf(id: string, query = ''): Promise<string[]> {
  const reply = await world.test.app.inject({
    url: basePath + pathOf(id, query),
    headers: { authorization: `Bearer ${world.hr.token}` },
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pages = await pdfPages(new Uint8Array(reply.rawPayload));
  return pages.map((page) => page.replaceAll(/\s+/g, ' '));
}

beforeAll(async () => {
  world = await makePay();
  const bank = await makeBank(world, 'Sonali Bank');
  rahim = await world.person({ name: 'Rahim Uddin' });
  await world.salary(rahim.id, '30000.00');
  await setPayment(world, rahim.id, 'Cash');
  const ids = [rahim.id];
  for (let at = 1; at <= many; at += 1) {
    const { id } = await world.person({ name: `Karim ${String(at).padStart(2, '0')}` });
    await world.salary(id, '20000.00');
    const accountNumber = `0012${String(at).padStart(4, '0')}`;
    await setPayment(world, id, 'Bank', { bank, accountName: 'Karim', accountNumber });
    ids.push(id);
  }
  const account = { name: 'Main', concernCompany: world.house.padma, bank, accountNumber: '77-88' };
  const payer = made(await world.admin.post('/paying-account', account), 'data._id');
  await world.closeMonth(month, Object.fromEntries(ids.map((id) => [id, {}])));
  runId = await world.generate(world.payroll, month);
  await world.hr.post('/salary/salary-paid', { run: runId });
  const make = async (given: object) =>
    made(await world.hr.post('/salary/bank-batch', { run: runId, ...given }), 'data._id');
  letterId = await make({ method: 'Bank', payingAccount: payer });
  cashId = await make({ method: 'Cash' });
});
afterAll(() => world.close());

it('is refused to whoever does not keep pay, and of what is not there', async () => {
  const { nobody } = world.test;
  expect(statusAndCode(await nobody.get(pathOf(letterId)))).toEqual([401, 'session.none']);
  const refused = statusAndCode(await rahim.client.get(pathOf(cashId)));
  expect(refused).toEqual([403, 'access.not-allowed']);
  const unknown = statusAndCode(await world.hr.get(pathOf(crypto.randomUUID())));
  expect(unknown).toEqual([404, 'record.not-found']);
  const wrong = await world.hr.get(pathOf(letterId, '?language=de'));
  expect(statusAndCode(wrong)).toEqual([400, 'request.fields']);
});

it('asks the bank for the sum in figures and words, and lists everyone under one head', async () => {
  const [letter, ...lists] = await pagesOf(letterId);
  expect(letter).toContain('Payment of salaries for February 2026');
  expect(letter).toContain('The Manager Sonali Bank');
  expect(letter).toContain(`credit the accounts of ${many} people`);
  expect(letter).toContain('our account 77-88 (Main) with ৳9,60,000.00');
  expect(letter).toContain('In words: Taka Nine Lakh Sixty Thousand Only');
  expect(letter).toContain('Authorised signature');
  expect(lists).toHaveLength(3);
  for (const page of lists) expect(page).toMatch(/No\. Employee Account Amount/);
  const accounts = lists.join(' ').match(/\b0012\d{4}\b/g);
  expect(new Set(accounts).size).toBe(many);
  expect(lists.at(-1)).toContain('Total 9,60,000.00');
});

it('speaks Bangla where it is asked to', async () => {
  const [letter = ''] = await pagesOf(letterId, '?language=bn');
  expect(letter).toContain('২০২৬');
  expect(letter).toContain('৳৯,৬০,০০০.০০');
});

it('is a list to be signed where it was cash', async () => {
  const pages = await pagesOf(cashId);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Cash list, February 2026');
  expect(pages[0]).toMatch(/No\. Employee Amount Signature 1 Rahim Uddin .* 28,800\.00/);
  expect(pages[0]).toContain('In words: Taka Twenty-Eight Thousand Eight Hundred Only');
});

it('is in the log, and goes out no more once someone in it was taken back', async () => {
  const log = await sql`select 1 from audit_entry where action = 'bank-batch.paper'
    and record_id = ${letterId}`.execute(world.test.database.db);
  expect(log.rows).toHaveLength(2);
  const [sheet] = await world.sheets(month, '&search=Karim 07');
  const given = { salarySheets: [sheet?.['_id']], reason: 'He had left' };
  const asked = await world.payroll.post(`/salary/run/${runId}/reverse`, given);
  const id = made(asked, 'data._id');
  expect((await world.hr.post(`/salary/reversal/${id}/approve`, {})).status).toBe(200);
  const refused = await world.hr.get(pathOf(letterId));
  expect(statusAndCode(refused)).toEqual([422, 'pay.batch-reversed']);
});
