import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

let world: PayWorld;
let structure: string;
const part = () => ({
  component: world.components['Basic'] ?? '',
  calculation: 'remainder',
  inGross: 'Yes',
});
const others = {
  amount: null,
  percent: null,
  of: null,
  divisor: null,
  count: null,
  mostAbsence: null,
  mostLates: null,
  prorated: 'Yes',
  onlyMembers: 'No',
  unit: 1,
};
const addVersion = (fromDate: string) =>
  world.admin.post(`/salary-structure/${structure}/version`, {
    fromDate,
    parts: [{ ...others, ...part() }],
  });
const read = async () =>
  (await world.admin.get(`/salary-structure/${structure}/version`)).body as {
    data: { people: number; versions: { _id: string; fromDate: string; used: boolean }[] };
  };

beforeAll(async () => {
  world = await makePay();
  structure = await world.structure('Workers', [part()], '2020-01-01');
});
afterAll(() => world.close());

it('is had by those who are employed and whose salary of today is by it', async () => {
  const person = async () => (await world.person()).id;
  const [has, had, willHave, left] = [
    await person(),
    await person(),
    await person(),
    await person(),
  ];
  for (const id of [has, had, left]) await world.salary(id, '9000.00', '2024-01-01', structure);
  await world.salary(had, '9000.00', '2025-01-01');
  await world.salary(willHave, '9000.00', '2024-01-01');
  await world.salary(willHave, '9000.00', '2027-01-01', structure);
  await sql`update employee set status = 'Left' where id = ${left}`.execute(world.test.database.db);
  expect((await read()).data.people).toBe(1);
});

it('a version is used by the pay of the months that it divides', async () => {
  const { id } = await world.person();
  await world.salary(id, '9000.00', '2024-01-01', structure);
  for (const from of ['2025-01-01', '2026-02-01', '2026-06-01'])
    expect((await addVersion(from)).status).toBe(200);
  await world.closeMonth('2026-01', { [id]: {} });
  await world.generate(world.payroll, '2026-01');
  const { versions } = (await read()).data;
  expect(versions.map(({ fromDate, used }) => [fromDate, used])).toEqual([
    ['2026-06-01', false],
    ['2026-02-01', false],
    ['2025-01-01', true],
    ['2020-01-01', false],
  ]);
  const remove = (at: number) =>
    world.admin.delete(`/salary-structure/${structure}/version/${versions[at]?._id}`);
  expect(statusAndCode(await remove(2))).toEqual([409, 'pay.version-used']);
  expect((await remove(3)).status).toBe(200);
});
