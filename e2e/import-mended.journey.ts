import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, phone, picture, place, test } from './journey.ts';
import { firstAdministrator } from './new-house-steps.ts';
import { ownHouse } from './own-house.ts';

const house = ownHouse({ isFirst: true, settings: () => ({ MUSTER_DEMO: 'off' }) });

const sheet = [
  'Name,Designation,Department,Joined on,Gender',
  'Rahim Uddin,Operator,Sewing,soon,Robot',
  'Karim Mia,Operator,Sewing,2026-01-01,Male',
  'Salma Khatun,Operator,Sewing,later,',
].join('\n');

test('a first sheet makes what it names, and its wrong cells are corrected in place', async ({
  page,
}) => {
  await firstAdministrator(page, house);
  await place(page, 'People').click();
  await page.getByRole('main').getByRole('link', { name: 'Import' }).first().click();
  const file = { name: 'first.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
  await page.locator('.file-chooser').setInputFiles(file);

  const missing = page.getByRole('region', { name: 'Not there yet' });
  await expect(missing.getByRole('listitem')).toHaveCount(2);
  await expect(missing.getByRole('listitem').filter({ hasText: 'Sewing' })).toContainText('3 rows');
  await expectAccessible(page);
  await page.screenshot({ ...picture('missing'), fullPage: true });
  await missing.getByRole('combobox', { name: 'Company of the new departments' }).fill('Padma');
  await page.getByRole('option', { name: 'Create ‘Padma’' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add (company|concern)$/ })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await missing.getByRole('button', { name: 'Create all 2' }).click();
  await expect(missing.getByText('Created with the import')).toHaveCount(2);

  const wrong = page.getByRole('form', { name: 'Correct wrong cells here' });
  await expect(wrong.getByRole('listitem')).toHaveCount(2);
  const gender = wrong.getByLabel('Gender, row 2');
  const joined = wrong.getByLabel('Joined on, row 2');
  await gender.fill('Male');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(joined).toBeFocused();
  await joined.fill('2026-02-01');
  await page.keyboard.press('Tab');
  await expect(wrong.getByLabel('Joined on, row 4')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2026-03-01');
  await expectAccessible(page);
  await page.screenshot({ ...picture('mend'), fullPage: true });
  await page.setViewportSize(phone);
  await page.screenshot({ ...picture('mend-phone'), fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Enter');
  const apply = page.getByRole('button', { name: 'Add 3 people' });
  await expect(apply).toBeEnabled();
  await expect(wrong).toBeHidden();
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the corrected sheet' }).click();
  expect((await readFile(await (await taken).path())).subarray(0, 2).toString()).toBe('PK');
  await apply.click();
  await expect(page.getByText(/^Applied .*3 new/)).toBeVisible();
  await place(page, 'People').click();
  await expect(page.getByRole('row').filter({ hasText: 'Salma Khatun' })).toContainText('Operator');
});
