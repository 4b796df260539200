import { afterAll, beforeAll, expect, it } from 'vitest';
import { readExport } from '../../../testing/files/read-export.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

let world: PayWorld;
const month = '2024-01';
beforeAll(async () => {
  world = await makePay();
  const people = [
    await world.person({ name: 'Amina One' }),
    await world.person({ name: 'Babul Two' }),
  ];
  for (const { id } of people) await world.salary(id, '20000.00', '2024-01-01');
  await world.closeMonth(month, Object.fromEntries(people.map(({ id }) => [id, {}])));
  await world.generate(world.payroll, month);
});
afterAll(() => world.close());

const namesIn = async (query: string) =>
  (
    await readExport(world.test, world.hr, `/salary/get-salary-sheet/export?month=${month}${query}`)
  ).map((row) => row['Name']);

it('a file of payslips that were chosen has these only', async () => {
  const [chosen] = await world.sheets(month, '&search=Babul');
  expect((await namesIn('')).toSorted()).toEqual(['Amina One', 'Babul Two']);
  expect(await namesIn(`&ids=${String(chosen?.['_id'])}`)).toEqual(['Babul Two']);
  expect(await namesIn(`&ids=${String(chosen?.['_id'])}&search=Amina`)).toEqual([]);
  const wrong = await world.hr.get(`/salary/get-salary-sheet/export?month=${month}&ids=x`);
  expect(wrong.status).toBe(400);
});
