import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfPages, printed } from '../../../testing/files/documents.ts';
import { readExport } from '../../../testing/files/read-export.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

/** In March a salary and two bonuses are generated: a list of one of them is printed as it is shown. */
let world: PayWorld;
const month = '2026-03';
const runs = new Map<string, string>();

beforeAll(async () => {
  world = await makePay();
  const { id } = await world.person({ name: 'Amina One', joinedOn: '2020-01-01' });
  await world.salary(id, '20000.00');
  await world.closeMonth(month, { [id]: {} });
  await world.generate(world.payroll, month);
  for (const festival of ['Eid-ul-Fitr', 'Nababarsha']) {
    const bonus = { festival, date: '2026-03-20', percent: 10_000, afterMonths: 0, prorated: 'No' };
    runs.set(festival, await world.bonus(world.payroll, { ...bonus, of: null, religions: [] }));
  }
});
afterAll(() => world.close());

async function titlesOnPaper(asked: object): Promise<string[]> {
  const path = '/salary/payslip-document';
  const { content } = await printed(world, world.payroll, path, { month, ...asked });
  const pages = await pdfPages(content);
  return pages.map((page) => /Eid-ul-Fitr|Nababarsha/.exec(page)?.[0] ?? 'Salary').toSorted();
}

async function titlesInFile(query: string): Promise<string[]> {
  const path = `/salary/get-salary-sheet/export?month=${month}${query}`;
  const rows = await readExport(world.test, world.hr, path);
  return rows.map((row) => String(row['Pay type'])).toSorted();
}

it('all of a month, without a filter', async () => {
  expect(await titlesOnPaper({})).toEqual(['Eid-ul-Fitr', 'Nababarsha', 'Salary']);
});

it('what is of one kind, only', async () => {
  expect(await titlesOnPaper({ kind: 'Salary' })).toEqual(['Salary']);
  expect(await titlesOnPaper({ kind: 'Bonus' })).toEqual(['Eid-ul-Fitr', 'Nababarsha']);
  expect(await titlesInFile('&kind=Bonus')).toEqual(['Eid-ul-Fitr', 'Nababarsha']);
});

it('what is of one run, only', async () => {
  const run = runs.get('Nababarsha') ?? '';
  expect(await titlesOnPaper({ run })).toEqual(['Nababarsha']);
  expect(await titlesInFile(`&run=${run}`)).toEqual(['Nababarsha']);
});
