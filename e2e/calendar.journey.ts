import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, logIn, open, test, zone } from './journey.ts';
import { choose, giveDay, offered } from './people-steps.ts';

test.use(zone);

const pick = async (page: Page, form: Locator, name: string, option: string) => {
  await form.getByRole('combobox', { name }).click();
  await offered(page).filter({ hasText: option }).first().click();
};

/** The list as a file, line by line. */
async function fileOf(page: Page): Promise<string[]> {
  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const content = await readFile(await (await arrived).path(), 'utf8');
  return content.trim().split(/\r?\n/);
}

async function addHoliday(page: Page): Promise<void> {
  await logIn(page, '/admin/holidays?year=2031');
  await page.getByRole('button', { name: 'Add holiday' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add holiday' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await form.getByRole('button', { name: 'Add holiday' }).click();
  await expect(form.getByText('need attention')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill('Day of the depot');
  await giveDay(form, 'First day', '5/3/2031');
  await giveDay(form, 'Last day', '4/3/2031');
  await choose(page, form.getByRole('combobox', { name: 'Locations' }), 'Bogura depot');
  await expect(form.getByRole('list', { name: 'Locations' })).toContainText('Bogura depot');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add holiday' }).click();
  await expect(form.getByText('This is before the start.')).toBeVisible();
  await giveDay(form, 'Last day', '6/3/2031');
  await form.getByRole('button', { name: 'Add holiday' }).click();
  await expect(page.getByText('Holiday Added Successfully')).toBeVisible();
  const row = page.getByRole('row', { name: /Day of the depot.*Mar 05.*2 days.*Bogura depot/ });
  await expect(row).toHaveCount(1);
  const lines = await fileOf(page);
  expect(lines).toContain(
    'Day of the depot,2031-03-05,2031-03-06,2,Government,Bogura depot,,Active',
  );
  await page.getByRole('button', { name: 'Copy to 2032' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy to 2032' }).click();
  await expect(page.getByText('1 holiday copied')).toBeVisible();
  await open(page, '/admin/holidays?year=2032');
  await expect(page.getByRole('row', { name: /Day of the depot.*Mar 05/ })).toHaveCount(1);
}

async function addNightShift(page: Page): Promise<void> {
  await open(page, '/admin/attendance/shifts');
  await page.getByRole('button', { name: 'Add shift' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add shift' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Deep night');
  await form.getByRole('textbox', { name: 'Short name' }).fill('DN');
  await form.getByLabel('Starts at').fill('23:00');
  await form.getByLabel('Ends at').fill('07:00');
  await expect(form.getByText('8 h · Ends on the next day.')).toBeVisible();
  // the figures of a Bangla keyboard are as good as any
  const rest = form.getByLabel('Break');
  await rest.fill('');
  await rest.pressSequentially('৪৫');
  await expect(rest).toHaveValue('45 min');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add shift' }).click();
  await expect(
    page.getByRole('row', { name: /Deep night.*11:00 PM – 07:00 AM.*next day/ }),
  ).toBeVisible();
}

async function addPattern(page: Page): Promise<void> {
  await open(page, '/admin/attendance/roster/patterns');
  await page.getByRole('button', { name: 'Add pattern' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add pattern' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Two nights, one off');
  for (let gone = 0; gone < 4; gone += 1)
    await form.getByRole('button', { name: 'Remove the last day' }).click();
  await form.getByRole('combobox', { name: 'Day 1' }).selectOption('DN');
  await form.getByRole('combobox', { name: 'Day 2' }).selectOption('DN');
  await giveDay(form, 'First day', '2/3/2031');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add pattern' }).click();
  await expect(page.getByRole('row', { name: /Two nights, one off/ })).toContainText('3 days');
}

async function assignToUnit(page: Page): Promise<void> {
  await open(page, '/admin/attendance/roster');
  await page.getByRole('link', { name: 'Who works by what' }).click();
  await page.getByRole('button', { name: 'Add roster' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add roster' });
  await choose(page, form.getByRole('combobox', { name: 'Unit' }), 'Maintenance');
  await pick(page, form, 'Pattern', 'Two nights, one off');
  await pick(page, form, 'Begins with day', 'Day 2');
  await giveDay(form, 'From', '2/3/2031');
  await form.getByRole('button', { name: 'Add roster' }).click();
  await expect(page.getByRole('row', { name: /Maintenance.*from its day 2 on/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add roster' }).first().click();
  await choose(page, form.getByRole('combobox', { name: 'Unit' }), 'Maintenance');
  await pick(page, form, 'Pattern', 'Two nights, one off');
  await giveDay(form, 'From', '2/3/2031');
  await form.getByRole('button', { name: 'Add roster' }).click();
  await expect(form.getByRole('alert')).toContainText('Take that one back first.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
}

test('a holiday, a night shift and a round for a unit show in the roster, where one day is set by hand', async ({
  page,
}) => {
  // many screens one after another; a busy machine takes its time
  await addHoliday(page);
  await addNightShift(page);
  await addPattern(page);
  await assignToUnit(page);

  await open(page, '/admin/attendance/roster?startDate=2031-03-02&endDate=2031-03-15');
  await choose(page, page.getByRole('combobox', { name: 'Unit' }), 'Maintenance');
  const cells = page.locator('tbody tr').first().locator('td');
  await expect(cells).toHaveText(['DN', '–', 'DN', 'DN', '–'].concat(Array(9).fill(/DN|–|H/)));
  await expectAccessible(page);

  const lines = await fileOf(page);
  expect(lines[0]).toContain('2031-03-02,2031-03-03');
  expect(lines[1]).toContain(',Deep night,Off,Deep night,');

  // by the keyboard: two days, the second of them back again
  await cells.nth(1).getByRole('button').click();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Day off' }).click();
  await expect(page.getByText('2 days set')).toBeVisible();
  await expect(cells.nth(2)).toHaveText('–');
  await expect(cells.nth(2).getByRole('button', { name: /Off, set by hand/ })).toBeVisible();
  await cells.nth(2).getByRole('button').click();
  await page.getByRole('button', { name: 'Back to the roster' }).click();
  await expect(cells.nth(2)).toHaveText('DN');
  await cells.nth(1).getByRole('button').click();
  await page.getByRole('button', { name: 'Set shift' }).click();
  await page.getByRole('menuitem', { name: /Deep night/ }).click();
  await expect(cells.nth(1)).toHaveText('DN');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cells).toHaveCount(7);
  await expectAccessible(page);

  await open(page, '/admin/attendance/shifts');
  await page.getByRole('button', { name: 'Actions for Deep night' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/Deep night is used by .*2 days of patterns/)).toBeVisible();
  await page.getByRole('button', { name: 'Make inactive' }).click();
  await expect(page.getByText('Shift updated successfully')).toBeVisible();
});
