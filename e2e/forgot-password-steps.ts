import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * From a login page. Its own field has nearly the same name, and stays until the next page is there:
 * typed too early, the address would be gone with it.
 */
export async function askForLink(page: Page, login: string, field = 'E-mail'): Promise<void> {
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel(field).fill(login);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Successful! Check your email' })).toBeVisible();
}
