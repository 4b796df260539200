import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { minorUnits } from '../contract/src/kernel/money/money.ts';
import { pdfPages } from '../server/src/testing/files/documents.ts';
import { seconds } from '../server/src/testing/clocks/patience.ts';
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
  callsOf,
  expectFits,
  expectGenerated,
  type PayHouse,
  preparePay,
  takePhone,
  takeStep,
} from './pay-steps.ts';
import { dayFromToday, giveDay, inAddress } from './people-steps.ts';

test.use(zone);
// slabs are changed and a month is paid: other journeys see neither
ownHouse();

/** By whom the company is known whose month is still to be closed. */
const colleague = 'Rafiqul Islam';
const lastMonth = () => addMonths(inAddress(dayFromToday(0)).slice(0, 7), -1);
/** Income years begin in July here. */
const yearOf = (month: string): number =>
  Number(month.slice(0, 4)) - (month.slice(5) < '07' ? 1 : 0);
const showYear = (year: number): string => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
const inWords = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );
const challan = 'A-2627-0099';

interface Taxpayer {
  readonly id: string;
  readonly name: string;
}

/** Who of the company pays the most tax. */
async function findTaxpayer(page: Page, { concern, month }: PayHouse): Promise<Taxpayer> {
  const { get } = await callsOf(page);
  interface Row {
    readonly employeeId: { readonly _id: string; readonly name: string };
    readonly deducted: string;
  }
  const { data } = await get<{ data: Row[] }>(
    `/salary/get-tax-report?year=${yearOf(month)}&limit=0&concernCompany=${concern._id}`,
  );
  const [most] = data.toSorted((one, other) => Number(other.deducted) - Number(one.deducted));
  if (!most || Number(most.deducted) <= 0) throw new Error('nobody of the company pays tax');
  return { id: most.employeeId._id, name: most.employeeId.name };
}

/** The law changes in mid-year: a higher rate is a new version. */
async function raiseRate(page: Page, year: string): Promise<void> {
  await open(page, '/admin/income-slab');
  await page
    .getByRole('row')
    .filter({ hasText: year })
    .getByRole('link', { name: 'Bangladesh' })
    .click();
  await page.getByRole('button', { name: 'Change' }).click();
  const form = page.getByRole('form', { name: 'Change income slabs' });
  await form.getByRole('textbox', { name: 'Rate of band 2 (%)' }).fill('20');
  await form.getByRole('button', { name: 'Save new version' }).click();
  await expect(page.getByText('A new version of the income slabs was saved')).toBeVisible();
  await expect(page.getByText(/^Version 3 · /)).toBeVisible();
}

const figureIn = async (row: Locator): Promise<bigint> =>
  minorUnits((await row.getByRole('cell').last().innerText()).replaceAll(',', ''));

/** The month that was generated takes more than the one before, and its line names the new version. */
async function followTax(page: Page, { id, name }: Taxpayer, month: string): Promise<void> {
  const year = yearOf(month);
  await open(page, `/admin/tax-report/${id}?year=${year}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Source' })).toContainText('version 3');
  const months = page.getByRole('region', { name: 'Month by month' });
  const row = (of: string) => months.getByRole('row').filter({ hasText: inWords(of) });
  expect(await figureIn(row(month))).toBeGreaterThan(await figureIn(row(addMonths(month, -1))));
  await expectAccessible(page);
  await page.screenshot({ ...picture('details'), fullPage: true });
  await row(month).getByRole('link').click();
  await page.getByRole('button', { name: /^Income tax/ }).click();
  await expect(page.getByLabel('How Income tax was calculated')).toContainText(
    `Income tax ${showYear(year)}, slabs version 3`,
  );
}

const record = (row: Locator) => row.getByRole('button', { name: /^Record challan/ });

/** Too much and a day before the month are refused at their fields; the challan makes the month deposited. */
async function recordChallan(page: Page, month: string): Promise<void> {
  await open(page, '/admin/tax-report');
  await page.getByRole('main').getByRole('link', { name: 'Tax deposits' }).last().click();
  await expect(page.getByRole('heading', { name: 'Tax deposits', level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option', { name: 'Meghna Distribution Ltd' }).click();
  const row = page.getByRole('row').filter({ hasText: inWords(month) });
  await expect(row).toContainText('Due');
  const before = page.getByRole('row').filter({ hasText: inWords(addMonths(month, -2)) });
  await expect(before).toContainText('Deposited');
  await expectAccessible(page);
  await page.screenshot({ ...picture('deposits'), fullPage: true });
  await record(row).click();
  const form = page.getByRole('dialog', { name: `Record challan: ${inWords(month)}` });
  const amount = form.getByRole('textbox', { name: 'Amount' });
  const right = await amount.inputValue();
  await form.getByRole('button', { name: 'Record challan' }).click();
  await expect(form.getByText('This is needed.').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Challan number' }).fill(challan);
  await form.getByRole('textbox', { name: 'Bank and branch' }).fill('Sonali Bank, Motijheel');
  await amount.fill('99999999');
  await form.getByRole('button', { name: 'Record challan' }).click();
  await expect(form.getByText(/^Enter [\d.]+ or less\.$/)).toBeVisible();
  await amount.fill(right);
  await giveDay(form, 'Date of deposit', `${addMonths(month, -1)}-28`);
  await form.getByRole('button', { name: 'Record challan' }).click();
  await expect(form.getByText('This lies before the month. Choose a later day.')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('challan-refused'));
  await giveDay(form, 'Date of deposit', inAddress(dayFromToday(0)));
  await form.getByRole('button', { name: 'Record challan' }).click();
  await expect(page.getByText('Challan recorded successfully')).toBeVisible();
  await expect(row).toContainText('Deposited');
  await expect(row).toContainText(challan);
  const coming = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Deposit list/ }).click();
  await page.getByRole('menuitem', { name: /Excel/ }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.xlsx$/);
}

/** A mistake is corrected, and removed with a reason only. */
async function mendChallan(page: Page, month: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: inWords(month) });
  const act = async (name: string) => {
    await row.getByRole('button', { name: `Actions for challan ${challan}` }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Correct');
  const form = page.getByRole('dialog', { name: `Correct challan ${challan}` });
  await form.getByRole('textbox', { name: 'Bank and branch' }).fill('Bangladesh Bank, Motijheel');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Bangladesh Bank, Motijheel');
  await act('Remove');
  const asked = page.getByRole('dialog', { name: `Remove challan ${challan}` });
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(asked.getByText('This is needed.').first()).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText(challan);
}

/** What the browser was given to save, in one line. */
async function savedCertificate(page: Page, button: string, language: string) {
  const coming = page.waitForEvent('download', { timeout: seconds(90) });
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: language, exact: true }).click();
  const download = await coming;
  const pages = await pdfPages(new Uint8Array(await readFile(await download.path())));
  return { name: download.suggestedFilename(), text: pages.join(' ').replaceAll(/\s+/g, ' ') };
}

/** Each month that was paid, with the challan of the last; provisional, because the year is not over. */
async function readCertificate(page: Page, { id, name }: Taxpayer, month: string): Promise<void> {
  const year = yearOf(month);
  await open(page, `/admin/tax-report/${id}?year=${year}`);
  const months = page.getByRole('region', { name: 'Month by month' });
  const row = months.getByRole('row').filter({ hasText: inWords(month) });
  const tax = await row.getByRole('cell').last().innerText();
  const saved = await savedCertificate(page, 'Certificate', 'English');
  expect(saved.name).toBe(`Tax certificate, income year ${showYear(year)} - ${name}.pdf`);
  for (const one of [month, addMonths(month, -1)]) expect(saved.text).toContain(inWords(one));
  expect(saved.text).toContain(`${tax} ${challan}, `);
  expect(saved.text).toContain('Provisional: the income year is not over.');
  expect(saved.text).toContain('Not deposited yet');
}

test('a raise of tax in mid-year is followed from card to payslip to certificate', async ({
  page,
}) => {
  await logIn(page);
  const house = await preparePay(page, colleague, lastMonth());
  const { month, concern } = house;
  const taxpayer = await findTaxpayer(page, house);
  const payroll = await loggedInElsewhere(page, '/login', demo('payroll'));
  await raiseRate(payroll, showYear(yearOf(month)));
  const run = `/admin/salary-generate?concern=${concern._id}&month=${month}`;
  await open(payroll, run);
  await takeStep(payroll, 'Generate');
  await expectGenerated(payroll);
  await followTax(payroll, taxpayer, month);
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await open(hr, run);
  await takeStep(hr, 'Approve');
  await expect(hr.getByText(/\d+ payslips approved/)).toBeVisible();
  await takeStep(hr, 'Pay');
  await expect(hr.getByText(/\d+ payslips paid/)).toBeVisible();
  await recordChallan(payroll, month);
  await mendChallan(payroll, month);
  await readCertificate(payroll, taxpayer, month);
  await payroll.setViewportSize(phone);
  await open(payroll, `/admin/tax-deposit?concern=${concern._id}`);
  await expect(payroll.getByRole('region', { name: 'Tax deposits' })).toContainText(challan);
  await expectFits(payroll);
  await payroll.screenshot({ ...picture('deposits-phone'), fullPage: true });
  const own = await loggedInElsewhere(page, '/employee/login', demo('employee'));
  await open(own, '/employee/tax');
  await takePhone(own);
  const saved = await savedCertificate(own, 'সনদ', 'বাংলা');
  expect(saved.name).toMatch(/\.pdf$/);
  // of whom no tax was deducted there is a certificate, too
  expect(saved.text).toContain(colleague);
  expect(saved.text).toMatch(/[০-৯,]+\.[০-৯]{2} ০\.০০/);
  await expectFits(own);
  await own.screenshot({ ...picture('own-tax-phone'), fullPage: true });
  await Promise.all([payroll, hr, own].map((other) => other.context().close()));
});

/** What someone is as a taxpayer, with what is missing said at its field. */
async function sayTaxpayer(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Taxpayer' });
  await expect(card).toContainText('As the employee’s record says');
  await card.getByRole('button', { name: /^Change/ }).click();
  const form = page.getByRole('dialog', { name: /^Taxpayer: / });
  await form.getByRole('combobox', { name: 'Kind of taxpayer' }).click();
  await page.getByRole('option').nth(1).click();
  await form.getByRole('switch', { name: 'Deduct no income tax' }).press('Space');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This is needed.').first()).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('taxpayer-refused'));
  await form.getByRole('textbox', { name: 'Reason' }).fill('Taxed abroad');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('No income tax is deducted');
  await expect(card).toContainText('Taxed abroad');
}

/** Planned, refused a second time at its field, removed. */
async function planBonus(page: Page): Promise<void> {
  const month = addMonths(inAddress(dayFromToday(0)).slice(0, 7), 1);
  await open(page, '/admin/bonus');
  const card = page.getByRole('region', { name: 'Planned bonuses' });
  await expect(card).toContainText('No bonus is planned.');
  const form = page.getByRole('dialog', { name: 'Plan a bonus' });
  const plan = async () => {
    await card.getByRole('button', { name: 'Plan a bonus' }).click();
    await form.getByRole('textbox', { name: 'Festival' }).fill('Eid-ul-Fitr');
    await form.getByRole('button', { name: 'Plan', exact: true }).click();
  };
  await plan();
  await expect(card).toContainText('100% of gross pay');
  await expect(card).toContainText(inWords(month));
  await expectAccessible(page);
  await page.screenshot({ ...picture('planned-bonuses'), fullPage: true });
  await plan();
  await expect(form.getByText('Another record already has this.')).toBeVisible();
  await page.screenshot(picture('planned-refused'));
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: 'Discard what you typed?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await card.getByRole('button', { name: /^Actions for Eid-ul-Fitr/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card).toContainText('No bonus is planned.');
}

test('a taxpayer who is not taxed, a bonus that is planned', async ({ page }) => {
  await logIn(page, '/login', demo('payroll'));
  await open(page, `/admin/tax-report?search=${encodeURIComponent(colleague)}`);
  await page.getByRole('row').filter({ hasText: colleague }).getByRole('link').first().click();
  await sayTaxpayer(page);
  await page.screenshot({ ...picture('taxpayer'), fullPage: true });
  await planBonus(page);
});
