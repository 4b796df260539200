import type { Page } from '@playwright/test';
import {
  demo,
  elsewhere,
  expect,
  expectAccessible,
  logIn,
  open,
  picture,
  test,
  zone,
} from './journey.ts';
import { fact } from './people-steps.ts';

test.use(zone);

/** An employee asks for another phone number. */
async function proposePhone(page: Page, phone: string): Promise<void> {
  await open(page, '/employee/profile/info');
  await page.getByRole('button', { name: 'Propose a change: Contact' }).click();
  const form = page.getByRole('form', { name: 'Propose a change: Contact' });
  await form.getByLabel('Personal phone').fill(phone);
  await form.getByRole('button', { name: 'Send to HR' }).dblclick();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Waits for HR' })).toContainText(phone);
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('an employee proposes, HR sees before and after and agrees, and the record changes', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('employee'));
  await open(page, '/employee/profile');
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByText('Work e-mail')).toBeVisible();
  await expect(page.getByRole('button', { name: /Propose.*Place in the house/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Propose a change: Contact' }).click();
  const form = page.getByRole('form', { name: 'Propose a change: Contact' });
  await expect(form.getByLabel('Work e-mail')).toHaveCount(0);
  await form.getByRole('button', { name: 'Send to HR' }).click();
  await expect(form.getByRole('alert')).toContainText('Nothing is different yet');
  await expectAccessible(page);
  await page.reload();
  await proposePhone(page, '01711-000111');
  const waits = page.getByRole('region', { name: 'Waits for HR' });
  await expect(waits).toContainText(/Personal phone.*becomes.*01711-000111/);
  await expect(contact).not.toContainText('01711-000111');
  await expectAccessible(page);
  await page.screenshot(picture('own-record'));
  await waits.getByRole('button', { name: /^Take back/ }).click();
  await expect(page.getByText('The proposal is taken back')).toBeVisible();
  await expect(waits).toHaveCount(0);
  await proposePhone(page, '01711-000222');

  const hr = await elsewhere(page);
  await logIn(hr, '/employee/login', demo('hr'));
  await open(hr, '/admin/employee');
  await hr.getByRole('link', { name: /^Inbox.*waiting$/ }).click();
  await expect(row(hr, 'Change of the record')).toHaveCount(1);
  await expectAccessible(hr);
  await hr.screenshot(picture('inbox'));
  await row(hr, 'Change of the record').getByRole('link').first().click();
  const drawer = hr.getByRole('dialog', { name: /^Change of the record/ });
  await expect(hr).toHaveURL(/open=/);
  await expect(drawer).toContainText(/Personal phone.*becomes.*01711-000222/);
  await expect(drawer).toContainText('Waits for HR');
  await expectAccessible(hr);
  await hr.screenshot(picture('request'));
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await expect(hr.getByText(/^Approved: Change of the record/)).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expect(row(hr, 'Change of the record')).toHaveCount(0);
  await hr.getByRole('link', { name: 'Decided by me' }).click();
  await expect(row(hr, 'Change of the record.*Approved')).toBeVisible();
  await hr.context().close();

  await page.reload();
  await expect(contact).toContainText('01711-000222');
  await expect(waits).toHaveCount(0);
});

test('a no says why, and whoever asked reads it', async ({ page }) => {
  await logIn(page, '/employee/login', demo('employee'));
  await proposePhone(page, '01711-000333');
  const hr = await elsewhere(page);
  await logIn(hr, '/employee/login', demo('hr'));
  await open(hr, '/admin/inbox');
  await row(hr, 'Change of the record').getByRole('link').first().click();
  const drawer = hr.getByRole('dialog', { name: /^Change of the record/ });
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await expect(drawer.getByLabel('Reason')).toBeFocused();
  await drawer.getByLabel('Reason').fill('   ');
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await expect(drawer.getByText('This is needed.')).toBeVisible();
  await expectAccessible(hr);
  await drawer.getByLabel('Reason').fill('This is the number of your brother');
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(
    hr.getByRole('heading', { name: /^(Nothing|No decision) waits for you$/ }),
  ).toBeVisible();
  await expectAccessible(hr);
  await hr.context().close();

  await page.reload();
  await page.getByRole('link', { name: 'All my requests and their outcome' }).click();
  await expect(page).toHaveURL(/\/employee\/inbox\?which=asked$/);
  const refused = row(page, 'Rejected.*number of your brother');
  await expect(refused).toBeVisible();
  await refused.getByRole('link').first().click();
  const told = page.getByRole('dialog');
  await expect(told).toContainText('This is the number of your brother');
  await expect(told.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot(picture('refused'));
});

test('where pay goes is changed by two of HR, and the first of them cannot agree', async ({
  page,
}) => {
  const name = 'Rafiqul Islam';
  await logIn(page, '/employee/login', demo('hr'));
  await open(page, `/admin/employee?search=${name.replace(' ', '+')}`);
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('link', { name: 'Bank', exact: true }).click();
  await page.getByRole('button', { name: /^Propose (an|another) account/ }).click();
  const form = page.getByRole('form', { name: /^Propose/ });
  await expect(form.getByLabel('Your password')).toHaveCount(0);
  await form.getByLabel('Name of the account').fill('');
  await form.getByRole('button', { name: 'Propose this account' }).click();
  await expect(form.getByText(/fields? needs? attention/)).toBeVisible();
  await expectAccessible(page);
  const box = form.getByRole('combobox', { name: 'Bank' });
  await box.click();
  await page.locator('[data-combobox-option]').filter({ visible: true }).first().click();
  await form.getByLabel('Name of the account').fill('Md Rafiqul Islam');
  await form.getByLabel('Account number').fill('0123-456789-01');
  await form.getByRole('button', { name: 'Propose this account' }).click();
  const pending = page.getByRole('region', { name: 'Waits for a second person' });
  await expect(pending).toContainText('0123-456789-01');
  await expectAccessible(page);
  await page.screenshot(picture('bank-pending'));
  await expect(page.getByRole('button', { name: /^Propose (an|another) account/ })).toHaveCount(0);
  await pending.getByRole('button', { name: /^Take back/ }).click();
  await expect(pending).toHaveCount(0);
  await page.getByRole('button', { name: /^Propose (an|another) account/ }).click();
  await box.click();
  await page.locator('[data-combobox-option]').filter({ visible: true }).first().click();
  await form.getByLabel('Name of the account').fill('Md Rafiqul Islam');
  await form.getByLabel('Account number').fill('0123-456789-01');
  await form.getByRole('button', { name: 'Propose this account' }).click();
  await expect(pending).toContainText('0123-456789-01');
  await open(page, '/admin/inbox');
  await expect(row(page, `${name}.*bank account`)).toHaveCount(0);
  await page.getByRole('link', { name: 'My requests' }).click();
  await row(page, `${name}.*bank account`).getByRole('link').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('0123-456789-01');
  await expect(drawer.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const second = await elsewhere(page);
  await logIn(second, '/admin/inbox');
  await row(second, `${name}.*bank account`)
    .getByRole('button', { name: /^Approve: Change of the bank account/ })
    .click();
  await expect(second.getByText(`Approved: Change of the bank account, ${name}`)).toBeVisible();
  await open(second, '/admin/profile');
  await expect(second.getByRole('link', { name: 'Password' })).toBeVisible();
  await expect(second.getByRole('link', { name: 'Bank', exact: true })).toHaveCount(0);
  await open(second, '/admin/profile/bank');
  await expect(second.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await second.context().close();

  await open(page, `/admin/employee?search=${name.replace(' ', '+')}`);
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('link', { name: 'Bank', exact: true }).click();
  await expect(fact(page, 'Account number')).toContainText('0123-456789-01');
  await expect(pending).toHaveCount(0);
});

test('several are decided together, each with its outcome', async ({ page }) => {
  const manager = await elsewhere(page);
  await logIn(manager, '/employee/login', demo('manager'));
  await proposePhone(manager, '01811-000444');
  const employee = await elsewhere(page);
  await logIn(employee, '/employee/login', demo('employee'));
  await proposePhone(employee, '01811-000555');
  await logIn(page, '/admin/inbox');
  await expect(page.getByRole('checkbox', { name: /^Select Change of the record/ })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  // meanwhile one of them is taken back
  await employee.getByRole('button', { name: /^Take back/ }).click();
  await expect(employee.getByText('The proposal is taken back')).toBeVisible();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  const outcomes = page.getByRole('region', { name: 'What became of your selection' });
  await expect(outcomes).toContainText('1 approved, 1 could not be decided');
  await expect(outcomes.getByRole('listitem').filter({ hasText: 'decided meanwhile' })).toHaveCount(
    1,
  );
  await expect(
    page.getByRole('heading', { name: /^(Nothing|No decision) waits for you$/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('outcomes'));
  await manager.context().close();
  await employee.context().close();
});

test('several are rejected with one reason', async ({ page }) => {
  const employee = await elsewhere(page);
  await logIn(employee, '/employee/login', demo('employee'));
  await proposePhone(employee, '01811-000666');
  await employee.context().close();
  await logIn(page, '/admin/inbox');
  await page.getByRole('checkbox', { name: /^Select Change of the record/ }).check();
  await page.getByRole('button', { name: 'Reject selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject 1 request' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('This is needed.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('Ask again next month');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  const outcomes = page.getByRole('region', { name: 'What became of your selection' });
  await expect(outcomes).toContainText('1 rejected');
});

test.describe('on a phone, in the dark, in Bangla', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('own record, own bank account and inbox fit and can be read', async ({ page }) => {
    const fits = async () => {
      const width = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    };
    const password = demo('assessor').password;
    await logIn(page, '/employee/login', demo('assessor'));
    await open(page, '/employee/profile/bank');
    await page.getByRole('button', { name: /^Propose (an|another) account/ }).click();
    const form = page.getByRole('form', { name: /^Propose/ });
    const box = form.getByRole('combobox', { name: 'Bank' });
    await box.click();
    await page.locator('[data-combobox-option]').filter({ visible: true }).first().click();
    await form.getByLabel('Name of the account').fill('My own');
    await form.getByLabel('Account number').fill('9999-0001');
    await form.getByLabel(/^Your password/).fill('not this one');
    await form.getByRole('button', { name: 'Propose this account' }).click();
    await expect(form.getByText('The current password is wrong.')).toBeVisible();
    await fits();
    await page.screenshot(picture('bank-form-phone'));
    await form.getByLabel(/^Your password/).fill(password);
    await form.getByRole('button', { name: 'Propose this account' }).click();
    await expect(page.getByRole('region', { name: 'Waits for HR' })).toContainText('9999-0001');
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await expect(page.getByText('মানবসম্পদ বিভাগের অপেক্ষায়')).toBeVisible();
    await fits();
    await page.screenshot(picture('bank-phone'));
    await open(page, '/employee/profile/info');
    await expect(page.getByRole('button', { name: 'পরিবর্তন প্রস্তাব করুন: যোগাযোগ' })).toBeVisible();
    await fits();
    await page.screenshot(picture('own-record-phone'));
    await open(page, '/employee/inbox?which=asked');
    await expect(page.locator('.dt-card').getByText('ব্যাংক হিসাবের পরিবর্তন').first()).toBeVisible();
    await fits();
    await page.screenshot(picture('inbox-phone'));
    await page.locator('.dt-card').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toContainText('9999-0001');
    await fits();
    await page.screenshot(picture('request-phone'));
  });
});
