import { expect, expectAccessible, logIn, open, test } from './journey.ts';

/** What the kinds of field promise beyond being filled in; `records` fills in each of them. */
const items = '/admin/master/item';

test('what cannot be read stays, is refused in words, and costs no other field', async ({
  page,
}) => {
  await logIn(page, `${items}?open=new`);
  const form = page.getByRole('dialog', { name: 'Add item' });
  await form.getByLabel('Category').fill('lap');
  await page.getByRole('option', { name: 'Laptop' }).click();
  await form.getByLabel('Price').fill('12,50');
  await form.getByRole('textbox', { name: 'Purchased' }).fill('31/02/2026');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Next month' })).toBeHidden();
  await form.getByRole('button', { name: 'Add item' }).click();
  await expect(form.getByText('3 fields need attention')).toBeVisible();
  await expect(form.getByText('Enter an amount, such as 45000.50.')).toBeVisible();
  await expect(form.getByText('Choose a date.')).toBeVisible();
  await expect(form.getByLabel('Category')).toHaveValue('Laptop');
  await expect(form.getByLabel('Price')).toHaveValue('12,50');
  await expect(form.getByRole('textbox', { name: 'Purchased' })).toHaveValue('31/02/2026');
  await expectAccessible(page);

  await form.getByLabel('Price').fill('145000.5');
  await form.getByRole('textbox', { name: 'Purchased' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await form.getByRole('textbox', { name: 'Purchased' }).fill('28 feb 2026');
  await form.getByLabel('Name').fill('Zz kept');
  await expect(form.getByLabel('Price')).toHaveValue('1,45,000.50');
  await expect(form.getByRole('textbox', { name: 'Purchased' })).toHaveValue('Feb 28, 2026');
  await form.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByRole('row', { name: /Zz kept/ })).toContainText(
    /Laptop.*Feb 28, 2026.*৳1,45,000.50/,
  );
});

test('a link is found by the server, and one out of use stays where it is', async ({ page }) => {
  await logIn(page, '/admin/master/item-category?search=Vehicle');
  await page.getByRole('button', { name: 'Actions for Vehicle' }).click();
  await page.getByRole('menuitem', { name: 'Make inactive' }).click();
  await expect(page.getByRole('row', { name: /Vehicle.*Inactive/ })).toBeVisible();

  await open(page, `${items}?search=motorcycle`);
  await page.getByRole('link', { name: /^Delivery motorcycle/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit item' });
  await expect(form.getByLabel('Category')).toHaveValue('Vehicle');
  await form.getByLabel('Category').fill('vehi');
  // the one out of use is not offered, and nothing else matches
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Create ‘vehi’']);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Category')).toHaveValue('Vehicle');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
});

test('a list is narrowed by a link, and the address keeps it', async ({ page }) => {
  await logIn(page, items);
  await page.getByRole('combobox', { name: 'Category' }).fill('lap');
  await page.getByRole('option', { name: 'Laptop' }).click();
  await expect(page).toHaveURL(/itemCategoryId=/);
  await expect(page.getByRole('row', { name: /Samsung/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Laptop');
  await page.getByRole('button', { name: 'Clear Category' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await expect(page.getByRole('row', { name: /Samsung/ })).toBeVisible();
});
