import type { Page } from '@playwright/test';
import { expect, giveLogin } from './journey.ts';

const nadia = { email: 'nadia@example.com', password: 'three plain words' };

interface House {
  printed(): string;
}

/** The first administrator of an empty house, made by the printed link or logged in again. */
export async function firstAdministrator(page: Page, house: House): Promise<void> {
  await page.goto(/http:\/\/\S+\/setup\/\S+/.exec(house.printed())?.[0] ?? '');
  const made = page.getByRole('heading', { name: 'Set up Muster' });
  const used = page.getByRole('heading', { name: 'This link is not valid any more' });
  await expect(made.or(used)).toBeVisible();
  if (await made.isVisible()) {
    await page.getByLabel('Name').fill('Nadia Rahman');
    await page.getByLabel('E-mail').fill(nadia.email);
    await page.getByLabel('Password', { exact: true }).fill(nadia.password);
    await page.getByRole('button', { name: 'Create administrator' }).click();
  } else {
    await page.goto(process.env.MUSTER_ADDRESS ?? '');
    await giveLogin(page, nadia);
  }
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}
