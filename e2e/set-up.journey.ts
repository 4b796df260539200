import { expect, expectAccessible, place, test } from './journey.ts';
import { ownHouse } from './own-house.ts';

const house = ownHouse({ isFirst: true, settings: () => ({ MUSTER_DEMO: 'off' }) });

test('the first administrator is made by the printed link, once', async ({ page }) => {
  const link = /http:\/\/\S+\/setup\/\S+/.exec(house.printed())?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set up Muster' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Nadia Rahman');
  await page.getByLabel('E-mail').fill('nadia@example.com');
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByRole('button', { name: 'Create administrator' }).click();
  await expect(page.getByText('This password is too easy to guess. Choose another.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('three plain words');
  await page.getByRole('button', { name: 'Create administrator' }).click();
  await expect(page.getByRole('heading', { name: /, Nadia Rahman$/ })).toBeVisible();
  await expectAccessible(page);
  await place(page, 'People').click();
  await expect(page.getByRole('heading', { name: 'No employees yet' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'This link is not valid any more' }),
  ).toBeVisible();
});
