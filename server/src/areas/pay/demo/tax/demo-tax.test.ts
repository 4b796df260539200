import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemo } from '../../../../demo/demo.ts';
import { systemClock } from '../../../../platform/clock.ts';
import { todayInDhaka } from '../../../../testing/clocks/in-dhaka.ts';
import { makeApp, type TestApp } from '../../../../testing/make-app.ts';
import { testSettings } from '../../../../testing/people/test-house.ts';
import { runJob } from '../../../../testing/processes/run-job.ts';
import { newestClosed } from '../load-pay-months.ts';
import { demoPayMonthsJob } from '../pay-months-job.ts';

/** Some months are made behind the first start, between others that were taxed before them. */
let test: TestApp;
const newest = newestClosed(todayInDhaka());
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(test.database.db)).rows;

beforeAll(async () => {
  test = await makeApp();
  const { patient: db } = test.database;
  await loadDemo(db, systemClock, { delivers: false, zone: 'Asia/Dhaka', days: 100 });
  await runJob(demoPayMonthsJob({ settings: testSettings() }), {}, { db, clock: systemClock });
});
afterAll(() => test.close());

it('takes income tax of those who earn much, and has a challan of each month but the newest', async () => {
  const months = await rowsOf(sql<{ month: string; tax: string; deposited: string }>`
    select sheet.month, sum(sheet.tax)::text as tax, coalesce((select sum(amount) from tax_deposit as deposit
      where deposit.concern_id = sheet.concern_id and deposit.month = sheet.month), 0)::text as deposited
    from salary_sheet as sheet where sheet.state = 'Paid' group by sheet.concern_id, sheet.month
    having sum(sheet.tax) > 0 order by 1`);
  expect(months.length).toBeGreaterThan(20);
  for (const { month, tax, deposited } of months)
    expect(deposited, month).toBe(month < addMonths(newest, -1) ? tax : '0');
  const [found] = await rowsOf(sql<{ taxed: number; all: number; unnumbered: number }>`select
      count(*) filter (where tax > 0)::int as taxed, count(*)::int as all,
      count(*) filter (where tax > 0 and detail.tax_number is null)::int as unnumbered
    from salary_sheet as sheet join person_detail as detail on detail.employee_id = sheet.employee_id
    where sheet.month = ${addMonths(newest, -1)} and sheet.kind = 'Salary'`);
  expect(found?.taxed).toBeGreaterThan(10);
  expect(found?.taxed).toBeLessThan((found?.all ?? 0) / 3);
  expect(found?.unnumbered).toBe(0);
});

it('has nothing waiting whose tax was overtaken by months that were made behind it', async () => {
  const waiting = await rowsOf(sql<{
    paid: string;
    known: string;
  }>`select input.inputs->'tax'->'paid'->>'tax'
      as known, (select coalesce(sum(other.tax), 0)::text from salary_sheet as other
        where other.employee_id = sheet.employee_id and other.state = 'Paid'
          and other.month between attempt.terms->'tax'->>'from' and attempt.terms->'tax'->>'until') as paid
    from salary_sheet as sheet join salary_attempt as attempt on attempt.id = sheet.attempt_id
        and attempt.state = 'Live'
      join salary_input as input on input.attempt_id = sheet.attempt_id
        and input.employee_id = sheet.employee_id
    where sheet.state = 'Generated' and sheet.month = ${newest} and input.inputs->'tax' is not null`);
  expect(waiting.length).toBeGreaterThan(20);
  expect(waiting.filter(({ paid, known }) => paid !== known)).toEqual([]);
});
