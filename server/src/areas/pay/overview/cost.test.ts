import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

/** Two months at Padma Foods, of which one is paid. */
let world: PayWorld;
const people: string[] = [];
interface Cost {
  months: Record<string, unknown>[];
  components: { component: { name: string }; kind: string; inGross: boolean; amounts: string[] }[];
}
const costOf = async (query: string, client = world.hr): Promise<Cost> =>
  ((await client.get(`/salary/cost?${query}`)).body as { data: Cost }).data;
const ofPadma = () => `concernCompany=${world.house.padma}`;

beforeAll(async () => {
  world = await makePay();
  for (const gross of ['20000.00', '30000.00']) {
    const { id } = await world.person();
    people.push(id);
    await world.salary(id, gross);
  }
  const all = Object.fromEntries(people.map((id) => [id, {}]));
  const [first = ''] = people;
  await world.closeMonth('2026-01', { ...all, [first]: { absence: 1000 } });
  await world.closeMonth('2026-02', { [first]: {} });
  const paid = await world.generate(world.payroll, '2026-01');
  await world.hr.post('/salary/salary-paid', { run: paid });
  await world.generate(world.payroll, '2026-02');
});
afterAll(() => world.close());

it('says what each month came to, and each component in it; the sums are those of the run', async () => {
  const { months, components } = await costOf(`month=2026-02&${ofPadma()}`);
  const runs = (await world.hr.get('/salary/run/data?sort=month')).body as {
    data: Record<string, unknown>[];
  };
  const same = ({
    month,
    people: who,
    earnings,
    deductions,
    employer,
    net,
  }: (typeof months)[0]) => ({
    month,
    people: who,
    earnings,
    deductions,
    employer,
    net,
  });
  expect(months.map(same)).toEqual(runs.data.map(same));
  expect(months.map(({ paid }) => paid)).toEqual([true, false]);
  const basic = components.find(({ component }) => component.name === 'Basic');
  expect(basic).toMatchObject({
    kind: 'Earning',
    inGross: true,
    amounts: ['25000.00', '10000.00'],
  });
  const cents = (amount: unknown) => Math.round(Number(amount) * 100);
  for (const [at, { earnings, deductions }] of months.entries()) {
    const of = (kind: string) =>
      components
        .filter((one) => one.kind === kind)
        .reduce((sum, one) => sum + cents(one.amounts[at]), 0);
    expect([of('Earning'), of('Deduction')]).toEqual([cents(earnings), cents(deductions)]);
  }
});

it('goes back twelve months and no further, and not beyond the month that is asked for', async () => {
  const named = async (month: string) =>
    (await costOf(`month=${month}&${ofPadma()}`)).months.map((one) => one['month']);
  expect(await named('2026-01')).toEqual(['2026-01']);
  expect(await named('2026-12')).toEqual(['2026-01', '2026-02']);
  expect(await named('2027-01')).toEqual(['2026-02']);
  expect(await named('2025-12')).toEqual([]);
});

it('is told to those who see all pay, of the companies they are limited to', async () => {
  const limited = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'PAYROLL', concernId: world.house.meghna }),
  });
  expect(await costOf('month=2026-02', limited)).toEqual({ months: [], components: [] });
  expect(statusAndCode(await limited.get(`/salary/cost?month=2026-02&${ofPadma()}`))[0]).toBe(404);
  const { months } = await costOf('month=2026-02');
  expect(months).toHaveLength(2);
});

it('a month is paid once everyone is whose pay is not held', async () => {
  const month = '2025-12';
  await world.closeMonth(month, Object.fromEntries(people.map((id) => [id, {}])));
  const run = await world.generate(world.payroll, month);
  const [held] = await world.sheets(month);
  await world.hr.post(`/salary/${String(held?.['_id'])}/hold`, { reason: 'On a claim' });
  const isPaid = async () =>
    (await costOf(`month=${month}&${ofPadma()}`)).months.map(({ paid }) => paid);
  expect(await isPaid()).toEqual([false]);
  await world.hr.post('/salary/salary-paid', { run });
  expect(await isPaid()).toEqual([true]);
});
