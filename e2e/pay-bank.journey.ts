import { readFileSync } from 'node:fs';
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
import { callsOf, type PayHouse, preparePay } from './pay-steps.ts';
import { dayFromToday, inAddress } from './people-steps.ts';

test.use(zone);
// a month that is paid stays closed: other journeys open it again
ownHouse();

const who = 'Rafiqul Islam';
const lastMonth = () => addMonths(inAddress(dayFromToday(0)).slice(0, 7), -1);
const equation = (page: Page) => page.getByRole('region', { name: 'Where the pay goes' });

/** HR proposes how someone is paid on the screen, another agrees by a call. */
async function setAccount(hr: Page, admin: Page): Promise<void> {
  await open(hr, `/admin/employee?search=${who.replace(' ', '+')}`);
  await hr.getByRole('link', { name: new RegExp(`^${who}`) }).click();
  await hr.getByRole('link', { name: 'Bank', exact: true }).click();
  await hr.getByRole('button', { name: /^Propose (an|another) account/ }).click();
  const form = hr.getByRole('form', { name: /^Propose/ });
  const method = form.getByRole('combobox', { name: 'Paid by' });
  await method.click();
  await hr.getByRole('option', { name: 'Cash' }).click();
  await expect(form.getByText('No account is needed')).toBeVisible();
  await expect(form.getByLabel('Account number')).toHaveCount(0);
  await expectAccessible(hr);
  await method.click();
  await hr.getByRole('option', { name: 'Bank account' }).click();
  await form.getByRole('combobox', { name: 'Bank', exact: true }).click();
  await hr.locator('[data-combobox-option]').filter({ visible: true }).first().click();
  await form.getByLabel('Name of the account').fill('Md Rafiqul Islam');
  await form.getByLabel('Account number').fill('00123-456');
  await form.getByRole('button', { name: 'Propose this account' }).click();
  await expect(hr.getByRole('region', { name: 'Waits for a second person' })).toBeVisible();
  await open(admin, '/admin/inbox');
  await admin
    .getByRole('button', { name: /^Approve: Change of the bank account/ })
    .first()
    .click();
  await expect(admin.getByText(`Approved: Change of the bank account, ${who}`)).toBeVisible();
}

/** Nobody is paid yet: the sheet says where pay will go, and no batch can be made. */
async function seeSheet(hr: Page, { concern }: PayHouse): Promise<void> {
  await open(hr, `/admin/bank-sheet?concernCompany=${concern._id}`);
  await expect(equation(hr)).toContainText('Missing account');
  await expect(equation(hr)).toContainText('Total of the sheet');
  await expect(equation(hr)).toContainText(/have no account and are not paid in cash/);
  await expectAccessible(hr);
  await hr.screenshot(picture('sheet'));
  await open(
    hr,
    `/admin/bank-sheet?concernCompany=${concern._id}&group=Bank&search=${who.replace(' ', '+')}`,
  );
  await expect(hr.getByRole('row', { name: new RegExp(`${who}.*00123-456`) })).toBeVisible();
}

/** The account that the company pays out of, beside the one it has. */
async function addPayer(payroll: Page, { concern }: PayHouse): Promise<void> {
  await open(payroll, '/admin/paying-account');
  await expect(payroll.getByRole('row', { name: /Payroll account/ }).first()).toBeVisible();
  await expectAccessible(payroll);
  await payroll.screenshot(picture('payers'));
  await payroll.getByRole('button', { name: 'Add paying account' }).click();
  const form = payroll.getByRole('dialog', { name: 'Add paying account' });
  await form.getByLabel('Name').fill('Salary account');
  for (const [field, name] of [
    ['Company', concern.name],
    ['Bank', 'Sonali Bank'],
  ] as const) {
    await form.getByRole('combobox', { name: field, exact: true }).click();
    await payroll.getByRole('option', { name }).click();
  }
  await form.getByLabel('Account number').fill('0001-7777');
  await expectAccessible(payroll);
  await form.getByRole('button', { name: 'Add paying account' }).click();
  await expect(payroll.getByRole('row', { name: /Salary account.*0001-7777/ })).toBeVisible();
}

async function makeBatch(hr: Page): Promise<void> {
  await hr.getByRole('button', { name: 'Make a batch' }).click();
  const dialog = hr.getByRole('dialog', { name: /^Make a batch/ });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a batch' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose the account of this company');
  await expectAccessible(hr);
  await dialog.getByRole('combobox', { name: 'Paying account' }).click();
  await hr.getByRole('option', { name: 'Salary account' }).click();
  await dialog.getByRole('button', { name: 'Make a batch' }).click();
  await expect(hr.getByText(/^Batch made with \d+ salaries$/)).toBeVisible();
  await expect(hr).toHaveURL(/\/admin\/bank-batch\/[0-9a-f-]+$/);
}

/** Answers what the batch is called. */
async function takeFile(hr: Page): Promise<string> {
  const heading = hr.getByRole('heading', { name: /^Batch \d+/ });
  await expect(heading).toBeVisible();
  await hr.getByRole('combobox', { name: 'Template' }).click();
  await hr.getByRole('option', { name: 'Standard CSV' }).click();
  const coming = hr.waitForEvent('download');
  await hr.getByRole('button', { name: 'Download the file' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^salary-\d{4}-\d{2}-\d+\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('Md Rafiqul Islam,00123-456,');
  await expect(hr.getByText('Not yet')).toHaveCount(0);
  await expectAccessible(hr);
  await hr.screenshot(picture('batch'));
  return heading.innerText();
}

/** The letter has the amount in words, in either language. */
async function readLetter(hr: Page): Promise<void> {
  await hr.getByRole('link', { name: 'Letter' }).click();
  const letter = hr.getByRole('article');
  await expect(letter).toContainText('Please debit our account 0001-7777');
  await expect(letter).toContainText(/In words: Taka .*(Thousand|Lakh).* Only/);
  await expectAccessible(hr);
  await hr.screenshot(picture('letter'));
  await hr.getByText('বাংলা').click();
  await expect(letter).toContainText(/কথায়: .*হাজার.* টাকা.* মাত্র/);
  await hr.setViewportSize(phone);
  expect(await hr.locator('html').evaluate((html) => html.scrollWidth)).toBe(phone.width);
  await hr.screenshot(picture('letter-phone'));
  const coming = hr.waitForEvent('download');
  await hr.getByRole('button', { name: 'PDF' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^Letter \d{4}-\d{2}-\d+\.pdf$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expect(hr.getByText('The PDF is saved')).toBeVisible();
  await hr.setViewportSize({ width: 1440, height: 900 });
}

/** The newest list of who gets cash: a line for each to sign, and what they come to. */
async function readCashList(hr: Page): Promise<void> {
  await open(hr, '/admin/bank-batch');
  const inCash = hr.getByRole('cell', { name: 'Cash', exact: true });
  await hr.getByRole('row').filter({ has: inCash }).getByRole('link').first().click();
  await hr.getByRole('link', { name: 'Cash list' }).click();
  await expect(hr.getByRole('heading', { name: /^Cash list, / })).toBeVisible();
  await expect(hr.getByRole('columnheader', { name: 'Signature' })).toBeVisible();
  const amounts = await hr.locator('tbody td.num').allInnerTexts();
  const figureOf = (text: string): number => Number(text.replaceAll(',', ''));
  const total = amounts.reduce((sum, text) => sum + figureOf(text), 0);
  expect(total).toBeGreaterThan(0);
  const last = hr.getByRole('row', { name: /^Total/ }).locator('.num');
  expect(figureOf(await last.innerText())).toBeCloseTo(total);
  await expectAccessible(hr);
  await hr.screenshot(picture('cash-list'));
  await hr.getByText('বাংলা').click();
  await expect(hr.getByRole('columnheader', { name: 'স্বাক্ষর' })).toBeVisible();
  await expect(hr.getByText('অনুমোদিত স্বাক্ষরকারী')).toBeVisible();
}

/** A template that the bank could not use is refused at the place. */
async function changeTemplate(payroll: Page): Promise<void> {
  await open(payroll, '/admin/bank-template');
  await payroll.getByRole('link', { name: 'Standard CSV' }).click();
  await payroll.getByRole('button', { name: 'Remove column 4' }).click();
  await expect(payroll.getByText('No column has the account number')).toBeVisible();
  await payroll.getByRole('button', { name: 'Save' }).click();
  await expect(payroll.getByRole('alert')).toContainText('1 field needs attention');
  await expectAccessible(payroll);
  await payroll.screenshot(picture('template'));
  const last = payroll.getByRole('listitem', { name: 'Column 7' });
  await payroll.getByRole('button', { name: 'Add a column' }).click();
  const added = payroll.getByRole('listitem', { name: 'Column 8' });
  await added.getByRole('combobox', { name: 'What it tells' }).click();
  await payroll.getByRole('option', { name: 'Account number', exact: true }).click();
  await payroll.getByRole('button', { name: 'Move column 8 up' }).click();
  await expect(last.getByRole('combobox', { name: 'What it tells' })).toHaveValue('Account number');
  await payroll.getByRole('button', { name: 'Save' }).click();
  await expect(payroll.getByText('The columns are saved')).toBeVisible();
}

/** Cancelled with a reason, it is no more; the sheet has it as not sent. */
async function cancelBatch(hr: Page, made: string): Promise<void> {
  await open(hr, '/admin/bank-batch');
  const batch = hr.getByRole('link', { name: made, exact: true });
  await batch.click();
  await hr.getByRole('button', { name: 'Cancel batch' }).click();
  const dialog = hr.getByRole('dialog', { name: /^Cancel batch/ });
  await expect(dialog).toContainText('Make sure that the bank does not pay twice');
  await dialog.getByRole('button', { name: 'Cancel batch' }).click();
  await expect(dialog.getByText('1 field needs attention')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bank refused it');
  await dialog.getByRole('button', { name: 'Cancel batch' }).click();
  await expect(hr.getByText('The batch is cancelled')).toBeVisible();
  await expect(hr).toHaveURL(/\/admin\/bank-batch$/);
  await expect(hr.getByRole('row', { name: /^Batch \d+/ }).first()).toBeVisible();
  await expect(batch).toHaveCount(0);
}

test('from paid salary to the file and the letter for the bank, in both languages', async ({
  page,
}) => {
  await logIn(page);
  const house = await preparePay(page, who, lastMonth());
  const { get, make } = await callsOf(page);
  const payroll = await loggedInElsewhere(page, '/login', demo('payroll'));
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await setAccount(hr, page);
  const officer = await callsOf(payroll);
  const run = await officer.make('/salary/salary-generate', {
    concernCompany: house.concern._id,
    month: house.month,
  });
  await expect
    .poll(async () => (await get<{ data: { status: string } }>(`/salary/run/${run}`)).data.status)
    .toBe('Generated');
  await seeSheet(hr, house);
  await addPayer(payroll, house);
  await make('/salary/salary-paid', { run });
  await open(hr, `/admin/bank-sheet?concernCompany=${house.concern._id}`);
  await makeBatch(hr);
  const made = await takeFile(hr);
  await readLetter(hr);
  await readCashList(hr);
  await changeTemplate(payroll);
  await cancelBatch(hr, made);
  await Promise.all([payroll, hr].map((other) => other.context().close()));
});
