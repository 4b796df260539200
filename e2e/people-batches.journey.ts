import { readFile } from 'node:fs/promises';
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
  place,
} from './journey.ts';

test.use(zone);

const header = 'Name,Designation,Department,Joined on,Shoe size';

/** Sends a sheet on the page of the import, which then shows what it would do. */
async function sendSheet(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(`${[header, ...lines].join('\n')}\n`);
  const file = { name: 'newcomers.csv', mimeType: 'text/csv', buffer };
  await page.locator('.file-chooser').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'newcomers.csv' })).toBeVisible();
  await expect(page.locator('.batch-tiles')).toBeVisible();
}

const tile = (page: Page, name: string) =>
  page.locator('.batch-tiles').getByRole('button', { name });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const nothing = (page: Page) => page.getByRole('heading', { name: 'Nothing matches' });
const search = (page: Page, text: string) =>
  open(page, `/admin/employee?search=${encodeURIComponent(text)}`);

test('a sheet with wrong cells changes nothing; corrected it is applied, and undone', async ({
  page,
}) => {
  await logIn(page, '/admin/employee');
  // the first is the button, the second the tab of the place
  await page.getByRole('main').getByRole('link', { name: 'Import' }).first().click();
  await expect(page.getByRole('heading', { name: 'Import people' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('import'));
  await page.getByRole('button', { name: 'Empty sheet' }).click();
  const empty = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const lines = (await readFile(await (await empty).path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Employee number,Name');

  await sendSheet(page, [
    'Quxila Vextar,Driver,Salse,2026-11-01,44',
    'Quxman Vextar,Driver,Sales,2026-11-01,43',
  ]);
  await expect(tile(page, 'With wrong cells')).toHaveText(/1/);
  await expect(row(page, 'Quxila Vextar')).toContainText(
    'Department: There is nothing of this name here.',
  );
  await expect(row(page, 'Quxila Vextar')).toContainText('In the sheet: Salse');
  await expect(
    page.getByText('Left aside, because no field here has this name: Shoe size.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add 1 person' })).toBeDisabled();
  await expect(page.getByText('1 row has wrong cells.')).toBeVisible();
  const wrong = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the wrong cells' }).click();
  expect(await readFile(await (await wrong).path(), 'utf8')).toMatch(/2,.*,Department,Salse,/);
  await tile(page, 'New').click();
  await expect(page).toHaveURL(/which=new/);
  await expect(row(page, 'Quxila Vextar')).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot(picture('import-wrong'));
  await search(page, 'Quxila Vextar');
  await expect(nothing(page)).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: 'Upload another sheet' }).click();
  await sendSheet(page, [
    'Quxila Vextar,Driver,Sales,2026-11-01,44',
    'Quxman Vextar,Driver,Sales,2026-11-01,43',
  ]);
  await page.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(page.getByText(/^Applied .*: 2 new\.$/)).toBeVisible();
  await page.screenshot(picture('import-applied'));
  const batch = page.url();
  await search(page, 'Quxila Vextar');
  await expect(row(page, 'Quxila Vextar')).toContainText('Driver');
  await page.goto(batch);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The 2 people who were added are deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo all of it' }).click();
  await expect(page.getByText('everyone is as before').first()).toBeVisible();
  await search(page, 'Quxila Vextar');
  await expect(nothing(page)).toBeVisible();
  await open(page, '/admin/employee/import');
  await expect(row(page, 'newcomers.csv').first()).toContainText('Undone');
});

/** How many the list that is open finds. */
async function found(page: Page): Promise<number> {
  const note = page.getByText(/^\d+ match(es)?$/);
  await expect(note).toBeVisible();
  return Number.parseInt((await note.textContent()) ?? '', 10);
}

/** Someone else changes the first of the people that are shown, meanwhile. */
async function overtake(page: Page): Promise<void> {
  const first = (await page.getByRole('row').nth(1).textContent()) ?? '';
  const [number = ''] = /EMP-\d+/.exec(first) ?? [];
  const other = await elsewhere(page);
  await logIn(other, `/admin/employee?search=${number}`);
  await row(other, number).click();
  await other.getByRole('button', { name: 'Edit: Personal' }).click();
  await other.getByLabel('Nationality').fill('Overtaken');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Employee updated successfully')).toBeVisible();
  await other.close();
}

test('job data of two changes after a look at old and new, and comes back', async ({ page }) => {
  await logIn(page, '/admin/employee?employmentType=Permanent&status=Confirmed');
  const permanent = await found(page);
  const ticks = page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ });
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await page.getByRole('button', { name: 'Change job data' }).click();
  const drawer = page.getByRole('dialog', { name: 'Change job data of 2 people' });
  await expect(drawer.getByRole('radio', { name: /^All \d+ that the list shows$/ })).toBeVisible();
  await drawer.getByRole('button', { name: 'Check it' }).click();
  await expect(drawer.getByText('Tick at least one field to change.')).toBeVisible();
  await drawer.getByRole('checkbox', { name: 'Employment type' }).check();
  await drawer.getByRole('combobox', { name: 'Employment type' }).click();
  await page.getByRole('option', { name: 'Part-time' }).click();
  await expectAccessible(page);
  await page.screenshot(picture('bulk-change'));
  await drawer.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByRole('row', { name: /Permanent.*Part-time/s })).toHaveCount(2);
  await overtake(page);
  await page.getByRole('button', { name: 'Change 2 people' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /^Someone changed .* have it checked again\.$/,
  );
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Checked against people as they are now')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot(picture('bulk-preview'));
  await page.getByRole('button', { name: 'Change 2 people' }).click();
  await expect(page.getByText(/^Applied .*: 2 changed\.$/)).toBeVisible();
  const batch = page.url();
  await open(page, '/admin/employee?employmentType=Permanent&status=Confirmed');
  expect(await found(page)).toBe(permanent - 2);
  await page.goto(batch);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 people get back what was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo all of it' }).click();
  await expect(page.getByText('everyone is as before').first()).toBeVisible();
  await open(page, '/admin/employee?employmentType=Permanent&status=Confirmed');
  expect(await found(page)).toBe(permanent);

  await search(page, 'rahman');
  const all = await found(page);
  await ticks.nth(0).check();
  await page.getByRole('button', { name: 'Change job data' }).click();
  const searched = page.getByRole('dialog', { name: 'Change job data of 1 person' });
  await searched.getByRole('radio', { name: `All ${all} that the list shows` }).check();
  await searched.getByRole('checkbox', { name: 'Location' }).check();
  await searched.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByRole('row', { name: /Rahman.*Location/s }).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`of ${all}$`))).toBeVisible();
  await page.getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByText('Thrown away')).toBeVisible();
});

test('a view is saved, chosen, shared and opens the list', async ({ page }) => {
  await logIn(page, '/admin/employee');
  await open(page, '/admin/employee?status=Probation&sort=name');
  const views = page.getByRole('button', { name: 'Views' });
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Location' }).click();
  await page.keyboard.press('Escape');
  await views.click();
  await page.getByRole('menuitem', { name: 'Save as a new view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('On probation');
  await page.getByRole('switch', { name: 'Share with everyone who sees this list' }).check();
  await page.getByRole('switch', { name: 'Open the list with it' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('View saved')).toBeVisible();
  await expect(views).toHaveText('On probation');

  // a fresh look at the list begins with it; another click on it brings it back
  await place(page, 'Inbox').click();
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await place(page, 'People').click();
  await expect(page).toHaveURL(/status=Probation/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await views.click();
  await page.getByRole('menuitemradio', { name: 'On probation' }).click();
  await expect(page).toHaveURL(/status=Probation/);
  await expect(page.getByRole('columnheader', { name: 'Location' })).toHaveCount(0);
  await views.click();
  await expectAccessible(page);
  await page.screenshot(picture('views'));

  const other = await elsewhere(page);
  await logIn(other, '/admin/employee', demo('payroll'));
  await other.getByRole('button', { name: 'Views' }).click();
  await expect(other.getByRole('menuitemradio', { name: /On probation/ })).toContainText('by ');
  await other.getByRole('menuitemradio', { name: /On probation/ }).click();
  await expect(other).toHaveURL(/status=Probation/);
  await other.close();

  await page.getByRole('menuitem', { name: 'Delete this view' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('View deleted')).toBeVisible();
  await expect(views).toHaveText('Views');
});
