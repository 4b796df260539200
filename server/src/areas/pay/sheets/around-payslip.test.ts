import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

/** December to March at Padma Foods: the first three are paid, February is taken back, March is generated. */
let world: PayWorld;
let rahim: { readonly id: string; readonly client: Client };
let karim: { readonly id: string; readonly client: Client };
const months = ['2025-12', '2026-01', '2026-02', '2026-03'] as const;
const sheets: Record<string, string> = {};

interface Around {
  readonly previous: string | null;
  readonly next: string | null;
  readonly soFar: Record<string, unknown>;
}
const office = (month: string, client = world.hr) => client.get(`/salary/${sheets[month]}/around`);
const own = (month: string, client = rahim.client) =>
  client.get(`/employee-panel/salary/payslip/${sheets[month]}/around`);
const told = async (coming: ReturnType<Client['get']>): Promise<Around> => {
  const reply = await coming;
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as { data: Around }).data;
};

beforeAll(async () => {
  world = await makePay();
  rahim = await world.person();
  karim = await world.person();
  for (const { id } of [rahim, karim]) await world.salary(id, '40000.00');
  for (const month of months) {
    await world.closeMonth(month, { [rahim.id]: {}, [karim.id]: {} });
    const run = await world.generate(world.payroll, month);
    const [sheet] = await world.sheets(month, `&employeeId=${rahim.id}`);
    sheets[month] = String(sheet?.['_id']);
    if (month === '2026-03') continue;
    expect((await world.hr.post('/salary/salary-paid', { run })).status).toBe(200);
    if (month !== '2026-02') continue;
    const asked = await world.payroll.post(`/salary/run/${run}/reverse`, { reason: 'Twice' });
    const path = `/salary/reversal/${asked.at('data._id')}/approve`;
    expect((await world.hr.post(path, {})).status).toBe(200);
  }
});
afterAll(() => world.close());

it('another’s, and what is not paid yet, is as unknown as what is not there', async () => {
  expect((await own('2026-01', karim.client)).status).toBe(404);
  expect((await own('2026-03')).status).toBe(404);
  expect((await office('2026-01', rahim.client)).status).toBe(403);
  expect((await office('none')).status).toBe(404);
});

it('leads to the payslips before and after it that the reader may see', async () => {
  expect(await told(office('2026-01'))).toMatchObject({
    previous: sheets['2025-12'],
    next: sheets['2026-02'],
  });
  expect(await told(office('2025-12'))).toMatchObject({ previous: null });
  expect(await told(office('2026-03'))).toMatchObject({ previous: sheets['2026-02'], next: null });
  expect(await told(own('2026-02'))).toMatchObject({ previous: sheets['2026-01'], next: null });
});

it('the year is that of the own payslips, and what was taken back does not count', async () => {
  const { soFar } = await told(own('2026-02'));
  const year = await rahim.client.get('/employee-panel/salary/payslips?year=2026');
  expect(soFar).toMatchObject({
    from: '2026-01',
    until: '2026-02',
    gross: '40000.00',
    net: year.at('totals.net'),
    taxable: year.at('taxSoFar.taxable'),
    tax: '0.00',
  });
  const { soFar: january } = await told(own('2026-01'));
  expect(soFar).toEqual({ ...january, until: '2026-02' });
  expect((await told(office('2026-03'))).soFar).toMatchObject({ gross: '80000.00' });
  expect((await told(own('2025-12'))).soFar).toMatchObject({ from: '2025-01' });
});
