import type { Page } from '@playwright/test';
import { address, elsewhere, expect, expectAccessible, logIn, open, test } from './journey.ts';
import { ownHouse } from './own-house.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const saved = (page: Page) => expect(page.getByText('Settings saved').first()).toBeVisible();
/** The words of an earlier save may still be there: this save is done when nothing is left to save. */
const atRest = (page: Page) => expect(page.getByText(/changes? not saved/)).toHaveCount(0);

test('the name of the company is changed, shown in the menu, and given back', async ({ page }) => {
  await logIn(page, '/admin/settings');
  await expect(page).toHaveURL(`${address()}/admin/settings/company`);
  await expectAccessible(page);
  const name = page.getByLabel('Name');
  await expect(name).toHaveValue('Muster');
  await save(page);
  await expect(page.getByText('Nothing has been changed yet')).toBeVisible();

  await name.fill('  ');
  await page.getByRole('button', { name: 'Sun', exact: true }).click();
  await expect(page.getByText('2 changes not saved')).toBeVisible();
  await save(page);
  await expect(page.getByText('1 field needs attention')).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await name.fill('Padma Group');
  await save(page);
  await saved(page);
  await expect(page.getByRole('link', { name: 'Padma Group' })).toBeVisible();
  await expect(page.getByText(/Last changed by Farhana Akter/)).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Padma Group');
  await expect(page.getByRole('button', { name: 'Sun', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  for (const back of await page.getByRole('button', { name: 'Back to the default' }).all())
    await expect(back).toBeVisible();
  await page.getByRole('button', { name: 'Back to the default' }).first().click();
  await page.getByRole('button', { name: 'Back to the default' }).click();
  await expect(name).toHaveValue('Muster');
  await save(page);
  await expect(page.getByRole('link', { name: 'Muster' })).toBeVisible();
});

test('what was typed is not lost by a click elsewhere', async ({ page }) => {
  await logIn(page, '/admin/settings/mail');
  await page.getByLabel('Text below every mail').fill('House 7, Road 12, Dhaka');
  await page.getByRole('link', { name: 'Security' }).click();
  const asked = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Text below every mail')).toHaveValue('House 7, Road 12, Dhaka');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Text below every mail')).toHaveValue('');
  await page.getByLabel('Answers go to').fill('nobody');
  await save(page);
  await expect(page.getByText('Enter a valid e-mail address.')).toBeVisible();
  await page.getByRole('link', { name: 'Security' }).click();
  await asked.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(`${address()}/admin/settings/security`);
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
});

test('a concern differs from the group, and goes back to its value', async ({ page }) => {
  await logIn(page, '/admin/settings/company');
  const scope = page.getByRole('combobox', { name: 'Settings of' });
  await scope.click();
  await page.getByRole('option', { name: 'Meghna Dairy Ltd' }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/company\?concern=[\w-]{36}$/);
  await expect(page.getByText('From the group')).toHaveCount(7);
  await page.reload();
  await expect(scope).toHaveValue('Meghna Dairy Ltd');

  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: /^USD/ }).click();
  await expect(page.getByText('Own value')).toHaveCount(1);
  await save(page);
  await saved(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: "Use the group's value" }).click();
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(/^BDT/);
  await save(page);
  await atRest(page);
  await expect(page.getByText('From the group')).toHaveCount(7);

  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { name: 'The same for the whole group' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the settings of the group' }).click();
  await expect(page).toHaveURL(`${address()}/admin/settings/security`);
  await expect(page.getByLabel('Days until a login ends')).toHaveValue('30');
});

test('who was slower is told who was faster, and loses nothing unseen', async ({ page }) => {
  await logIn(page, '/admin/settings/mail');
  const other = await elsewhere(page);
  await logIn(other, '/admin/settings/mail');
  await other.getByLabel('Sender name').fill('Padma HR');
  await save(other);
  await saved(other);

  await page.getByLabel('Text below every mail').fill('A late footer');
  await save(page);
  await expect(page.getByRole('alert').first()).toContainText(
    /Farhana Akter changed this record on .* \(Sender name\)/,
  );
  await expect(page.getByLabel('Text below every mail')).toHaveValue('A late footer');
  await page.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(page.getByLabel('Sender name')).toHaveValue('Padma HR');
  await page.getByRole('button', { name: 'Back to the default' }).click();
  await save(page);
  await saved(page);
  await other.close();
});

test.describe('on a phone, dark and in Bangla', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('every section fits and reads', async ({ page }) => {
    await logIn(page, '/admin/settings/company');
    await page.getByRole('button', { name: 'বাংলা' }).click();
    for (const section of ['company', 'security', 'mail']) {
      await open(page, `/admin/settings/${section}`);
      await expect(page.getByRole('button', { name: 'পরিবর্তন সংরক্ষণ করুন' })).toBeVisible();
      const width = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    }
  });
});

test.describe('on a house of its own', () => {
  ownHouse();

  test('who demands a second factor is the first to be led to it', async ({ page }) => {
    await logIn(page, '/admin/settings/security');
    const needed = page.getByRole('switch', { name: 'Second factor for administrators and HR' });
    await needed.press('Space');
    await expect(needed).toBeChecked();
    await save(page);
    await saved(page);
    await expect(page.getByText('Your role needs a second factor').first()).toBeVisible();
    await open(page, '/admin/users');
    await expect(page.getByText('Your role needs a second factor').first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Farhana/ })).toHaveCount(0);
  });
});
