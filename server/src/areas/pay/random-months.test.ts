import { minorUnits } from '@muster/contract/kernel/money/money.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfPages, printed } from '../../testing/files/documents.ts';
import { makePay, type PayWorld } from '../../testing/people/make-pay.ts';
import { expectOfRandomMonths } from '../../testing/people/random-months.ts';

/** Months of random companies, by the statements and by the plain function: the same to the last unit. */
let world: PayWorld;
let month = '';
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

it('statements and function agree on every line', async () => {
  month = await expectOfRandomMonths(world, 6);
});

/** Where each amount stands on a page: the first of the currency after these words. */
const onPaper = {
  gross: 'Gross pay',
  net: 'Net pay',
  earnings: 'Total earnings',
  deductions: 'Total deductions',
};
const amountAfter = (page: string, words: string): bigint =>
  minorUnits(
    new RegExp(`${words}[^৳]*৳([\\d,]+\\.\\d\\d)`).exec(page)?.[1]?.replaceAll(',', '') ?? '',
  );

it('the payslips on paper come to what the database has', async () => {
  const sums = Object.keys(onPaper).map(
    (name) => sql`sum(sheet.${sql.ref(name)})::bigint as ${sql.ref(name)}`,
  );
  const { rows } = await sql`select count(*)::int as people, ${sql.join(sums)}
    from salary_sheet as sheet join salary_attempt as attempt on attempt.id = sheet.attempt_id
    where sheet.month = ${month} and attempt.state = 'Live'`.execute(world.test.database.db);
  const asked = { month, language: 'en' };
  const { content } = await printed(world, world.payroll, '/salary/payslip-document', asked);
  const pages = await pdfPages(content);
  const read = Object.entries(onPaper).map(([name, words]): [string, bigint] => [
    name,
    pages.reduce((sum, page) => sum + amountAfter(page, words), 0n),
  ]);
  expect({ people: pages.length, ...Object.fromEntries(read) }).toEqual(rows[0]);
});
