import { outcomeUnknown } from '@muster/contract/kernel/refusals.ts';
import type { Page } from '@playwright/test';
import { expect, logIn, test } from './journey.ts';

/** The first write is done, but its outcome is not known; tells the keys that were sent. */
async function loseFirstAnswer(page: Page): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/designation', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    expect((await route.fetch()).status()).toBe(200);
    return route.fulfill({
      status: 503,
      json: { code: outcomeUnknown.code, message: outcomeUnknown.en },
    });
  });
  return keys;
}

test('a second press after a lost answer makes no second record', async ({ page }) => {
  await logIn(page, '/admin/master/designation');
  const keys = await loseFirstAnswer(page);
  await page.getByRole('button', { name: 'Add designation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add designation' });
  await drawer.getByLabel('Name').fill('Zip Line Attendant');
  const add = drawer.getByRole('button', { name: 'Add designation' });
  await add.click();
  await expect(drawer.getByRole('alert')).toContainText(outcomeUnknown.en);
  await add.click();
  await expect(page.getByText('Designation added successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Zip Line Attendant/ })).toHaveCount(1);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);

  await page.getByRole('button', { name: 'Add designation' }).click();
  await drawer.getByLabel('Name').fill('Zip Line Mechanic');
  await add.click();
  await expect(page.getByRole('row', { name: /Zip Line Mechanic/ })).toHaveCount(1);
  expect(new Set(keys).size).toBe(2);
});
