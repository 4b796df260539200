import type { Locator, Page } from '@playwright/test';
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
import { takeStep } from './pay-steps.ts';
import { choose, dayFromToday, giveDay } from './people-steps.ts';

test.use(zone);
// what is paid stays paid: other journeys count it
ownHouse();

const festival = 'Boishakhi';
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** What is wrong is said at its field; whom it is for comes from the records of the company. */
async function calculate(page: Page): Promise<void> {
  await open(page, '/admin/salary');
  await page.getByRole('link', { name: 'Festival bonus', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Festival bonus', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Eid-ul-Fitr/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.screenshot(picture('bonuses'));
  await button(page, 'Add festival bonus').click();
  const form = page.getByRole('dialog', { name: 'New festival bonus' });
  await button(form, 'Calculate').click();
  await expect(form.getByText('This is needed.').first()).toBeVisible();
  await form.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option', { name: 'Meghna Dairy Ltd' }).click();
  await form.getByRole('textbox', { name: 'Festival', exact: true }).fill(festival);
  await giveDay(form, 'Day of the festival', dayFromToday(0));
  await form.getByRole('textbox', { name: 'Percentage' }).fill('20');
  await choose(page, form.getByRole('combobox', { name: 'Of component' }), 'Basic');
  await form.getByRole('checkbox', { name: /^Hinduism \(\d+\)/ }).check();
  await expectAccessible(page);
  await page.screenshot(picture('bonus-form'));
  await button(form, 'Calculate').click();
  await expect(page.getByRole('heading', { name: festival, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How it is calculated' })).toContainText(
    '20% of Basic',
  );
}

/** On paper and on the screen it is called by its festival, and says of what it is a part. */
async function readPayslip(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Payslips', exact: true }).click();
  await expect(page.getByRole('link', { name: new RegExp(festival) }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Festival' })).toHaveValue(festival);
  const coming = page.waitForEvent('download');
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await coming).suggestedFilename()).toMatch(/^salary.sheet.*\.csv$/i);
  await expectAccessible(page);
  await page.screenshot(picture('bonus-sheet'));
  await page
    .getByRole('link', { name: new RegExp(festival) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Payslip, ${festival}`);
  await page.getByRole('button', { name: /^Festival bonus/ }).click();
  await expect(page.getByLabel('How Festival bonus was calculated')).toContainText(
    '20% of Basic, for the festival',
  );
  await expectAccessible(page);
  await page.screenshot(picture('bonus-payslip'));
}

async function inBanglaOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('list', { name: 'বোনাসের ধাপ' })).toBeVisible();
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(phone.width);
  await expectAccessible(page);
  await page.screenshot({ ...picture('bonus-phone'), fullPage: true });
}

test('a festival bonus is calculated, approved by a second person, paid and read', async ({
  page,
}) => {
  await logIn(page, '/login', demo('payroll'));
  await calculate(page);
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Net pay');
  await expectAccessible(page);
  await page.screenshot(picture('bonus'));
  const { pathname } = new URL(page.url());
  await readPayslip(page);
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await open(hr, pathname);
  await takeStep(hr, 'Approve', `Approve ${festival}`);
  await takeStep(hr, 'Pay', `Pay ${festival}`);
  await expect(hr.getByText(/\d+ payslips? paid/)).toBeVisible();
  await expect(button(hr, 'Close the bonus')).toBeVisible();
  await hr.screenshot(picture('bonus-paid'));
  await open(page, pathname);
  await inBanglaOnPhone(page);
  await hr.context().close();
});
