import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { pdfPages } from '../../testing/files/documents.ts';
import { makePay, type PayWorld } from '../../testing/people/make-pay.ts';

/** Padma Foods pays in another currency than the group. */
let world: PayWorld;
let rahim: { id: string; client: Client };
let boss: { id: string; client: Client };
const month = '2026-02';

const payIn = (currency: string | null, netUnit: string | null = null) =>
  Promise.all([
    world.admin.put(`/settings/company?concern=${world.house.padma}`, { currency }),
    world.admin.put(`/settings/pay?concern=${world.house.padma}`, { netUnit }),
  ]);
const sheetOf = async (id: string, of = month) =>
  (await world.sheets(of)).find((row) => (row.employeeId as { _id: string })._id === id);

async function printed(client: Client, path: string): Promise<string> {
  const reply = await world.test.app.inject({
    url: basePath + path,
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect(reply.statusCode).toBe(200);
  const [page = ''] = await pdfPages(new Uint8Array(reply.rawPayload));
  return page;
}

beforeAll(async () => {
  world = await makePay();
  rahim = await world.person({ name: 'Rahim Uddin' });
  boss = await world.person({ name: 'Boss' });
  await world.salary(rahim.id, '250000.00');
  await world.salary(boss.id, '33333.35');
  await payIn('USD');
  await world.closeMonth(month, { [rahim.id]: {}, [boss.id]: {} });
  const run = await world.generate(world.payroll, month);
  const paid = await world.hr.post('/salary/salary-paid', { run });
  expect(paid.status, paid.text).toBe(200);
});
afterAll(() => world.close());

it('a payslip is in the currency of its company, on the screen and on paper', async () => {
  const id = (await sheetOf(rahim.id))?._id as string;
  const own = `/employee-panel/salary/payslip/${id}`;
  for (const [client, path] of [
    [rahim.client, own],
    [world.hr, `/salary/${id}`],
  ] as const)
    expect((await client.get(path)).body).toMatchObject({
      payslip: { currency: 'USD', gross: '250000.00', net: '240000.00' },
    });
  const english = await printed(rahim.client, `${own}/pdf?language=en`);
  expect(english).toContain('$240,000.00');
  expect(english).toContain('Amount, $');
  expect(english).toMatch(/Basic\s+125,000\.00/);
  const bangla = await printed(rahim.client, `${own}/pdf?language=bn`);
  expect(bangla).toContain('$২৪০,০০০.০০');
  expect(bangla).toContain(', $');
  const both = await printed(world.hr, `/salary/${id}/pdf?language=both`);
  expect(both).toContain('$240,000.00');
  for (const page of [english, bangla, both]) {
    expect(page).not.toContain('৳');
    expect(page).not.toMatch(/2,[45]0,000|২,[৪৫]০,০০০/);
  }
});

it('what the font of documents has no sign for is written by its code', async () => {
  await payIn('PHP');
  const id = (await sheetOf(rahim.id))?._id as string;
  const page = await printed(world.hr, `/salary/${id}/pdf?language=en`);
  expect(page).toMatch(/PHP\s240,000\.00/);
  expect(page).toContain('Amount, PHP');
});

it.each([
  ['2026-01', 'JPY', null, '32001.00'],
  ['2025-12', 'JPY', '10', '32010.00'],
  // three decimals are written of a dinar, and hundredths are kept of it as of everything
  ['2025-11', 'KWD', '1', '32001.00'],
  ['2025-10', 'USD', null, '32000.02'],
])('pay of %s in %s to whole ones of %s is %s', async (of, currency, netUnit, net) => {
  await payIn(currency, netUnit);
  await world.closeMonth(of, { [boss.id]: {} });
  await world.generate(world.payroll, of);
  expect(await sheetOf(boss.id, of)).toMatchObject({ net });
});

it('a loan and a fund say whose company they are of', async () => {
  const company = { concernCompany: { _id: world.house.padma, name: 'Padma Foods' } };
  const loan = await world.hr.post('/salary-loan', {
    employeeId: rahim.id,
    principal: '9000.00',
    instalment: '500.00',
    fromMonth: '2026-03',
  });
  expect(loan.body).toMatchObject({ data: company });
  expect((await world.hr.get('/salary-loan/data')).body).toMatchObject({ data: [company] });
  const fund = await world.hr.post('/provident-fund/entry', {
    employeeId: rahim.id,
    kind: 'Opening own',
    amount: '1000.00',
    date: '2026-01-31',
  });
  expect(fund.body).toMatchObject({ data: company });
  expect((await world.hr.get('/provident-fund/data')).body).toMatchObject({
    data: [company, company],
  });
});
