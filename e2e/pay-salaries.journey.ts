import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  logIn,
  open,
  phone,
  picture,
  place,
  test,
  zone,
} from './journey.ts';
import { ownHouse } from './own-house.ts';
import { callsOf } from './pay-steps.ts';
import { choose, giveDay, offered } from './people-steps.ts';

test.use(zone);

// a structure that someone is paid by stays
ownHouse();

const person = 'Selina Parveen';

/** Someone new, whose salary nobody entered yet. */
async function hire(page: Page): Promise<void> {
  const { get, make } = await callsOf(page);
  const idOf = async (path: string) => (await get<{ data: { _id: string }[] }>(path)).data[0]?._id;
  await make('/employee', {
    name: person,
    number: 'PAY-1',
    designation: await idOf('/designation/data?active=Yes&search=operator&limit=1'),
    department: await idOf('/department/data?active=Yes&limit=1'),
    joiningDate: '2025-01-15',
    status: 'Confirmed',
  });
}

async function pick(page: Page, box: Locator, name: string): Promise<void> {
  await box.click();
  await offered(page).filter({ hasText: name }).first().click();
}

/** A line of a payslip that the house does not have yet. */
async function makeComponent(page: Page, name: string, kind: string): Promise<void> {
  await open(page, '/admin/pay-component?open=new');
  const form = page.getByRole('dialog', { name: 'Add pay component' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await pick(page, form.getByRole('combobox', { name: 'Kind' }), kind);
  await pick(page, form.getByRole('combobox', { name: 'Taxed' }), 'Yes');
  await pick(page, form.getByRole('combobox', { name: 'Taken as' }), 'Other');
  await form.getByRole('button', { name: 'Add pay component' }).click();
  await expect(form).toHaveCount(0);
}

const part = (page: Page, number: number): Locator =>
  page.getByRole('listitem', { name: `Part ${number}`, exact: true });

async function fillPart(
  page: Page,
  number: number,
  given: { component: string; calculation: string; percent?: string; of?: string },
): Promise<void> {
  const row = part(page, number);
  await choose(page, row.getByRole('combobox', { name: 'Component' }), given.component);
  await pick(page, row.getByRole('combobox', { name: 'Calculation' }), given.calculation);
  if (given.percent) await row.getByRole('textbox', { name: 'Per cent' }).fill(given.percent);
  if (given.of) await pick(page, row.getByRole('combobox', { name: 'Of', exact: true }), given.of);
}

/** The parts of the gross, with a fault said at once while there is no remainder. */
async function makeStructure(page: Page, mark: string): Promise<void> {
  await open(page, '/admin/salary-structure?open=new');
  const form = page.getByRole('dialog', { name: 'Add salary structure' });
  await form.getByRole('textbox', { name: 'Name' }).fill(`Staff ${mark}`);
  await form.getByRole('button', { name: 'Add salary structure' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('link', { name: `Staff ${mark}` }).click();
  await expect(page.getByText('No parts yet')).toBeVisible();
  await page.getByRole('button', { name: 'New version' }).click();

  await giveDay(page, 'Effective from', '01/01/2026');
  await fillPart(page, 1, {
    component: `Basic ${mark}`,
    calculation: 'Percentage of the gross',
    percent: '50',
  });
  await fillPart(page, 2, {
    component: `Rent ${mark}`,
    calculation: 'Percentage of a component',
  });
  await expect(part(page, 2).getByText('A part needs a percentage.')).toBeVisible();
  await part(page, 2).getByRole('textbox', { name: 'Per cent' }).fill('50');
  await pick(page, part(page, 2).getByRole('combobox', { name: 'Of', exact: true }), 'Basic');
  await expect(page.getByText('It does not add up to the gross.')).toBeVisible();
  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(page.getByText('1 field needs attention')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('structure-fault'));

  await page.getByRole('button', { name: 'Add part' }).click();
  await fillPart(page, 3, {
    component: `Other ${mark}`,
    calculation: 'Remainder of the gross',
  });
  await expect(page.getByText('It does not add up to the gross.')).toHaveCount(0);
  const tried = page.getByRole('region', { name: 'Try with a gross of' });
  await tried.getByRole('textbox').fill('40000');
  await expect(tried.getByRole('row', { name: /Rent.*25%.*৳10,000.00/ })).toBeVisible();
  await page.getByRole('button', { name: 'Move part 3 up' }).click();
  await expect(part(page, 2).getByRole('combobox', { name: 'Component' })).toHaveValue(
    `Other ${mark}`,
  );
  await page.getByRole('button', { name: 'Move part 2 down' }).click();
  await expectAccessible(page);
  await page.screenshot(picture('structure-form'));
  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(page.getByRole('heading', { name: /^Effective from Jan 01, 2026/ })).toBeVisible();
  await expect(page.getByText(`Rent ${mark}: 50 % of Basic ${mark}`)).toBeVisible();
  await expect(page.getByText(`Other ${mark}: the remainder of the gross`)).toBeVisible();
  await expectAccessible(page);
}

/** A later version, not used by anyone: it can go again. */
async function addAndRemoveVersion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New version' }).click();
  await giveDay(page, 'Effective from', '01/01/2030');
  await part(page, 1).getByRole('textbox', { name: 'Per cent' }).fill('60');
  await page.getByRole('button', { name: 'Save version' }).click();
  const later = page.getByRole('region', { name: 'Effective from Jan 01, 2030' });
  await expect(later.getByText('60 % of the gross')).toBeVisible();
  await expect(later.getByText('Upcoming')).toBeVisible();
  await later.getByRole('button', { name: 'Delete this version' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(later).toHaveCount(0);
}

async function giveSalary(page: Page, mark: string): Promise<void> {
  await place(page, 'Pay').click();
  await page.getByRole('link', { name: 'Salaries' }).click();
  await page.getByRole('textbox', { name: 'Search employees' }).fill(person);
  await expect(page.getByRole('row', { name: new RegExp(person) })).toContainText('No salary yet');
  await expectAccessible(page);
  await page.screenshot(picture('salaries'));
  await page.getByRole('link', { name: new RegExp(person) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person);
  await page.getByRole('button', { name: 'New salary' }).click();
  const form = page.getByRole('dialog', { name: `New salary of ${person}` });
  await form.getByRole('button', { name: 'Save salary' }).click();
  await expect(form.getByText('2 fields need attention')).toBeVisible();
  await form.getByRole('textbox', { name: 'Monthly gross' }).fill('40000');
  await choose(page, form.getByRole('combobox', { name: 'Structure' }), `Staff ${mark}`);
  const preview = form.getByRole('region', { name: 'What it is made of' });
  await expect(preview.getByRole('row', { name: /Basic.*50%.*৳20,000.00/ })).toBeVisible();
  await form.getByRole('textbox', { name: 'Monthly gross' }).fill('50000');
  await expect(preview.getByRole('row', { name: /Other.*25%.*৳12,500.00/ })).toBeVisible();
  await giveDay(form, 'Effective from', '01/01/1990');
  await form.getByRole('button', { name: 'Save salary' }).click();
  await expect(form.getByRole('alert').getByText(/joined on/)).toBeVisible();
  await giveDay(form, 'Effective from', '01/01/2026');
  await expectAccessible(page);
  await page.screenshot(picture('salary-form'));
  await form.getByRole('button', { name: 'Save salary' }).click();
  await expect(form).toHaveCount(0);
  const present = page.getByRole('region', { name: 'Current salary' });
  await expect(present.getByRole('row', { name: /Rent.*৳12,500.00/ })).toBeVisible();
  await expect(present.getByRole('row', { name: /^Gross.*৳50,000.00/ })).toBeVisible();
}

/** More from a later day on, then changed and the history told. */
async function raise(page: Page): Promise<void> {
  const history = page.getByRole('region', { name: 'Salary history' });
  await page.getByRole('button', { name: 'New salary' }).click();
  const form = page.getByRole('dialog', { name: `New salary of ${person}` });
  await form.getByRole('textbox', { name: 'Monthly gross' }).fill('55000');
  await giveDay(form, 'Effective from', '01/01/2026');
  await form.getByRole('button', { name: 'Save salary' }).click();
  await expect(form.getByRole('alert')).toContainText('There is a salary from');
  await giveDay(form, 'Effective from', '01/07/2026');
  await form.getByRole('textbox', { name: 'Reason' }).fill('Yearly increment');
  await form.getByRole('button', { name: 'Save salary' }).click();
  await expect(form).toHaveCount(0);
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText(
    /From Jul 01, 2026.*Yearly increment.*৳55,000.00.*10% more than before/,
  );
  await history.getByRole('button', { name: /^Actions for From Jul/ }).click();
  await page.getByRole('menuitem', { name: 'Change salary' }).click();
  const change = page.getByRole('dialog', { name: `Change salary of ${person}` });
  await expect(change.getByRole('textbox', { name: 'Monthly gross' })).toHaveValue('55,000.00');
  await change.getByRole('textbox', { name: 'Monthly gross' }).fill('60000');
  await change.getByRole('button', { name: 'Save salary' }).click();
  await expect(change).toHaveCount(0);
  await expect(history.getByRole('listitem').first()).toContainText('20% more than before');
}

async function payBesides(page: Page, mark: string): Promise<void> {
  const besides = page.getByRole('region', { name: 'Other payments and deductions' });
  await besides.getByRole('button', { name: 'Add payment or deduction' }).click();
  const form = page.getByRole('dialog', { name: `Payment or deduction for ${person}` });
  await choose(page, form.getByRole('combobox', { name: 'Component' }), `Canteen ${mark}`);
  await form.getByRole('textbox', { name: 'Amount' }).fill('750');
  await pick(page, form.getByRole('combobox', { name: 'How often' }), 'open-ended');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add payment or deduction' }).click();
  await expect(form).toHaveCount(0);
  const line = besides.getByRole('listitem').filter({ hasText: `Canteen ${mark}` });
  await expect(line).toContainText(/Every month from.*-৳750.00.*Deduction/);
  await line.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Change the last month' }).click();
  const end = page.getByRole('dialog', { name: `Last month of Canteen ${mark}` });
  await end.getByRole('button', { name: 'Save changes' }).click();
  await expect(end).toHaveCount(0);
  await expect(line).toContainText(/Once, in/);
  await expectAccessible(page);
  await page.screenshot({ ...picture('salary'), fullPage: true });
  await line.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(line).toHaveCount(0);
}

/** The list as a file, as it is narrowed. */
async function takeSalaries(page: Page): Promise<void> {
  await open(page, '/admin/salary?search=PAY-1');
  await expect(page.getByRole('row', { name: new RegExp(person) })).toContainText('৳50,000.00');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^Salaries.*\.csv$/i);
  const [header, line, ...rest] = (await readFile(await download.path(), 'utf8'))
    .trim()
    .split('\n');
  expect(header).toContain('Structure,Effective from,Gross');
  expect(line).toMatch(/^PAY-1,Selina Parveen,.*,2026-01-01,50000\.00$/);
  expect(rest).toEqual([]);
}

async function takeBack(page: Page): Promise<void> {
  const history = page.getByRole('region', { name: 'Salary history' });
  await history.getByRole('button', { name: /^Actions for From Jul/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(1);
}

test('a structure is made, someone gets a salary by it, more, and something besides', async ({
  page,
}) => {
  // another name each time: it stays in the house
  const mark = crypto.randomUUID().slice(0, 4);
  await logIn(page);
  await hire(page);
  for (const name of ['Basic', 'Rent', 'Other'])
    await makeComponent(page, `${name} ${mark}`, 'Earning');
  await makeComponent(page, `Canteen ${mark}`, 'Deduction');
  await makeStructure(page, mark);
  await addAndRemoveVersion(page);
  await giveSalary(page, mark);
  await raise(page);
  await payBesides(page, mark);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { name: 'বেতনের ইতিহাস' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ ...picture('salary-bangla'), fullPage: true });
  await page.getByRole('button', { name: 'English' }).click();
  await takeBack(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await takeSalaries(page);
});
