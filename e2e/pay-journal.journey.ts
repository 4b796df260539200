import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addMonths } from '../contract/src/kernel/dates/dates.ts';
import { minorUnits } from '../contract/src/kernel/money/money.ts';
import { readSheet } from '../server/src/platform/sheets/read-sheet.ts';
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
  callsOf,
  expectFits,
  generatePay,
  type PayHouse,
  preparePay,
  takePhone,
} from './pay-steps.ts';
import { dayFromToday, inAddress } from './people-steps.ts';

test.use(zone);
// what is paid and taken back is seen by other journeys
ownHouse();

const who = 'Rafiqul Islam';
const lastMonth = (): string => addMonths(inAddress(dayFromToday(0)).slice(0, 7), -1);

const totals = (page: Page) => page.getByRole('region', { name: 'Debit and credit' });
const table = (page: Page) => page.getByRole('region', { name: 'Journal', exact: true });
const missing = (page: Page) => page.getByRole('region', { name: /no account yet$/ });

/** From the month to what it is in the books. */
async function openJournal(page: Page, { concern, month }: PayHouse): Promise<void> {
  await open(page, `/admin/salary-generate?concern=${concern._id}&month=${month}`);
  await page.getByRole('link', { name: 'Open the journal' }).click();
  await expect(page.getByRole('heading', { name: /^Journal, Salary|^Journal, / })).toBeVisible();
}

/** What was entered for this month alone has no account: it is said where, and set from there. */
async function setMissing(page: Page): Promise<void> {
  await expect(missing(page)).toContainText('Basic pay in');
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  await expectAccessible(page);
  await page.screenshot({ ...picture('journal-missing'), fullPage: true });
  await page.getByRole('link', { name: 'Set an account Basic pay' }).click();
  const form = page.getByRole('dialog', { name: 'Accounts of Basic pay' });
  await form.getByRole('textbox', { name: 'Name of the debit account' }).fill('Salaries');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('1 field needs attention')).toBeVisible();
  await form.getByRole('textbox', { name: /^Debit account/ }).fill('5101');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const own = page.getByRole('region', { name: 'Basic pay', exact: true });
  await expect(own).toContainText('All companies and departments');
  await expect(own).toContainText('5101 Salaries');
  await expectAccessible(page);
  await page.screenshot(picture('journal-accounts'));
}

interface Subject {
  readonly component: { readonly _id: string } | null;
  readonly kind: string;
  readonly accounts: readonly object[];
}

/** The others by calls. */
async function setTheOthers(page: Page): Promise<void> {
  const { get, make } = await callsOf(page);
  const { data } = await get<{ data: Subject[] }>('/salary/journal/account');
  for (const { component, kind } of data.filter(({ accounts }) => accounts.length === 0)) {
    const debit = kind !== 'Deduction' && { debitCode: '5101', debitName: 'Salaries' };
    const credit = kind !== 'Earning' && { creditCode: '2109', creditName: 'Others' };
    await make('/salary/journal/account', { component: component?._id, ...debit, ...credit });
  }
}

/** Read back as a spreadsheet would: what each side comes to. */
async function exported(page: Page, format: 'CSV' | 'Excel'): Promise<readonly bigint[]> {
  await page.getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: new RegExp(format) }).click();
  const file = await coming;
  const content = await readFile(await file.path());
  const [heading = [], ...rows] = await readSheet(content, format === 'Excel');
  expect(heading.slice(-2)).toEqual(['Debit', 'Credit']);
  const sumOf = (name: string) =>
    rows.reduce((sum, row) => sum + minorUnits(row[heading.indexOf(name)] || '0.00'), 0n);
  return ['Debit', 'Credit'].map(sumOf);
}

async function expectEven(page: Page): Promise<void> {
  const [debit, credit] = await totals(page).getByRole('definition').allTextContents();
  expect(debit).toBe(credit);
  expect(debit).toMatch(/^৳[\d,]+\.\d\d$/);
  await expect(totals(page)).toContainText('Debit and credit are equal');
  const sums = await table(page).locator('tfoot td').allTextContents();
  expect(sums).toEqual([debit?.slice(1), debit?.slice(1)]);
  for (const format of ['CSV', 'Excel'] as const) {
    const [one, other] = await exported(page, format);
    expect([one, other]).toEqual([other, minorUnits((debit ?? '').replaceAll(/[৳,]/g, ''))]);
  }
}

/** Of one department both sides are equal, too. */
async function chooseDepartment(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Department' }).click();
  await page.getByRole('option').first().click();
  const [debit, credit] = await table(page).locator('tfoot td').allTextContents();
  expect(debit).toBe(credit);
  const account = table(page).getByRole('button').first();
  const isOpen = (await account.getAttribute('aria-expanded')) === 'true';
  await account.click();
  await expect(account).toHaveAttribute('aria-expanded', String(!isOpen));
}

/** One payslip is taken back: what was booked for it is booked the other way round. */
async function reverseOne(page: Page, second: Page, house: PayHouse, run: string): Promise<void> {
  const calls = await callsOf(page);
  const { salarySheets } = await calls.get<{ salarySheets: { _id: string }[] }>(
    `/salary/get-salary-sheet?run=${run}&month=${house.month}&search=${encodeURIComponent(who)}`,
  );
  const reversal = await calls.make(`/salary/run/${run}/reverse`, {
    salarySheets: salarySheets.map(({ _id }) => _id),
    reason: 'The wrong account',
  });
  await (await callsOf(second)).make(`/salary/reversal/${reversal}/approve`, {});
  await open(page, `/admin/salary-generate?concern=${house.concern._id}&month=${house.month}`);
  const card = page.getByRole('region', { name: 'Reversals' });
  await card.getByRole('link', { name: 'Open the journal' }).click();
  await expect(page.getByRole('heading', { name: /^Journal of a reversal/ })).toBeVisible();
  await expectEven(page);
  await expectAccessible(page);
  await page.screenshot({ ...picture('journal-reversal'), fullPage: true });
}

async function onPhone(page: Page): Promise<void> {
  await takePhone(page);
  await expect(page.getByRole('heading', { name: /^প্রত্যাহারের জার্নাল/ })).toBeVisible();
  await expectFits(page);
  await page.screenshot({ ...picture('journal-phone'), fullPage: true });
  await open(page, '/admin/journal-accounts');
  await expect(page.getByRole('heading', { name: 'জার্নালের হিসাব', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'মূল বেতন' }).first()).toContainText('5101');
  await expectFits(page);
  await page.screenshot({ ...picture('journal-accounts-phone'), fullPage: true });
}

test('a paid month is in the books, with every account, evenly, and so is its reversal', async ({
  page,
}) => {
  await logIn(page);
  const house = await preparePay(page, who, lastMonth());
  const payroll = await loggedInElsewhere(page, '/login', demo('payroll'));
  const run = await generatePay(payroll, house);
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await (await callsOf(hr)).make('/salary/salary-paid', { run });
  await openJournal(hr, house);
  await setMissing(hr);
  await setTheOthers(hr);
  await openJournal(hr, house);
  await expect(missing(hr)).toHaveCount(0);
  await expectEven(hr);
  await expectAccessible(hr);
  await hr.screenshot({ ...picture('journal'), fullPage: true });
  await chooseDepartment(hr);
  await reverseOne(hr, payroll, house, run);
  await onPhone(hr);
  await Promise.all([payroll, hr].map((other) => other.context().close()));
});
