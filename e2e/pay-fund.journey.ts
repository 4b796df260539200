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
import { choose, dayFromToday, giveDay, offered } from './people-steps.ts';

test.use(zone);
// interest of a year is entered once: other journeys see the fund as it was
ownHouse();

const who = 'Rafiqul Islam';
const lastYear = Number(dayFromToday(0).slice(-4)) - 1;
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

async function readList(page: Page): Promise<void> {
  await open(page, '/admin/salary');
  await page.getByRole('link', { name: 'Provident fund', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Provident fund', level: 1 })).toBeVisible();
  await expect(page.getByText(/^\d+ employees$/)).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('fund-list'));
  const coming = page.waitForEvent('download');
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await coming).suggestedFilename()).toMatch(/^provident.*\.csv$/i);
}

/** What it comes to is said before it is entered; the same year is refused in a sentence. */
async function addInterest(page: Page): Promise<void> {
  await button(page, 'Add interest').click();
  const form = page.getByRole('dialog', { name: 'Interest of a year' });
  await expect(form.getByRole('status')).toContainText('to see what it comes to');
  await choose(page, form.getByRole('combobox', { name: 'Company' }), 'Meghna Dairy');
  await form.getByRole('textbox', { name: 'Interest of the year' }).fill('8.5');
  await expect(form.getByRole('status')).toContainText(/have interest of that year already/);
  await button(form, 'Add interest').click();
  await expect(form.getByText(`Interest of ${lastYear} was entered already.`)).toBeVisible();
  await giveDay(form, 'Date', dayFromToday(1));
  await expect(form.getByRole('status')).toContainText('This is still to come.');
  await giveDay(form, 'Date', dayFromToday(0));
  await expect(form.getByRole('status')).toHaveText(/^\d+ employees get ৳[\d,.]+$/);
  await expectAccessible(page);
  await page.screenshot(picture('fund-interest'));
  await button(form, 'Add interest').click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText(/^Interest was added for \d+ employees$/)).toBeVisible();
}

async function withdraw(page: Page, amount: string): Promise<Locator> {
  await button(page, 'Add entry').click();
  const form = page.getByRole('dialog', { name: 'New entry of the provident fund' });
  await form.getByRole('combobox', { name: 'Kind' }).click();
  await offered(page).filter({ hasText: 'Withdrawal' }).click();
  await form.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await form.getByRole('textbox', { name: 'Note' }).fill('House repair');
  await button(form, 'Save entry').click();
  return form;
}

/** Never more than there is; what was typed wrong is taken back and stays to be read. */
async function payOut(page: Page): Promise<void> {
  await open(page, `/admin/fund?search=${who}`);
  await page.getByRole('link', { name: new RegExp(who) }).click();
  await expect(page.getByRole('heading', { name: who, level: 1 })).toBeVisible();
  const form = await withdraw(page, '99000000');
  await expect(form.getByText(/^Enter [\d.]+ or less\.$/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Amount' }).fill('1500');
  await expectAccessible(page);
  await button(form, 'Save entry').click();
  await expect(form).toHaveCount(0);
  const ledger = page.getByRole('list', { name: 'Ledger' });
  await expect(ledger.getByRole('listitem').filter({ hasText: 'House repair' })).toContainText(
    '1,500.00',
  );
  await expect(ledger.getByRole('link', { name: /^Payslip of/ }).first()).toHaveAttribute(
    'href',
    /\/admin\/salary-sheet\/.+/,
  );
  await ledger.getByRole('button', { name: /^Take back: Withdrawal/ }).click();
  const back = page.getByRole('dialog', { name: 'Take this entry back?' });
  await back.getByRole('textbox', { name: 'Reason' }).fill('Typed wrong');
  await button(back, 'Take back').click();
  await expect(ledger.getByText(/Taken back by .+: Typed wrong/)).toBeVisible();
  await expect(await withdraw(page, '2500')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Balance', exact: true })).toContainText(
    '2,500.00',
  );
  await expectAccessible(page);
  await page.screenshot(picture('fund'));
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.screenshot({ ...picture('fund-phone'), fullPage: true });
}

/** On a phone, in the dark and in Bangla, too. */
async function readOwn(page: Page): Promise<void> {
  await open(page, '/employee/payslips');
  const mine = page.getByRole('region', { name: 'Your provident fund' });
  await expect(mine).toContainText('2,500.00');
  await mine.getByText('Ledger').click();
  await expect(mine.getByRole('link', { name: /^Payslip of/ }).first()).toBeVisible();
  await expect(mine.getByText('House repair')).toHaveCount(1);
  await expect(mine.getByText('Typed wrong')).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot({ ...picture('own-fund'), fullPage: true });
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { name: 'আপনার ভবিষ্য তহবিল' })).toBeVisible();
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(phone.width);
  await expectAccessible(page);
  await page.screenshot({ ...picture('own-fund-phone'), fullPage: true });
}

test('the provident fund: interest of a year, a withdrawal, and what its owner sees', async ({
  page,
}) => {
  await logIn(page, '/login', demo('payroll'));
  await readList(page);
  await addInterest(page);
  await payOut(page);
  const own = await loggedInElsewhere(page, '/employee/login', demo('employee'));
  await readOwn(own);
  await own.context().close();
});
