import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, phone, picture, place, test } from './journey.ts';
import { ownHouse } from './own-house.ts';
import { firstAdministrator } from './new-house-steps.ts';

const house = ownHouse({ isFirst: true, settings: () => ({ MUSTER_DEMO: 'off' }) });

const offer = (page: Page, name: string) =>
  page.getByRole('option', { name: `Create ‘${name}’`, exact: true });

/** By the keyboard: type, go down to what is offered, take it. */
async function createByKeys(page: Page, box: Locator, name: string): Promise<Locator> {
  await box.focus();
  await page.keyboard.type(name);
  await expect(offer(page, name)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog').last();
  await expect(form.getByLabel('Name')).toHaveValue(name);
  await expect(form.getByLabel('Name')).toBeFocused();
  return form;
}

test('what a chooser does not have is made over the form that needs it', async ({ page }) => {
  await firstAdministrator(page, house);
  await place(page, 'People').click();
  await page.getByRole('button', { name: 'Add employee' }).first().click();
  const form = page.getByRole('form', { name: 'Add employee' });
  const designation = form.getByRole('combobox', { name: 'Designation' });
  const department = form.getByRole('combobox', { name: 'Department' });
  await form.getByLabel('Name', { exact: false }).first().fill('Rahim Uddin');

  // nothing typed, nothing there: the box says so by what it offers
  await designation.click();
  await expect(page.getByRole('option', { name: 'Add designation' })).toBeVisible();
  await page.keyboard.press('Escape');

  const post = await createByKeys(page, designation, 'Operator');
  await expectAccessible(page);
  await page.screenshot(picture('over-the-form'));
  await page.keyboard.press('Enter');
  await expect(post).toBeHidden();
  await expect(designation).toHaveValue('Operator');
  await expect(designation).toBeFocused();

  // one over another: Escape closes only the topmost
  await createByKeys(page, department, 'Sewing');
  const company = page.getByRole('dialog').getByRole('combobox', { name: /^(Company|Concern)/ });
  await createByKeys(page, company, 'Padma Apparel');
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await createByKeys(page, company, 'Padma Apparel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(company).toHaveValue('Padma Apparel');
  await page.getByRole('button', { name: 'Add department' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(department).toHaveValue('Sewing');

  await expect(form.getByLabel('Name', { exact: false }).first()).toHaveValue('Rahim Uddin');
  await form.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText('Employee added successfully')).toBeVisible();
});

test('on a phone, and with a name that is there already', async ({ page }) => {
  await page.setViewportSize(phone);
  await firstAdministrator(page, house);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('button', { name: 'Add employee' }).first().click();
  const designation = page.getByRole('combobox', { name: 'Designation' });
  await designation.click();
  await page.keyboard.type('operator');
  await expect(page.getByRole('option', { name: 'Operator' })).toBeVisible();
  await expect(offer(page, 'operator')).toHaveCount(0);
  await designation.fill('Helper');
  await offer(page, 'Helper').click();
  await page.screenshot(picture('phone'));
  await page.getByRole('dialog').getByRole('button', { name: 'Add designation' }).click();
  await expect(designation).toHaveValue('Helper');
});
