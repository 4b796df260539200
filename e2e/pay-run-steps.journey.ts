import type { Locator, Page } from '@playwright/test';
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
import { askForStep, takeStep } from './pay-steps.ts';
import { dayFromToday, inAddress } from './people-steps.ts';

test.use(zone);
// what is paid stays paid: other journeys count it
ownHouse();

/** The demo company has generated the pay of last month, and nobody has agreed to it. */
const path = '/admin/salary-generate';
const lastMonth = () => addMonths(inAddress(dayFromToday(0)).slice(0, 7), -1);
const steps = (page: Page): Locator => page.getByRole('list', { name: 'Steps of the month' });
const stepOf = (page: Page, name: string): Locator =>
  steps(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^\\d?${name} \\(`) });

/** Of all steps one is the present one, and it has the one full button. */
async function expectPresent(page: Page, name: string): Promise<void> {
  await expect(stepOf(page, name)).toHaveAttribute('aria-current', 'step');
  await expect(steps(page).locator('[aria-current]')).toHaveCount(1);
  const full = steps(page).locator('.mantine-Button-root[data-variant=filled]');
  expect(await full.count()).toBeLessThanOrEqual(1);
}

/** Between generating and approving stands what is to be looked at; it asks for nothing. */
async function check(page: Page): Promise<void> {
  await expectPresent(page, 'Check');
  await expect(stepOf(page, 'Check')).toContainText(
    /Beside \w+ \d{4}: people [+-]?\d+, net pay [+-]?[\d.]+%\./,
  );
  await expect(stepOf(page, 'Approve')).toContainText('Approve (Open)');
  await expect(stepOf(page, 'Send payslips')).toContainText('(Later)');
  await stepOf(page, 'Check').getByRole('link', { name: 'Check the differences' }).click();
  await expect(page.getByRole('heading', { name: /^Check /, level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('check'));
  await page.getByRole('link', { name: 'Open the run' }).click();
  await expectPresent(page, 'Check');
  await takeStep(page, 'Approve');
  await expectPresent(page, 'Pay');
}

/** Whoever gets nothing by it is counted before; what cannot be loaded is asked for again. */
async function pay(page: Page): Promise<void> {
  const accounts = '**/api/v1/paying-account/data?*';
  await page.route(accounts, (route) => route.fulfill({ status: 503 }));
  const dialog = await askForStep(page, 'Pay');
  await expect(dialog).toContainText(/\d+ people have no account and are not paid in cash/);
  await expect(dialog.getByText('The paying accounts could not be loaded')).toBeVisible();
  const account = dialog.getByRole('combobox', { name: 'Pay out of' });
  await expect(account).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot(picture('pay-unknown'));
  await page.unroute(accounts);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(account).toHaveValue(/\S/);
  await page.screenshot(picture('pay'));
  await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(/\d+ payslips paid/)).toBeVisible();
}

/** The files that were made with it are found from the word about it and from the step. */
async function followFiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bank batches' }).click();
  await expect(page.getByRole('heading', { name: 'Bank batches', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Batch \d+/ }).first()).toBeVisible();
  await open(page, path);
  const step = stepOf(page, 'Make the bank files');
  await expect(step).toContainText(/\d+ of \d+ are in a batch/);
  await expect(step.getByText('Farhana Akter')).toBeVisible();
  await expect(step.getByRole('link', { name: 'Bank sheet' })).toBeVisible();
  await expect(step.getByRole('link', { name: 'Bank batches' })).toBeVisible();
  await expectPresent(page, 'Make the bank files');
  await expectAccessible(page);
  await page.screenshot(picture('paid'));
}

/** Where pay goes is told always: what could not be loaded is asked for again. */
async function loadEquation(page: Page): Promise<void> {
  const sheet = '**/api/v1/salary/get-bank-sheet?*';
  await page.route(sheet, (route) => route.fulfill({ status: 503 }));
  await open(page, path);
  const equation = page.getByRole('region', { name: 'Where the pay goes' });
  const again = equation.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(sheet);
  await again.click();
  await expect(equation).toContainText('Total of the sheet');
}

/** In Bangla the names of months are long: none lies on another, and each leads to its sheet. */
async function readCost(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'বাংলা' }).click();
  const cost = page.getByRole('region', { name: 'গত ১২ মাসের বেতন খরচ' });
  const months = cost.getByRole('listitem').getByRole('link');
  await expect(months).toHaveCount(12);
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(phone.width);
  const widths = await months.evaluateAll((links) =>
    links.map(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth })),
  );
  for (const { clientWidth, scrollWidth } of widths) {
    expect(clientWidth).toBeGreaterThanOrEqual(24);
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
  // two amounts of crores do not stand side by side
  await expect(page.locator('.run-figures thead th').nth(1)).toBeHidden();
  await expectAccessible(page);
  await page.screenshot({ ...picture('phone'), fullPage: true });
  await months.last().click();
  await expect(page).toHaveURL(new RegExp(`/admin/salary-sheet\\?.*month=${lastMonth()}`));
}

/** As long as another year is on the way, the figures of the one before keep their heading. */
async function readYears(page: Page): Promise<void> {
  const thisYear = inAddress(dayFromToday(0)).slice(0, 4);
  let letGo = () => {};
  const isAsked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const lastYear = String(Number(thisYear) - 1);
  await page.route(`**/api/v1/employee-panel/salary/payslips?*year=${lastYear}*`, async (route) => {
    await isAsked;
    await route.continue();
  });
  await open(page, '/employee/payslips');
  const shown = page.locator('.own-pay');
  const yearOf = (year: string) => shown.getByRole('region', { name: `The year ${year}` });
  await expect(yearOf(thisYear)).toBeVisible();
  await page.getByRole('combobox', { name: 'Year' }).click();
  await page.getByRole('option', { name: lastYear }).click();
  await expect(shown).toHaveAttribute('data-stale', 'true');
  await expect(yearOf(thisYear)).toBeVisible();
  letGo();
  await expect(yearOf(lastYear)).toBeVisible();
  await expect(shown).not.toHaveAttribute('data-stale');
}

test('the page of a run says which step is the present one, and what each did', async ({
  page,
}) => {
  // whoever approves the own pay does not pay it
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await open(hr, path);
  await check(hr);
  await logIn(page);
  await open(page, path);
  await expect(stepOf(page, 'Checked')).toContainText('Mahmuda Khanam');
  await pay(page);
  await followFiles(page);
  await loadEquation(page);
  await readCost(page);
  const own = await loggedInElsewhere(page, '/employee/login', demo('employee'));
  await readYears(own);
  await Promise.all([hr, own].map((other) => other.context().close()));
});
