import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

/** Two months at Padma Foods: one goes, one is absent for a day in the second. */
let world: PayWorld;
let january: string;
let february: string;
interface Figures {
  readonly month: string;
  readonly people: number;
  readonly gross: string;
  readonly deductions: string;
  readonly net: string;
  readonly taken: { readonly as: string; readonly amount: string }[];
}
const compare = (run: string, client = world.hr) => client.get(`/salary/run/${run}/compare`);
const read = async (run: string) =>
  ((await compare(run)).body as { data: { run: Figures; before: Figures | null } }).data;
const runOf = async (run: string) =>
  ((await world.hr.get(`/salary/run/${run}`)).body as { data: Figures }).data;

beforeAll(async () => {
  world = await makePay();
  const people: string[] = [];
  for (const gross of ['20000.00', '30000.00']) {
    const { id } = await world.person();
    people.push(id);
    await world.salary(id, gross);
  }
  const [first = '', second = ''] = people;
  await world.closeMonth('2026-01', { [first]: {}, [second]: {} });
  await world.closeMonth('2026-02', { [second]: { absence: 1000 } });
  january = await world.generate(world.payroll, '2026-01');
  february = await world.generate(world.payroll, '2026-02');
});
afterAll(() => world.close());

it('is not told to whoever may not read pay, and of no run that is not there', async () => {
  const { client } = await world.person();
  expect((await compare(february, client)).status).toBe(403);
  expect((await compare(crypto.randomUUID())).status).toBe(404);
});

it('the first month stands alone', async () => {
  const { run, before } = await read(january);
  expect(run).toMatchObject({ month: '2026-01', people: 2, gross: '50000.00' });
  expect(before).toBeNull();
});

it('a month stands beside the one before, with what its deductions were taken as', async () => {
  const { run, before } = await read(february);
  const same = ({ month, people, gross, deductions, net }: Figures) => ({
    month,
    people,
    gross,
    deductions,
    net,
  });
  expect(same(run)).toEqual(same(await runOf(february)));
  expect(before && same(before)).toEqual(same(await runOf(january)));
  expect(run.taken).toContainEqual({ as: 'Absence', amount: '500.00' });
  const cents = (amount: string) => Number(amount.replace('.', ''));
  for (const one of [run, before])
    expect(one?.taken.reduce((all, { amount }) => all + cents(amount), 0)).toBe(
      cents(one?.deductions ?? ''),
    );
});

it('a month that was cancelled is nothing to stand beside', async () => {
  const reason = { reason: 'Wrong overtime' };
  expect((await world.hr.post(`/salary/run/${january}/cancel`, reason)).status).toBe(200);
  expect((await read(february)).before).toBeNull();
});

it('a bonus stands alone', async () => {
  await world.generate(world.payroll, '2026-01');
  const bonus = await world.bonus(world.payroll, {
    festival: 'Eid',
    date: '2026-02-20',
    percent: 10_000,
    of: null,
    afterMonths: 0,
    prorated: 'No',
    religions: [],
  });
  expect(await read(bonus)).toMatchObject({ run: { month: '2026-02', people: 2 }, before: null });
});
