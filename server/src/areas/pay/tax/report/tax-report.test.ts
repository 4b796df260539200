import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { made } from '../../../../testing/people/make-house.ts';
import { makePay, type PayWorld } from '../../../../testing/people/make-pay.ts';
import { readExport, sumOf } from '../../../../testing/files/read-export.ts';

/** The income year from July 2025 on, of which two months were paid. */
let world: PayWorld;
let mira: Awaited<ReturnType<PayWorld['person']>>;
beforeAll(async () => {
  world = await makePay();
  const { admin, house, components } = world;
  await admin.put(`/settings/pay?concern=${house.padma}`, { incomeTax: 'Yes' });
  const basic = { component: components['Basic'] ?? '', calculation: 'remainder' };
  const plain = await world.structure('Plain', [{ ...basic, inGross: 'Yes' }]);
  mira = await world.person({ joinedOn: '2020-01-15' });
  await world.salary(mira.id, '100000.00', '2020-01-15', plain);
  for (const month of ['2025-07', '2025-08']) {
    await world.closeMonth(month, { [mira.id]: {} });
    const run = await world.generate(world.payroll, month);
    made(await world.hr.post('/salary/salary-paid', { run }), 'data.people');
  }
  await world.closeMonth('2025-09', { [mira.id]: {} });
  await world.generate(world.payroll, '2025-09');
});
afterAll(() => world.close());

describe('the tax report', () => {
  it('is of those who keep pay, and of management', async () => {
    for (const path of [
      '/salary/get-tax-report/',
      `/salary/get-tax-details/?employeeId=${mira.id}`,
    ])
      expect((await mira.client.get(path)).status).toBe(403);
    const other = await world.person();
    expect((await world.hr.get(`/salary/get-tax-details?employeeId=${other.id}`)).status).toBe(404);
  });

  it('has what was paid beside the tax of the year', async () => {
    const report = await world.payroll.get('/salary/get-tax-report/?year=2025&limit=10&pageNo=1');
    expect(report.body).toMatchObject({
      total: 1,
      year: 2025,
      fromMonth: '2025-07',
      toMonth: '2026-06',
      totals: { people: 1, taxable: '200000.00', deducted: '7500.00', yearTax: '45000.00' },
      data: [
        {
          employeeId: { _id: mira.id },
          payslips: 2,
          taxable: '200000.00',
          deducted: '7500.00',
          yearTaxable: '800000.00',
          yearTax: '45000.00',
        },
      ],
    });
    const august = '/salary/get-tax-report?fromDate=2025-08-01&toDate=2025-08-31&year=2025';
    expect((await world.hr.get(august)).body).toMatchObject({
      data: [{ payslips: 1, taxable: '100000.00', deducted: '3750.00' }],
    });
    const none = await world.hr.get('/salary/get-tax-report?year=2023');
    expect(none.body).toMatchObject({ total: 0, totals: { people: 0, deducted: '0.00' } });
  });

  it('as a file comes to the same', async () => {
    const path = '/salary/get-tax-report/export?year=2025&format=xlsx';
    const rows = await readExport(world.test, world.hr, path);
    expect(rows).toHaveLength(1);
    expect(sumOf(rows, 'Tax deducted')).toBe(750_000n);
    const chosen = await readExport(world.test, world.hr, `${path}&ids=${mira.id}`);
    expect(chosen).toHaveLength(1);
    const others = await readExport(world.test, world.hr, `${path}&ids=${crypto.randomUUID()}`);
    expect(others).toEqual([]);
  });

  it('tells the whole calculation of the newest month, and what is still to come', async () => {
    const details = await world.payroll.get(
      `/salary/get-tax-details/?employeeId=${mira.id}&year=2025`,
    );
    expect(details.body).toMatchObject({
      data: {
        currency: 'BDT',
        stepsOf: { month: '2025-09' },
        steps: {
          country: 'BD',
          slabVersion: 2,
          before: '0.00',
          paid: '200000.00',
          now: '100000.00',
          later: 9,
          monthly: '100000.00',
          salary: '1200000.00',
          exempt: '400000.00',
          taxable: '800000.00',
          byBands: '45000.00',
          rebate: '0.00',
          annual: '45000.00',
          deducted: '7500.00',
          left: '37500.00',
          months: 10,
          tax: '3750.00',
        },
      },
    });
    const { months } = (
      details.body as {
        data: { months: { month: string; pays: object[]; planned: string | null }[] };
      }
    ).data;
    expect(months).toHaveLength(12);
    expect(months[0]?.pays).toMatchObject([{ status: 'Paid', tax: '3750.00' }]);
    expect(months[2]).toMatchObject({ planned: null, pays: [{ status: 'Generated' }] });
    expect(months.slice(3).map(({ planned }) => planned)).toEqual(
      Array.from({ length: 9 }, () => '3750.00'),
    );
  });

  it('the own tax is of what was paid', async () => {
    const own = await mira.client.get('/employee-panel/salary/tax?year=2025');
    expect(own.body).toMatchObject({
      data: { stepsOf: { month: '2025-08' }, steps: { deducted: '3750.00', tax: '3750.00' } },
    });
    const nobody = await world.person();
    expect((await nobody.client.get('/employee-panel/salary/tax')).body).toEqual({ data: null });
  });
});
