import type { Page } from '@playwright/test';
import { addMonths } from '../contract/src/kernel/dates/dates.ts';
import {
  demo,
  expect,
  expectAccessible,
  loggedInElsewhere,
  logIn,
  open,
  phone,
  picture,
  test,
  zone,
} from './journey.ts';
import { ownHouse } from './own-house.ts';
import { callsOf, generatePay, preparePay } from './pay-steps.ts';
import { choose, dayFromToday, inAddress } from './people-steps.ts';

test.use(zone);
// a company that pays in another currency would surprise other journeys
ownHouse();

const who = 'Rafiqul Islam';
const lastMonth = () => addMonths(inAddress(dayFromToday(0)).slice(0, 7), -1);
const noTaka = (page: Page) => expect(page.getByRole('main')).not.toContainText('৳');

/** The office: every screen of that company says dollars, and the lists of all tell them apart. */
async function readInOffice(page: Page, run: string, concern: string): Promise<void> {
  await open(page, `/admin/salary-sheet?search=${who}`);
  const row = page.getByRole('row', { name: new RegExp(who) });
  await expect(row).toContainText('$40,000.00');
  await page.getByRole('link', { name: new RegExp(who) }).click();
  await expect(page.getByText('$20,000.00 × 3%')).toHaveCount(1);
  await noTaka(page);
  // those of the month; the month before is made up for, too
  await page.getByRole('button', { name: /^Meals 3%/ }).click();
  await expect(page.getByText('$20,000.00 × 3%')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ ...picture('payslip'), fullPage: true });
  await page.getByRole('button', { name: 'Change this line' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('$');
  await page.keyboard.press('Escape');

  const { get } = await callsOf(page);
  const { data } = await get<{ data: { month: string } }>(`/salary/run/${run}`);
  await open(page, `/admin/salary-generate?month=${data.month}&concern=${concern}`);
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('$');
  await noTaka(page);
  await page.screenshot({ ...picture('run'), fullPage: true });

  await open(page, `/admin/salary?search=${who}`);
  await expect(page.getByRole('row', { name: new RegExp(who) })).toContainText('$40,000.00');
  await page.getByRole('link', { name: new RegExp(who) }).click();
  await expect(page.getByRole('region', { name: 'Current salary' })).toContainText('$40,000.00');
  await noTaka(page);

  await open(page, '/admin/loans?open=new');
  const form = page.getByRole('dialog');
  await choose(page, form.getByRole('combobox', { name: 'Employee' }), who);
  const boxes = form.locator('.figure-input');
  await expect(boxes.filter({ hasText: '$' })).toHaveCount(2);
  await form.getByRole('textbox', { name: 'Amount lent' }).fill('1234567');
  await form.getByRole('textbox', { name: 'Amount lent' }).blur();
  await expect(form.getByRole('textbox', { name: 'Amount lent' })).toHaveValue('1,234,567.00');
}

/** Whom the payslip belongs to, on a phone and in Bangla. */
async function readOwn(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await open(page, '/employee/payslips');
  await expect(page.getByRole('main')).toContainText('$');
  await noTaka(page);
  await page
    .getByRole('list', { name: /সালের পে-স্লিপ/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('$৪০,০০০.০০').first()).toBeVisible();
  await noTaka(page);
  await expectAccessible(page);
  await page.screenshot({ ...picture('own-payslip-bangla'), fullPage: true });
}

test('a company that pays in dollars says dollars, to the office and to whom it pays', async ({
  page,
}) => {
  await logIn(page);
  const house = await preparePay(page, who, lastMonth());
  const { set } = await callsOf(page);
  await set(`/settings/company?concern=${house.concern._id}`, { currency: 'USD' });
  const payroll = await loggedInElsewhere(page, '/login', demo('payroll'));
  const run = await generatePay(payroll, house);
  await readInOffice(payroll, run, house.concern._id);
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await (await callsOf(hr)).make('/salary/salary-paid', { run });
  const own = await loggedInElsewhere(page, '/employee/login', demo('employee'));
  await readOwn(own);
  await Promise.all([payroll, hr, own].map((other) => other.context().close()));
});
