import type { Page } from '@playwright/test';
import { addMonths } from '../contract/src/kernel/dates/dates.ts';
import {
  demo,
  expect,
  expectAccessible,
  logIn,
  open,
  phone,
  picture,
  test,
  zone,
} from './journey.ts';
import { callsOf } from './pay-steps.ts';
import { dayFromToday, inAddress } from './people-steps.ts';

test.use(zone);

const nextMonth = () => addMonths(inAddress(dayFromToday(0)).slice(0, 7), 1);

async function someNumbers(page: Page): Promise<readonly string[]> {
  const { get } = await callsOf(page);
  const found = await get<{ employees: { number: string }[] }>('/salary/data?limit=3');
  return found.employees.map(({ number }) => number);
}

async function send(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(`${lines.join('\n')}\n`);
  await page.locator('.file-chooser').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.locator('.batch-tiles')).toBeVisible();
}

test('one-off pay comes by a sheet: wrong cells are corrected, all of it is entered and taken back', async ({
  page,
}) => {
  await logIn(page, '/login', demo('payroll'));
  const [first = '', second = '', third = ''] = await someNumbers(page);
  await open(page, '/admin/salary');
  await page.getByRole('link', { name: 'From a sheet', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One-off pay from a sheet' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('start'));
  const { make } = await callsOf(page);
  const component = { name: 'Sheet reward', kind: 'Earning', taxable: 'Yes', takenAs: 'Other' };
  await make('/pay-component', component);
  const month = nextMonth();
  await send(page, 'rewards.csv', [
    'Employee number,Component,Amount,Month,Note',
    `${first},Sheet reward,2500,${month},Best seller`,
    `${second},Sheet rewrd,1500,${month},`,
    `${third},Sheet reward,-20,${month},`,
  ]);
  const mend = page.getByRole('form', { name: 'Correct wrong cells here' });
  await expect(mend.getByRole('listitem')).toHaveCount(2);
  await expect(mend).toContainText('Did you mean “Sheet reward”?');
  await expect(page.getByRole('button', { name: 'Enter 1 amount' })).toBeDisabled();
  await expectAccessible(page);
  await page.screenshot({ ...picture('wrong'), fullPage: true });
  await mend.getByRole('textbox', { name: 'Component, row 3' }).fill('Sheet reward');
  await mend.getByRole('textbox', { name: 'Amount, row 4' }).fill('২০');
  await mend.getByRole('button', { name: 'Check again with 2 corrections' }).click();
  const totals = page.getByRole('region', { name: 'What the new rows come to' });
  await expect(totals).toContainText('3 rows');
  await expect(totals).toContainText('4,020.00');
  await page.getByRole('button', { name: 'Enter 3 amounts' }).click();
  await expect(page.getByText(/^Applied .*: 3 new\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ ...picture('applied'), fullPage: true });
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ ...picture('applied-phone'), fullPage: true });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo all of it' }).click();
  await expect(page.getByText(/all of it was taken back\.$/)).toBeVisible();
  await page.screenshot({ ...picture('undone-phone'), fullPage: true });
});

test('opening figures come by a sheet, and a wrong one is told at its cell', async ({ page }) => {
  await logIn(page, '/login', demo('payroll'));
  const [, , number = ''] = await someNumbers(page);
  await open(page, '/admin/salary');
  await page.getByRole('link', { name: 'Opening figures', exact: true }).click();
  await send(page, 'openings.csv', [
    'Employee number,Figures up to month,Taxable pay so far,Tax so far,Loan left,Loan instalment',
    `${number},2014-12,100000,200000,5000,6000`,
  ]);
  const mend = page.getByRole('form', { name: 'Correct wrong cells here' });
  await expect(mend).toContainText('The tax cannot be more than the taxable pay.');
  await expect(mend).toContainText('An instalment cannot be more than what is left of the loan.');
  await mend.getByRole('textbox', { name: 'Tax so far, row 2' }).fill('2000');
  await mend.getByRole('textbox', { name: 'Loan instalment, row 2' }).fill('1000');
  await mend.getByRole('button', { name: 'Check again with 2 corrections' }).click();
  await page.getByRole('button', { name: 'Keep the figures of 1 person' }).click();
  await expect(page.getByText(/^Applied .*: 1 new\.$/)).toBeVisible();
  await page.screenshot({ ...picture('openings'), fullPage: true });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo all of it' }).click();
  await expect(page.getByText(/all of it was taken back\.$/)).toBeVisible();
});
