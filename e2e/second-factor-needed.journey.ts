import { address, admin, expect, expectAccessible, logIn, open, place, test } from './journey.ts';
import { oneTimeCode } from './one-time-code.ts';
import { ownHouse } from './own-house.ts';

ownHouse({ settings: () => ({ SECOND_FACTOR: 'required' }) });

test('a role that needs a second factor is led to it first', async ({ page }) => {
  await logIn(page, '/admin/users');
  await expect(page.getByRole('heading', { name: /needs a second factor/ })).toBeVisible();
  await expectAccessible(page);
  await open(page, '/admin/profile/info');
  await expect(page.getByText('Your role needs a second factor')).toBeVisible();
  await page.getByRole('link', { name: 'Set it up' }).click();
  await expect(page).toHaveURL(`${address()}/admin/profile/second-factor`);
  await page.getByLabel('Your password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Six figures from the app').fill(oneTimeCode(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await place(page, 'Set-up').click();
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('row', { name: /Farhana Akter.*On/ })).toBeVisible();
});
