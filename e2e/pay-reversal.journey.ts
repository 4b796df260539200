import type { Page } from '@playwright/test';
import {
  demo,
  expect,
  expectAccessible,
  loggedInElsewhere,
  logIn,
  open,
  picture,
  test,
  zone,
} from './journey.ts';
import { ownHouse } from './own-house.ts';
import { callsOf } from './pay-steps.ts';

test.use(zone);
// what is taken back is missing from the totals of other journeys
ownHouse();

const who = 'Rafiqul Islam';

interface PaidRun {
  readonly _id: string;
  readonly month: string;
  readonly concernCompany: { readonly _id: string };
}

/** The newest month that was paid in the company of someone. */
async function findPaidRun(page: Page): Promise<PaidRun> {
  const { get } = await callsOf(page);
  const search = encodeURIComponent(who);
  const { employees } = await get<{ employees: { concernCompany: { _id: string } }[] }>(
    `/salary/data?search=${search}`,
  );
  const concern = employees[0]?.concernCompany._id ?? '';
  const { data } = await get<{ data: PaidRun[] }>(
    `/salary/run/data?status=Paid&concernCompany=${concern}&limit=1`,
  );
  const [run] = data;
  if (!run) throw new Error('The demo company has no paid month.');
  return run;
}

const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** What is known too late waits beside the salary for the next pay. */
async function correctLate(page: Page, { month }: PaidRun): Promise<void> {
  await open(page, `/admin/salary?search=${who}`);
  await page.getByRole('link', { name: new RegExp(who) }).click();
  const card = page.getByRole('region', { name: 'Late corrections' });
  await expect(card).toContainText('There are no late corrections.');
  await card.getByRole('button', { name: 'Add late correction' }).click();
  const form = page.getByRole('dialog', { name: /^Late correction for/ });
  const add = form.getByRole('button', { name: 'Add late correction' });
  await form.getByRole('combobox', { name: 'Month' }).click();
  await page.getByRole('option', { name: monthName(month) }).click();
  await form.getByRole('textbox', { name: 'How many' }).fill('90');
  await add.click();
  await expect(form.getByText('1 field needs attention')).toBeVisible();
  await form.getByRole('textbox', { name: 'Reason' }).fill('The machine was broken');
  await add.click();
  await expect(form.getByRole('alert')).toContainText('Enter fewer');
  await form.getByRole('combobox', { name: 'More or fewer' }).click();
  await page.getByRole('option', { name: 'More' }).click();
  await form.getByRole('textbox', { name: 'How many' }).fill('0.5');
  await expectAccessible(page);
  await page.screenshot(picture('late-correction'));
  await add.click();
  await expect(form).toHaveCount(0);
  await expect(card).toContainText('0.5 more');
  await expect(card).toContainText('The machine was broken');
}

/** A month is over; one asks that all of it is taken back, another agrees. */
async function reverse(page: Page, second: Page, run: PaidRun): Promise<void> {
  const path = `/admin/salary-generate?concern=${run.concernCompany._id}&month=${run.month}`;
  await open(page, path);
  const steps = page.getByRole('list', { name: 'Steps of the month' });
  await steps.getByRole('button', { name: 'Close the month' }).click();
  const closing = page.getByRole('dialog', { name: /^Close / });
  await closing.getByRole('button', { name: 'Close the month' }).click();
  await expect(steps).toContainText('Month closed (Done)');
  await page.getByRole('button', { name: 'Reverse paid salaries' }).click();
  const dialog = page.getByRole('dialog', { name: /^Reverse / });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The wrong account');
  await dialog.getByRole('button', { name: 'Reverse paid salaries' }).click();
  const card = page.getByRole('region', { name: 'Reversals' });
  await expect(card).toContainText('The wrong account');
  await expect(card.getByRole('button', { name: 'Approve reversal' })).toHaveCount(0);
  await open(second, path);
  const other = second.getByRole('region', { name: 'Reversals' });
  await expect(other).toContainText('The wrong account');
  await expectAccessible(second);
  await second.screenshot({ ...picture('reversal'), fullPage: true });
  await other.getByRole('button', { name: 'Approve reversal' }).click();
  const question = second.getByRole('dialog', { name: 'Take back these salaries?' });
  await expectAccessible(second);
  await question.getByRole('button', { name: 'Approve reversal' }).click();
  await expect(other).toContainText('Approved');
  await expect(second.getByText('Reversed', { exact: true }).first()).toBeVisible();
  // the month has room for another run
  const after = second.getByRole('list', { name: 'Steps of the month' });
  await after.getByRole('button', { name: 'Generate again' }).click();
  const begin = second.getByRole('dialog', { name: /^Generate / });
  await begin.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(after).toContainText('Generated (Done)');
}

test('a paid month is corrected late, closed and taken back by two people', async ({ page }) => {
  await logIn(page);
  const run = await findPaidRun(page);
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await correctLate(hr, run);
  const payroll = await loggedInElsewhere(page, '/login', demo('payroll'));
  await reverse(hr, payroll, run);
  await Promise.all([payroll, hr].map((other) => other.context().close()));
});
