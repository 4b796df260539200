import { admin, expect, expectAccessible, logIn, test } from './journey.ts';

const list = '/admin/master/designation';

test('an administrator gives a role with the password once more', async ({ page }) => {
  await logIn(page, list);
  await page.getByRole('button', { name: 'Add designation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add designation' });
  const add = drawer.getByRole('button', { name: 'Add designation' });
  const password = drawer.getByLabel('Your password');
  await drawer.getByLabel('Name').fill('Chief of the journey');
  await expect(password).toBeHidden();
  await drawer.locator('[data-path="roleKey"]').click();
  await page.getByRole('option', { name: 'Head of Sales' }).click();
  await expect(password).toBeVisible();
  await expectAccessible(page);
  await add.click();
  await expect(drawer.getByText('This is needed.')).toBeVisible();
  await password.fill('not this one');
  await add.click();
  await expect(drawer.getByText('The current password is wrong.')).toBeVisible();
  await password.fill(admin.password);
  await add.click();
  await expect(page.getByText('Designation added successfully')).toBeVisible();
});
