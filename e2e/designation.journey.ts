import { readFile } from 'node:fs/promises';
import { address, expect, expectAccessible, logIn, open, test } from './journey.ts';

const list = '/admin/master/designation';

test.beforeEach(async ({ page }) => {
  await logIn(page, list);
});

test('add, change, make inactive and delete, with the published texts', async ({ page }) => {
  await page.getByRole('button', { name: 'Add designation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add designation' });
  await expect(drawer.getByLabel('Name')).toBeFocused();
  await drawer.getByRole('button', { name: 'Add designation' }).click();
  await expect(drawer.getByText('1 field needs attention')).toBeVisible();
  await expect(drawer.getByText('This is needed.')).toBeVisible();
  await expect(drawer.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);

  await drawer.getByLabel('Name').fill('driver');
  await drawer.getByRole('button', { name: 'Add designation' }).click();
  await expect(drawer.getByText('Another record already has this.')).toBeVisible();

  await drawer.getByLabel('Name').fill('Zoning Officer');
  await drawer.getByLabel('Grade').fill('O9');
  await drawer.getByRole('button', { name: 'Add designation' }).dblclick();
  await expect(page.getByText('Designation added successfully')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: /Zoning Officer/ })).toHaveCount(1);

  await page.getByRole('link', { name: 'Zoning Officer', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit designation' });
  await edit.getByLabel('Grade').fill('O8');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Designation updated successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Zoning Officer.*O8.*Active/ })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Zoning Officer' }).click();
  await page.getByRole('menuitem', { name: 'Make inactive' }).click();
  await expect(page.getByRole('row', { name: /Zoning Officer.*Inactive/ })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Zoning Officer' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete Zoning Officer?' });
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Designation deleted successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Zoning Officer/ })).toHaveCount(0);
});

test('what is in use is kept, and can be made inactive instead', async ({ page }) => {
  await open(page, `${list}?search=Quality+Assurance`);
  await page.getByRole('button', { name: /Actions for Quality Assurance/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: /Delete Quality Assurance/ });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText(
    /is used by 1 employee \(Shirin Das\); \d+ job periods; \d+ payslips and cannot be deleted\./,
  );
  await dialog.getByRole('button', { name: 'Make inactive' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Quality Assurance.*Inactive/ })).toBeVisible();
  await page.getByRole('button', { name: /Actions for Quality Assurance/ }).click();
  await page.getByRole('menuitem', { name: 'Make active' }).click();
  await expect(page.getByRole('row', { name: /Quality Assurance.*\bActive/ })).toBeVisible();
});

test('two editors: the slower one is told, nothing is lost', async ({ page, context }) => {
  await open(page, `${list}?search=Line+Chief`);
  await page.getByRole('link', { name: 'Line Chief', exact: true }).click();
  const slow = page.getByRole('dialog', { name: 'Edit designation' });
  await slow.getByLabel('Grade').fill('Slow');

  const other = await context.newPage();
  await open(other, `${list}?search=Line+Chief`);
  await other.getByRole('link', { name: 'Line Chief', exact: true }).click();
  await other.getByLabel('Grade').fill('Fast');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Designation updated successfully')).toBeVisible();
  await other.close();

  await slow.getByRole('button', { name: 'Save changes' }).click();
  await expect(slow.getByRole('alert')).toContainText(
    /Farhana Akter changed this record on .*\(Grade\)/,
  );
  await expect(slow.getByLabel('Grade')).toHaveValue('Slow');
  await slow.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(slow.getByLabel('Grade')).toHaveValue('Fast');
});

test('search, filters, order and page live in the address', async ({ page }) => {
  await expect(page.getByText('32 in all')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search designations' }).fill('head of');
  await expect(page).toHaveURL(/search=head\+of|search=head%20of/);
  await expect(page.getByText('5 match')).toBeVisible();

  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('row').nth(1)).toContainText('Head of Factory Operation');

  await open(page, `${list}?pageNo=2&limit=10&sort=name`);
  await expect(page.getByText('11–20 of 32')).toBeVisible();
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(page.getByText('21–30 of 32')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('11–20 of 32')).toBeVisible();

  await open(page, `${list}?pageNo=abc&sort=nonsense&limit=-4&active=perhaps`);
  await expect(page.getByText('1–10 of 32')).toBeVisible();

  await open(page, `${list}?search=nothing+like+this`);
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL(address() + list);
});

test('columns, selection and export', async ({ page }) => {
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Grade' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: /Grade/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /Role/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Grade/ })).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select Typist' }).check();
  await page.getByRole('checkbox', { name: 'Select Warehouse Officer' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export selected' }).click();
  const [chosen] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(chosen.suggestedFilename()).toMatch(/^designations-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await chosen.path(), 'utf8')).toBe(
    '\uFEFFName,Role,Status\nWarehouse Officer,,Active\nTypist,,Inactive\n',
  );
  await open(page, `${list}?active=No`);
  await page.getByRole('button', { name: 'Export' }).click();
  await expectAccessible(page);
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect((await readFile(await all.path(), 'utf8')).split('\n')).toHaveLength(4);
  await page.getByRole('button', { name: 'Export' }).click();
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^designations-\d{4}-\d\d-\d\d\.xlsx$/);
  expect((await readFile(await sheet.path())).subarray(0, 2).toString()).toBe('PK');
});

test('what was typed is guarded against a slip', async ({ page }) => {
  await open(page, `${list}?open=new`);
  const drawer = page.getByRole('dialog', { name: 'Add designation' });
  await drawer.getByLabel('Name').fill('Half typed');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Discard what you typed?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(drawer.getByLabel('Name')).toHaveValue('Half typed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(address() + list);
});

test('by keyboard alone', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Search designations' }).focus();
  await page.keyboard.type('driver');
  const driver = page.getByRole('link', { name: 'Driver', exact: true });
  await expect(driver).toBeVisible();
  await expect(page.getByText('1 matches')).toBeVisible();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    if (await driver.evaluate((node) => node.matches(':focus'))) break;
  }
  await expect(driver).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Edit designation' });
  await expect(drawer).toBeVisible();
  await drawer.getByLabel('Grade').focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Designation updated successfully')).toBeVisible();
  await expect(driver).toBeFocused();
});

test('when the server does not answer, the list says so and can be tried again', async ({
  page,
}) => {
  await page.route('**/designation/data**', (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'The database does not answer at the moment.', code: 'x' },
    }),
  );
  await open(page, list);
  await expect(page.getByText('The database does not answer at the moment.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/designation/data**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('32 in all')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('cards, filters in a sheet, and a form', async ({ page }) => {
    await expect(
      page.getByRole('list', { name: 'Designations' }).getByRole('listitem'),
    ).toHaveCount(10);
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').getByLabel('Status').click();
    await page.getByRole('option', { name: 'Inactive' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(page.getByText('2 match')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('list and form are as readable', async ({ page }) => {
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add designation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add designation' }).click();
    await expectAccessible(page);
  });
});
