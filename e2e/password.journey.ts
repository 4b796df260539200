import { address, admin, expect, expectAccessible, logIn, open, test } from './journey.ts';

const other = 'four other plain words';

test('a changed password ends the other sessions, and says so there', async ({ page, browser }) => {
  await logIn(page);
  const elsewhere = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await logIn(elsewhere, '/admin/master/designation');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect(page).toHaveURL(`${address()}/admin/profile/password`);
  await page.getByLabel('Current password').fill('wrong one here');
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('New password again').fill('different');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The two new passwords differ.')).toBeVisible();
  await page.getByLabel('New password again').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('New password', { exact: true }).fill(other);
  await page.getByLabel('New password again').fill(other);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is wrong.')).toBeVisible();

  await page.getByLabel('Current password').fill(admin.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();

  await elsewhere.getByRole('textbox', { name: 'Search designations' }).fill('officer');
  await expect(elsewhere).toHaveURL(/\/login/);
  await expect(
    elsewhere.getByText('Password was recently changed, please log in again.'),
  ).toBeVisible();
  await elsewhere.close();

  // Put it back for the other journeys.
  await open(page, '/admin/profile/password');
  await page.getByLabel('Current password').fill(other);
  await page.getByLabel('New password', { exact: true }).fill(admin.password);
  await page.getByLabel('New password again').fill(admin.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
});
