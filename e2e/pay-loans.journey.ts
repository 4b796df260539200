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
  expectFits,
  expectGenerated,
  openLine,
  openOwnPayslip,
  type PayHouse,
  preparePay,
  takePhone,
  takeStep,
} from './pay-steps.ts';
import { choose, dayFromToday, giveDay, inAddress, offered } from './people-steps.ts';

test.use(zone);
// a month that is paid stays closed: other journeys open it again
ownHouse();

const who = 'Rafiqul Islam';
const lastMonth = () => addMonths(inAddress(dayFromToday(0)).slice(0, 7), -1);
const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

async function pickMonth(page: Page, box: Locator, name: string): Promise<void> {
  await box.click();
  await box.fill(name);
  await offered(page).filter({ hasText: name }).first().click();
}

/** How many months it takes is said while it is typed; what does not fit is said at its field. */
async function lend(page: Page, { month }: PayHouse): Promise<void> {
  await open(page, '/admin/salary');
  await page.getByRole('link', { name: 'Loans', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Loans', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Paused/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('loans'));
  const coming = page.waitForEvent('download');
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await coming).suggestedFilename()).toMatch(/^loans.*\.csv$/i);
  await button(page, 'Add loan').click();
  const form = page.getByRole('dialog', { name: 'New loan' });
  await choose(page, form.getByRole('combobox', { name: 'Employee' }), who);
  await form.getByRole('textbox', { name: 'Amount lent' }).fill('12000');
  const instalment = form.getByRole('textbox', { name: 'Monthly instalment' });
  await instalment.fill('15000');
  await expect(form.getByRole('status')).toContainText('cannot be more than what is left');
  await button(form, 'Add loan').click();
  await expect(form.getByText('Enter 12000.00 or less.')).toBeVisible();
  await instalment.fill('5000');
  await pickMonth(page, form.getByRole('combobox', { name: 'First month' }), monthName(month));
  const ends = monthName(addMonths(month, 2));
  await expect(form.getByRole('status')).toHaveText(
    `3 instalments, the last of ৳2,000.00 in ${ends}`,
  );
  await form.getByRole('textbox', { name: 'Note' }).fill('Sewing machine');
  await expectAccessible(page);
  await page.screenshot(picture('loan-form'));
  await button(form, 'Add loan').click();
  await expect(page.getByRole('heading', { name: new RegExp(who), level: 1 })).toBeVisible();
  await expect(page.getByText('Nothing was paid back yet.')).toBeVisible();
}

/** The payslip of the month has the instalment, and says of which loan it is. */
async function generate(page: Page, { concern, month }: PayHouse): Promise<void> {
  await open(page, `/admin/salary-generate?concern=${concern._id}&month=${month}`);
  await takeStep(page, 'Generate');
  await expectGenerated(page);
  await open(page, `/admin/salary-sheet?search=${who}`);
  await page.getByRole('link', { name: new RegExp(who) }).click();
  const line = page.getByRole('button', { name: /^Loan instalment/ });
  await expect(line).toContainText('5,000.00');
  await line.click();
  const how = page.getByLabel('How Loan instalment was calculated');
  await expect(how).toContainText('Instalment of the loan of');
  await expect(how).toContainText('৳12,000.00 was lent.');
  await expect(how).toContainText('Sewing machine');
  await expectAccessible(page);
  await page.screenshot(picture('payslip-line'));
}

async function approveAndPay(page: Page, { concern, month }: PayHouse): Promise<void> {
  await open(page, `/admin/salary-generate?concern=${concern._id}&month=${month}`);
  await takeStep(page, 'Approve');
  await expect(page.getByText(/\d+ payslips approved/)).toBeVisible();
  await takeStep(page, 'Pay');
  await expect(page.getByText(/\d+ payslips paid/)).toBeVisible();
}

/** Opened from the list, where it is found by person, state and what it is for. */
async function openLoan(page: Page): Promise<Locator> {
  await open(page, '/admin/loans?search=Sewing&status=Running');
  await page.getByRole('link', { name: new RegExp(who) }).click();
  return page.getByRole('region', { name: 'Plan' });
}

async function pauseAndResume(page: Page, month: string): Promise<void> {
  const plan = await openLoan(page);
  await expect(plan).toContainText('৳7,000.00');
  await expect(plan).toContainText('৳5,000.00 paid back (41.7%)');
  await expect(page.getByRole('link', { name: `Payslip of ${monthName(month)}` })).toHaveAttribute(
    'href',
    /\/admin\/salary-sheet\/.+/,
  );
  await button(page, 'Pause').click();
  const form = page.getByRole('dialog', { name: `Pause the loan of ${who}` });
  await pickMonth(
    page,
    form.getByRole('combobox', { name: 'Paused from' }),
    monthName(addMonths(month, 2)),
  );
  await pickMonth(
    page,
    form.getByRole('combobox', { name: 'Paused until' }),
    monthName(addMonths(month, 1)),
  );
  await button(form, 'Pause').click();
  await expect(form.getByText('This is before the start.')).toBeVisible();
  await pickMonth(
    page,
    form.getByRole('combobox', { name: 'Paused from' }),
    monthName(addMonths(month, 1)),
  );
  await expectAccessible(page);
  await button(form, 'Pause').click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paused');
  await expect(plan).toContainText(monthName(addMonths(month, 3)));
  await expectAccessible(page);
  await page.screenshot(picture('loan-paused'));
  await button(page, 'Resume').click();
  await button(page.getByRole('dialog', { name: /^Resume the loan/ }), 'Resume').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Running');
  await button(page, 'Change instalment').click();
  const change = page.getByRole('dialog', { name: /^Change the instalment/ });
  await change.getByRole('textbox', { name: 'Monthly instalment' }).fill('3500');
  await expect(change.getByRole('status')).toContainText('2 instalments, the last of ৳3,500.00');
  await button(change, 'Save changes').click();
  await expect(plan).toContainText('৳3,500.00 a month');
}

async function payBack(page: Page, amount: string | undefined): Promise<Locator> {
  await button(page, 'Pay back early').click();
  const form = page.getByRole('dialog', { name: `Early repayment by ${who}` });
  if (amount) await form.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await button(form, 'Record repayment').click();
  return form;
}

/** A part of it; neither more than is left nor on a day to come. */
async function payBackPart(page: Page): Promise<void> {
  const form = await payBack(page, '7000.01');
  await expect(form.getByText('Enter 7000.00 or less.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Amount' }).fill('3000');
  await giveDay(form, 'Date', dayFromToday(2));
  await button(form, 'Record repayment').click();
  await expect(form.getByText('This is still to come.')).toBeVisible();
  await giveDay(form, 'Date', dayFromToday(0));
  await expectAccessible(page);
  await page.screenshot(picture('pay-back'));
  await button(form, 'Record repayment').click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('৳4,000.00');
  await expect(page.getByText('Paid back directly')).toBeVisible();
  // of what was paid back in part, nothing is taken back
  await expect(button(page, 'Cancel loan')).toHaveCount(0);
}

/** Beside the loan, the line that it is on the payslip; the second half on a phone, in the dark and in Bangla. */
async function readOwn(page: Page): Promise<void> {
  await open(page, '/employee/payslips');
  const loans = page.getByRole('region', { name: 'Your loans' });
  const mine = loans.getByRole('region').filter({ hasText: 'Sewing machine' });
  await expect(mine).toContainText('৳4,000.00');
  await expect(mine).toContainText('৳3,500.00 a month');
  await mine.getByText('Repayments').click();
  await expect(mine.getByRole('listitem')).toHaveCount(2);
  await expect(mine.getByRole('link', { name: /^Payslip of/ })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ ...picture('own-loans'), fullPage: true });
  await takePhone(page);
  await expect(page.getByRole('heading', { name: 'আপনার ঋণ' })).toBeVisible();
  await expectFits(page);
  await page.screenshot({ ...picture('own-loans-phone'), fullPage: true });
  await openOwnPayslip(page);
  const how = await openLine(page, 'ঋণের কিস্তি');
  await expect(how).toContainText('তারিখের ঋণের কিস্তি');
  await expect(how).toContainText('৳১২,০০০.০০ ঋণ দেওয়া হয়েছিল।');
  await expect(how).toContainText('Sewing machine');
  const line = page.getByRole('button', { name: /^ঋণের কিস্তি/ });
  await expect(line).toContainText('৫,০০০.০০');
  await expectFits(page);
  await page.screenshot({ ...picture('own-instalment'), fullPage: true });
}

async function settleAndCancel(page: Page): Promise<void> {
  await expect(await payBack(page, undefined)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paid back');
  await expect(button(page, 'Pay back early')).toHaveCount(0);
  // the one of the demo company, of which nothing was paid back
  await open(page, `/admin/loans?search=House repair`);
  await page.getByRole('link', { name: new RegExp(who) }).click();
  await button(page, 'Cancel loan').click();
  await button(page.getByRole('dialog', { name: /^Cancel the loan/ }), 'Cancel loan').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancelled');
}

test('money is lent, taken from pay by instalments, paused and paid back early', async ({
  page,
}) => {
  await logIn(page);
  const house = await preparePay(page, who, lastMonth());
  const payroll = await loggedInElsewhere(page, '/login', demo('payroll'));
  await lend(payroll, house);
  await generate(payroll, house);
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await approveAndPay(hr, house);
  await pauseAndResume(payroll, house.month);
  await payBackPart(payroll);
  const own = await loggedInElsewhere(page, '/employee/login', demo('employee'));
  await readOwn(own);
  await settleAndCancel(payroll);
  await Promise.all([payroll, hr, own].map((other) => other.context().close()));
});
