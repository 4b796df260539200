import type { Locator, Page } from '@playwright/test';
import { addMonths } from '../contract/src/kernel/dates/dates.ts';
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
import {
  askForStep,
  callsOf,
  expectFits,
  openLine,
  openOwnPayslip,
  type PayHouse,
  preparePay,
  sayWhy,
  takePhone,
} from './pay-steps.ts';
import { dayFromToday, inAddress } from './people-steps.ts';

test.use(zone);
// a month that is paid stays closed: other journeys open it again
ownHouse();

const who = 'Rafiqul Islam';
const heldBack = 'Sabbir Khan';
const lastMonth = () => addMonths(inAddress(dayFromToday(0)).slice(0, 7), -1);
const stepOf = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Steps of the month' })
    .getByRole('listitem')
    .filter({
      hasText: new RegExp(`^\\d?${name}`),
    });

async function take(page: Page, step: string): Promise<Locator> {
  const dialog = await askForStep(page, step);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: step, exact: true }).click();
  return dialog;
}

/** The month that goes on is not closed: the page says so and leads to where it is done. */
async function seeOpenMonth(page: Page, { concern, month }: PayHouse): Promise<void> {
  const path = `/admin/salary-generate?concern=${concern._id}&month=`;
  await open(page, path + addMonths(month, 1));
  await expect(page.getByText('Attendance of this month is not closed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to month close' })).toHaveAttribute(
    'href',
    '/admin/attendance/months',
  );
  await expect(page.getByRole('button', { name: 'Generate' })).toHaveCount(0);
  await open(page, path + month);
}

/** Nothing of it was paid: it is taken back, and the month begins anew. */
async function cancelRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel the run' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel / });
  const sure = dialog.getByRole('button', { name: 'Cancel the run' });
  await sure.click();
  await expect(dialog.getByText('1 field needs attention')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Salaries were missing');
  await sure.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Not generated')).toBeVisible();
}

/** What it would come to is read first; nothing of it stays. */
async function preview(page: Page): Promise<void> {
  // as of a larger company: page after page, of which the third one is waited for
  let letGo = () => {};
  const isSeen = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/v1/salary/get-data-for-salary-generate?*', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '20');
    if (url.searchParams.get('pageNo') === '3') await isSeen;
    await route.continue({ url: url.href });
  });
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: /^Preview, / })).toBeVisible();
  await expect(page.getByText(/^40 of \d+ people$/)).toBeVisible();
  await expectAccessible(page);
  letGo();
  await expect(page.getByRole('row', { name: /\d{2} people/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search' }).fill(who);
  const row = page.getByRole('row', { name: new RegExp(who) });
  await expect(row).toContainText('40,000.00');
  await expect(page.getByRole('row', { name: /^1 person/ })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Pay is being calculated')).toHaveCount(0);
  await page.screenshot(picture('preview'));
  await page.getByRole('link', { name: 'Back to the run' }).click();
  await expect(page.getByText('Not generated')).toBeVisible();
}

async function generate(page: Page, house: PayHouse): Promise<void> {
  await seeOpenMonth(page, house);
  await preview(page);
  await expect(page.getByText('The amounts appear here after')).toBeVisible();
  await expectAccessible(page);
  await take(page, 'Generate');
  await cancelRun(page);
  await take(page, 'Generate');
  const money = page.getByRole('region', { name: 'Totals' });
  await expect(money).toContainText('Net pay');
  await expect(stepOf(page, 'Generated')).toContainText(/\d+ payslips/);
  const refused = await take(page, 'Approve');
  await expect(refused.getByRole('alert')).toContainText('someone else has to approve');
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await expect(refused).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot(picture('generated'));
}

/** A line is opened, changed with a reason and held back; then let go. */
async function changePayslip(page: Page): Promise<void> {
  await open(page, '/admin/salary-sheet');
  await expect(page.getByRole('row', { name: /\d+ people/ })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('sheet'));
  await open(page, `/admin/salary-sheet?search=${who}`);
  await page.getByRole('link', { name: new RegExp(who) }).click();
  await expect(page.getByText('Net pay,')).toBeVisible();
  // the own line comes before what is made up for
  const meals = page.getByRole('button', { name: /^Meals/ }).first();
  await meals.click();
  await expect(page.getByText('৳20,000.00 × 3%')).toBeVisible();
  await page.getByRole('button', { name: 'Change this line' }).click();
  const form = page.getByRole('dialog', { name: 'Change Meals' });
  await form.getByRole('textbox', { name: 'Amount' }).fill('500');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('1 field needs attention')).toBeVisible();
  await form.getByRole('textbox', { name: 'Reason' }).fill('Five days away');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toHaveCount(0);
  await expect(meals).toContainText('500.00');
  await expect(
    page.getByText('৳600.00 was calculated. It was set to ৳500.00: Five days away'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Hold', exact: true }).click();
  const hold = page.getByRole('dialog', { name: /^Hold the pay/ });
  await hold.getByRole('textbox', { name: 'Reason' }).fill('Papers are missing');
  await hold.getByRole('button', { name: 'Hold' }).click();
  await expect(page.getByText(/Held since .*Papers are missing/)).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('payslip'));
  await page.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText(/Held since/)).toHaveCount(0);
}

/** Someone else's pay waits for papers; answers the payslip. */
async function holdAnother(payroll: Page, { concern, month }: PayHouse): Promise<string> {
  const { get, make } = await callsOf(payroll);
  const { salarySheets } = await get<{
    salarySheets: { _id: string }[];
  }>(`/salary/get-salary-sheet?concernCompany=${concern._id}&month=${month}&search=${heldBack}`);
  return make(`/salary/${salarySheets[0]?._id}/hold`, { reason: 'Papers are missing' });
}

/** What is held keeps nobody waiting; let go, it is paid by itself. */
async function payHeld(page: Page, path: string, held: string): Promise<void> {
  await expect(page.getByText('1 payslip is held or released and not paid yet.')).toBeVisible();
  await expect(page.getByText('Held payslips are released and paid first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close the month' })).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot(picture('held'));
  await open(page, `/admin/salary-sheet/${held}`);
  await page.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText(/Held since/)).toHaveCount(0);
  await open(page, path);
  await take(page, 'Pay');
  await expect(page.getByText('1 payslip paid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close the month' })).toBeVisible();
}

async function approveAndPay(
  page: Page,
  { concern, month }: PayHouse,
  held: string,
): Promise<void> {
  const path = `/admin/salary-generate?concern=${concern._id}&month=${month}`;
  await open(page, path);
  const approving = await take(page, 'Approve');
  // a line was set by hand: it is agreed to with a word
  await expect(approving.getByRole('alert')).toContainText('nobody has explained');
  await expectAccessible(page);
  await page.screenshot(picture('approve-with-note'));
  await sayWhy(approving, 'Approve');
  await expect(page.getByText(/\d+ payslips approved/)).toBeVisible();
  // one of them first, from the sheet
  await open(page, `/admin/salary-sheet?status=Approved&search=${who}`);
  await page.getByRole('checkbox', { name: `Select ${who}` }).check();
  const chosen = page.getByRole('region', { name: 'Actions' });
  await chosen.getByRole('button', { name: 'Pay', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Pay 1 payslip?' });
  await asked.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('1 payslip paid')).toBeVisible();
  await open(page, path);
  await take(page, 'Pay');
  await expect(page.getByText(/\d+ payslips paid/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps of the month' })).toContainText('Paid (Done)');
  await expect(page.getByRole('button', { name: 'Cancel the run' })).toHaveCount(0);
  await payHeld(page, path, held);
  await expectAccessible(page);
  await page.screenshot(picture('paid'));
  await open(page, `/admin/paid-salary?search=${who}`);
  // the months before were paid, too
  await expect(page.getByRole('row', { name: new RegExp(who) }).first()).toBeVisible();
}

/** On a phone, in the dark and in Bangla. */
async function readOwn(page: Page): Promise<void> {
  await takePhone(page);
  await open(page, '/employee/payslips');
  await expect(page.getByRole('heading', { name: 'পে-স্লিপ', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('own-list'));
  await openOwnPayslip(page);
  const how = await openLine(page, 'মূল বেতন');
  await expect(page.getByRole('button', { name: /^মূল বেতন/ }).first()).toContainText('২০,০০০.০০');
  await expect(how.getByText('মাসে ৳২০,০০০.০০')).toBeVisible();
  await expect(page.getByRole('button', { name: 'এই লাইন বদলান' })).toHaveCount(0);
  const changed = await openLine(page, 'খাবার');
  await expect(changed).toContainText('৳৬০০.০০');
  await expect(changed).toContainText('৳৫০০.০০: Five days away');
  await expectFits(page);
  await page.screenshot({ ...picture('own-payslip'), fullPage: true });
}

/** What was held is read like any other once it is paid, without a word of why it waited. */
async function readHeld(page: Page, held: string): Promise<void> {
  await takePhone(page);
  await openOwnPayslip(page);
  await expect(page).toHaveURL(new RegExp(`/employee/payslips/${held}$`));
  await expect(await openLine(page, 'মূল বেতন')).toContainText('দিনের বেতন।');
  await expect(page.getByText('Papers are missing')).toHaveCount(0);
  await expect(page.getByText('স্থগিত')).toHaveCount(0);
  await expectFits(page);
  await page.screenshot({ ...picture('own-held'), fullPage: true });
}

test('a month is generated, approved by a second person and paid; everyone reads the own payslip', async ({
  page,
}) => {
  await logIn(page);
  const house = await preparePay(page, who, lastMonth());
  const payroll = await loggedInElsewhere(page, '/login', demo('payroll'));
  await generate(payroll, house);
  await changePayslip(payroll);
  const held = await holdAnother(payroll, house);
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await approveAndPay(hr, house, held);
  const own = await loggedInElsewhere(page, '/employee/login', demo('employee'));
  await readOwn(own);
  const waited = await loggedInElsewhere(page, '/employee/login', demo('manager'));
  await readHeld(waited, held);
  await Promise.all([payroll, hr, own, waited].map((other) => other.context().close()));
});
