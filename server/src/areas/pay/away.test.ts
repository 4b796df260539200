import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePay, type PayWorld, type TestFigure } from '../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../testing/people/same-by-hand.ts';

/** Days suspended and on long leave are days of the calendar, whatever a day of other absence is divided by. */
let world: PayWorld;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

interface Slip {
  readonly net: string;
  readonly days: { readonly unpaidLeave: number };
  readonly lines: readonly {
    readonly component: { readonly name: string };
    readonly amount: string;
    readonly why: object;
  }[];
}

let years = 2000;
/** A month of another year at 30,000.00, by what absence is divided by; April has 22 working days. */
async function paidIn(
  month: string,
  by: string,
  figure: TestFigure,
  { from = '01', structure = world.staff } = {},
): Promise<Slip> {
  years += 4;
  const [year, path] = [`${years}-${month}`, `/settings/pay?concern=${world.house.padma}`];
  const settings = { absenceDays: by, proration: by };
  expect((await world.admin.put(path, settings)).status).toBe(200);
  const { id } = await world.person({ joinedOn: `${year}-${from}` });
  await world.salary(id, '30000.00', `${year}-${from}`, structure);
  await world.closeMonth(year, { [id]: figure });
  await world.generate(world.payroll, year);
  await expectSameByHand(world.test.database.db, year);
  const [sheet] = await world.sheets(year, `&employeeId=${id}`);
  const reply = await world.hr.get(`/salary/${String(sheet?.['_id'])}`);
  return (reply.body as { payslip: Slip }).payslip;
}

const allOf: Record<string, number> = { '01': 31, '02': 29, '04': 30 };
it.each(
  Object.keys(allOf).flatMap((month) =>
    ['calendar', '30', '26', 'working'].map((by): [string, string] => [month, by]),
  ),
)('all of month %s away pays nothing, half paid exactly half, by %s', async (month, by) => {
  const days = allOf[month] ?? 0;
  const none = { working: 0, present: 0 };
  expect((await paidIn(month, by, { ...none, long_leave: days })).net).toBe('0.00');
  expect((await paidIn(month, by, { ...none, suspended: days })).net).toBe('15000.00');
});

it('of part of a month the days there are all there is', async () => {
  const joined = { days: 30, working: 0, present: 0, long_leave: 30 };
  expect((await paidIn('01', '30', joined, { from: '02' })).net).toBe('0.00');
});

it('the payslip counts days away as unpaid, and tells what each of them is a part of', async () => {
  const { days, lines } = await paidIn('01', '30', { long_leave: 3, suspended: 4 });
  expect(days.unpaidLeave).toBe(500_000);
  const line = lines.find(({ component }) => component.name === 'Unpaid leave');
  expect(line).toMatchObject({
    amount: '4838.71',
    why: {
      how: 'count',
      quantity: 0,
      away: { quantity: 500_000, days: 31, paid: 30, whole: 30 },
    },
  });
});

it('who was kept away for a day without its full pay gets no attendance bonus', async () => {
  const of = (name: string): string => world.components[name] ?? '';
  const structure = await world.structure('With a bonus', [
    { component: of('Basic'), calculation: 'remainder', inGross: 'Yes' },
    {
      component: of('Attendance bonus'),
      calculation: 'conditional',
      amount: '500.00',
      mostAbsence: 0,
      mostLates: 2,
    },
  ]);
  const bonusIn = async (figure: TestFigure) =>
    (await paidIn('01', 'calendar', figure, { structure })).lines
      .filter(({ component }) => component.name === 'Attendance bonus')
      .map(({ amount }) => amount);
  expect(await bonusIn({})).toEqual(['500.00']);
  expect(await bonusIn({ long_leave: 1 })).toEqual([]);
  expect(await bonusIn({ suspended: 31, working: 0, present: 0 })).toEqual([]);
});
