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
import {
  type Calls,
  expectFits,
  expectGenerated,
  openLine,
  openOwnPayslip,
  type PayHouse,
  preparePay,
  takePhone,
  takeStep,
} from './pay-steps.ts';
import { dayFromToday, inAddress } from './people-steps.ts';

test.use(zone);
// a month with tax is paid, and slabs are changed: other journeys see neither
ownHouse();

const who = 'Rafiqul Islam';
const lastMonth = () => addMonths(inAddress(dayFromToday(0)).slice(0, 7), -1);
/** Income years begin in July here. */
const yearOf = (month: string): number =>
  Number(month.slice(0, 4)) - (month.slice(5) < '07' ? 1 : 0);
const showYear = (year: number): string => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

/** A bigger salary from the first of the month on, so that there is tax to take. */
async function raise({ get, make }: Calls, { month, structure }: PayHouse): Promise<void> {
  const { employees } = await get<{ employees: { _id: string }[] }>(
    `/salary/data?search=${encodeURIComponent(who)}`,
  );
  await make('/salary', {
    employeeId: employees[0]?._id ?? '',
    gross: '180000.00',
    structure,
    fromDate: `${month}-01`,
  });
}

/** A band that ends below its beginning is refused at its place; what is right becomes a new version. */
async function changeSlabs(page: Page, year: string): Promise<void> {
  await open(page, '/admin/set-up');
  await page.getByRole('link', { name: 'Income slabs' }).click();
  await expect(page.getByRole('heading', { name: 'Income slabs', level: 1 })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: year });
  await expect(row).toContainText('Not checked');
  await expectAccessible(page);
  await page.screenshot(picture('slabs'));
  await row.getByRole('link', { name: 'Bangladesh' }).click();
  await expect(page.getByRole('heading', { name: `Bangladesh ${year}`, level: 1 })).toBeVisible();
  await expect(page.getByText(/^Nobody has compared these slabs with the law yet/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Taxable income' }).fill('800000');
  await expect(page.getByRole('region', { name: 'Try an income' })).toContainText(
    /Tax of the year\s*৳[\d,]+\.\d\d/,
  );
  await expectAccessible(page);
  await page.screenshot({ ...picture('slab'), fullPage: true });
  await page.getByRole('button', { name: 'Change' }).click();
  const form = page.getByRole('form', { name: 'Change income slabs' });
  const end = form.getByRole('textbox', { name: 'Band 2 ends at' });
  const right = await end.inputValue();
  await end.fill('100');
  await form.getByRole('button', { name: 'Save new version' }).click();
  await expect(form.getByText('This band ends where it begins or below.').first()).toBeVisible();
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.screenshot(picture('slab-refused'));
  await page.setViewportSize(phone);
  await expectFits(page);
  await page.screenshot({ ...picture('slab-form-phone'), fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await end.fill(right);
  await form.getByRole('button', { name: 'Add band' }).click();
  await form.getByRole('textbox', { name: 'Band 6 ends at' }).fill('50000000');
  await form.getByRole('textbox', { name: 'Rate of band 6 (%)' }).fill('27.5');
  await page.getByRole('link', { name: 'Pay', exact: true }).first().click();
  const asked = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Save new version' }).click();
  await expect(page.getByText('A new version of the income slabs was saved')).toBeVisible();
  await expect(page.getByText(/^Version 3 · /)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '27.5%' }).first()).toBeVisible();
}

/** A copy of slabs for another country, with what is missing said, and deleted again. */
async function addSlabs(page: Page): Promise<void> {
  await open(page, '/admin/income-slab');
  await page.getByRole('button', { name: 'Add income slabs' }).click();
  const form = page.getByRole('form', { name: 'Add income slabs' });
  await form.getByRole('button', { name: 'Add income slabs' }).click();
  await expect(form.getByRole('alert')).toContainText('Country');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Begin with a copy of' }).click();
  await page.getByRole('option', { name: 'Bangladesh 2025-26' }).click();
  await expect(form.getByRole('textbox', { name: 'Band 2 ends at' })).toHaveValue(/\d/);
  await form.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Nepal' }).click();
  await form.getByRole('textbox', { name: 'Income year begins in' }).fill('2026');
  await form.getByRole('textbox', { name: 'Source' }).fill('Finance Act 2083');
  await form.getByRole('button', { name: 'Add income slabs' }).click();
  await expect(page.getByRole('heading', { name: 'Nepal 2026-27' })).toBeVisible();
  await expect(page.getByText(/^Version 1 · Finance Act 2083/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Income slabs deleted successfully')).toBeVisible();
}

/** The demo company deducts income tax: the setting of its company says so. */
async function expectOn(page: Page, { concern }: PayHouse): Promise<void> {
  await open(page, `/admin/settings/pay?concern=${concern._id}`);
  await expect(page.getByRole('switch', { name: 'Deduct income tax' })).toBeChecked();
}

/** From the list to the calculation, from there to the payslip and by its line back again. */
async function readTax(page: Page, { month }: PayHouse): Promise<void> {
  const year = yearOf(month);
  await open(page, '/admin/salary');
  await page.getByRole('link', { name: 'Tax', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Income tax', level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: /^Search/ }).fill(who);
  const row = page.getByRole('row').filter({ hasText: who });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await page.screenshot(picture('tax-report'));
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.csv$/);
  await row.getByRole('link', { name: new RegExp(who) }).click();
  await expect(page.getByRole('heading', { name: who, level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Income year' })).toHaveValue(
    `Income year ${showYear(year)}`,
  );
  const paper = page.getByRole('region', { name: 'Calculation of the tax' });
  for (const step of ['Salary income', 'Taxable income', 'Tax by bands', 'Tax of the year'])
    await expect(paper.getByText(step, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bands' }).getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ ...picture('tax-details'), fullPage: true });
  await page.getByRole('link', { name: 'Income slabs', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Bangladesh ${showYear(year)}` })).toBeVisible();
  await page.goBack();
  await page
    .getByRole('region', { name: 'Month by month' })
    .getByRole('row')
    .filter({ hasText: 'Generated' })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { name: /^Payslip, / })).toBeVisible();
  await page.getByRole('button', { name: /^Income tax/ }).click();
  const how = page.getByLabel('How Income tax was calculated');
  await expect(how).toContainText('Tax of the year less what was deducted, over the months left');
  await expect(how).toContainText(/\(৳[\d,.]+ − ৳[\d,.]+\) ÷ \d+ months?/);
  await expectAccessible(page);
  await page.screenshot({ ...picture('tax-line'), fullPage: true });
  await how.getByRole('link', { name: `Income tax ${showYear(year)}, slabs version 3` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/tax-report/.+year=${year}`));
  await expect(paper).toBeVisible();
  await page.getByRole('combobox', { name: 'Income year' }).click();
  await page.getByRole('option', { name: `Income year ${showYear(year - 2)}` }).click();
  await expect(page.getByText('No income tax was calculated in this year.')).toBeVisible();
}

/** On a phone, in the dark and in Bangla: the payslip leads to the own page. */
async function readOwn(page: Page): Promise<void> {
  await open(page, '/employee/payslips');
  await takePhone(page);
  await openOwnPayslip(page);
  const how = await openLine(page, 'আয়কর');
  await expect(how).toContainText('বাকি মাসগুলোতে সমান ভাগে');
  await how.getByRole('link', { name: /স্ল্যাব সংস্করণ ৩$/ }).click();
  await expect(page.getByRole('heading', { name: 'আয়কর', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'করের হিসাব' })).toContainText(/[০-৯,]+\.[০-৯]{2}/);
  // every place of every sentence is filled
  await expect(page.getByRole('main')).not.toContainText('{');
  await expect(page.getByRole('link', { name: 'আয়কর স্ল্যাব' })).toHaveCount(0);
  await expectFits(page);
  await page.screenshot({ ...picture('own-tax-phone'), fullPage: true });
  await page.getByRole('region', { name: 'মাসে মাসে' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/employee\/payslips\/.+/);
}

test('income tax: slabs by version, a month with tax, the whole calculation and the own one', async ({
  page,
}) => {
  await logIn(page);
  const house = await preparePay(page, who, lastMonth(), raise);
  const payroll = await loggedInElsewhere(page, '/login', demo('payroll'));
  await changeSlabs(payroll, showYear(yearOf(house.month)));
  await addSlabs(payroll);
  await expectOn(page, house);
  await open(payroll, `/admin/salary-generate?concern=${house.concern._id}&month=${house.month}`);
  await takeStep(payroll, 'Generate');
  await expectGenerated(payroll);
  await readTax(payroll, house);
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await open(hr, `/admin/salary-generate?concern=${house.concern._id}&month=${house.month}`);
  await takeStep(hr, 'Approve');
  await expect(hr.getByText(/\d+ payslips approved/)).toBeVisible();
  await takeStep(hr, 'Pay');
  await expect(hr.getByText(/\d+ payslips paid/)).toBeVisible();
  const own = await loggedInElsewhere(page, '/employee/login', demo('employee'));
  await readOwn(own);
  await Promise.all([payroll, hr, own].map((other) => other.context().close()));
});
