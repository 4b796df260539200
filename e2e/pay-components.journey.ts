import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, open, picture, test, zone } from './journey.ts';
import { ownHouse } from './own-house.ts';
import { callsOf } from './pay-steps.ts';
import { offered } from './people-steps.ts';

test.use(zone);

// what pay is made of is in the lists of other journeys
ownHouse();

const meals = 'Meals in the canteen';
const tips = 'Tips in the canteen';
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function narrow(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'ধরন' }).click();
  await expect(offered(page)).toHaveText(['আয়', 'কর্তন', 'নিয়োগকর্তার অবদান', 'তথ্যের জন্য']);
  await offered(page).filter({ hasText: 'কর্তন' }).click();
  await expect(page).toHaveURL(/kind=Deduction/);
  await expect(rowOf(page, tips)).toHaveCount(0);
}

async function change(page: Page): Promise<void> {
  await rowOf(page, meals).getByRole('link').click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('combobox', { name: 'ধরন' })).toHaveValue('কর্তন');
  await form.getByRole('combobox', { name: 'যে হিসেবে কাটা হয়' }).click();
  await expect(offered(page)).toHaveText([
    'অনুপস্থিতি',
    'আয়কর',
    'ভবিষ্য তহবিল',
    'আদালতের আদেশ',
    'ঋণ',
    'অন্যান্য',
  ]);
  await page.screenshot(picture('form'));
  await offered(page).filter({ hasText: 'ঋণ' }).click();
  await form.getByRole('button', { name: 'পরিবর্তন সংরক্ষণ' }).click();
  await expect(form).toHaveCount(0);
  await expect(rowOf(page, meals)).toContainText(/কর্তন.*হ্যাঁ.*ঋণ/);
}

test('what is chosen is kept by its key and called by its word, in list, filter, form and log', async ({
  page,
}) => {
  await logIn(page);
  const { get, make } = await callsOf(page);
  const usual = { taxable: 'Yes', takenAs: 'Other' };
  const id = await make('/pay-component', { name: meals, kind: 'Deduction', ...usual });
  await make('/pay-component', { name: tips, kind: 'Earning', ...usual });
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await open(page, '/admin/pay-component?search=in the canteen');
  await expect(rowOf(page, meals)).toContainText(/কর্তন.*হ্যাঁ.*অন্যান্য/);
  await expect(rowOf(page, tips)).toContainText(/আয়.*হ্যাঁ.*অন্যান্য/);
  await expect(page.getByRole('table')).not.toContainText(/Earning|Deduction|Yes|Other/);
  await expectAccessible(page);
  await page.screenshot(picture('list'));
  await narrow(page);
  await change(page);
  const kept = await get<{ data: object }>(`/pay-component/${id}`);
  expect(kept.data).toMatchObject({ kind: 'Deduction', taxable: 'Yes', takenAs: 'Loan' });
  await open(page, '/admin/audit?action=pay-component.change');
  await page.getByRole('table').getByRole('link').first().click();
  const entry = page.getByRole('dialog');
  await expect(entry.getByRole('row', { name: /অন্যান্য.*ঋণ/ })).toBeVisible();
  await page.screenshot(picture('log'));
});
