import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { addMonths } from '../contract/src/kernel/dates/dates.ts';
import { seconds } from '../server/src/testing/clocks/patience.ts';
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
import { dayFromToday, inAddress } from './people-steps.ts';

test.use(zone);
// a month that is paid stays closed: other journeys open it again
ownHouse();

const who = 'Rafiqul Islam';
const lastMonth = () => addMonths(inAddress(dayFromToday(0)).slice(0, 7), -1);

/** What the browser was given to save, page by page. */
async function savedBy(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download', { timeout: seconds(90) });
  await press();
  const download = await coming;
  const content = new Uint8Array(await readFile(await download.path()));
  const { text } = await extractText(await getDocumentProxy(content), { mergePages: false });
  return { name: download.suggestedFilename(), text };
}

const choose = (page: Page, button: string, language: string) => async () => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: language, exact: true }).click();
};

/** Of the office: one from its page, some from the list. */
async function printInOffice(page: Page): Promise<void> {
  await open(page, `/admin/salary-sheet?search=${who}`);
  await page.getByRole('link', { name: new RegExp(who) }).click();
  const button = page.getByRole('button', { name: 'PDF', exact: true });
  await button.click();
  await expect(page.getByRole('menuitem')).toHaveText(['English', 'Bangla', 'Both languages']);
  await expectAccessible(page);
  await page.screenshot(picture('languages'));
  await page.keyboard.press('Escape');
  const one = await savedBy(page, choose(page, 'PDF', 'Both languages'));
  expect(one.name).toMatch(/^Payslip, \w+ \d{4} - Rafiqul Islam\.pdf$/);
  expect(one.text).toHaveLength(1);
  expect(one.text[0]).toMatch(/Basic pay\s+মূল/);
  expect(one.text[0]).toContain('20,000.00');

  await open(page, '/admin/salary-sheet?limit=10');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const chosen = page.getByRole('region', { name: 'Actions' });
  const many = await savedBy(page, async () => {
    await chosen.getByRole('button', { name: 'Print payslips' }).click();
    await page.getByRole('menuitem', { name: 'English', exact: true }).click();
  });
  expect(many.name).toMatch(/^Payslip, \w+ \d{4}\.pdf$/);
  expect(many.text).toHaveLength(2);
  const shelf = page.getByRole('region', { name: 'In progress' });
  await expect(shelf).toContainText('Ready. It was downloaded.');
  await expectAccessible(page);
  await page.screenshot(picture('chosen'));
}

/** On a phone, in the dark and in Bangla. */
async function saveOwn(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await open(page, '/employee/notification');
  await expect(page.getByText(/আপনার পে-স্লিপ তৈরি/)).toBeVisible();
  await open(page, '/employee/payslips');
  await page
    .getByRole('list', { name: /সালের পে-স্লিপ/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toHaveText('বাংলা');
  await expectAccessible(page);
  await page.screenshot(picture('own-languages'));
  await page.keyboard.press('Escape');
  const saved = await savedBy(page, choose(page, 'PDF', 'বাংলা'));
  expect(saved.text).toHaveLength(1);
  expect(saved.text[0]).toContain('২০,০০০.০০');
  expect(saved.text[0]).not.toContain('20,000.00');
  await expect(page.getByText('পে-স্লিপ PDF হিসেবে সংরক্ষণ করা হয়েছে')).toBeVisible();
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(phone.width);
}

test('payslips are printed by the office, and saved by whom they belong to once they are paid', async ({
  page,
}) => {
  await logIn(page);
  const house = await preparePay(page, who, lastMonth());
  const payroll = await loggedInElsewhere(page, '/login', demo('payroll'));
  const run = await generatePay(payroll, house);
  await printInOffice(payroll);
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await (await callsOf(hr)).make('/salary/salary-paid', { run });
  const own = await loggedInElsewhere(page, '/employee/login', demo('employee'));
  await saveOwn(own);
  await Promise.all([payroll, hr, own].map((other) => other.context().close()));
});
