import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  address,
  demo,
  elsewhere,
  expect,
  expectAccessible,
  giveLogin,
  isInside,
  logIn,
  logOut,
  open,
  test,
} from './journey.ts';
import { oneTimeCode } from './one-time-code.ts';

/** Other journeys of the same person may have left theirs open. */
async function endOthers(page: Page): Promise<void> {
  await open(page, '/employee/profile/sessions');
  await expect(page.getByText('This session')).toBeVisible();
  const all = page.getByRole('button', { name: 'End all other sessions' });
  if ((await all.count()) === 0) return;
  await all.click();
  const asked = page.getByRole('dialog', { name: 'End all other sessions?' });
  await asked.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(asked).toBeHidden();
}

test('sessions elsewhere are seen and ended, one and all', async ({ page }) => {
  const manager = demo('manager');
  await logIn(page, '/employee/login', manager);
  await endOthers(page);
  const one = await elsewhere(page);
  const two = await elsewhere(page);
  await logIn(one, '/employee/login', manager);
  await open(page, '/employee/profile/sessions');
  const rows = page.locator('.sessions').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This session' })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByText('The session has ended')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await open(one, '/employee/profile/sessions');
  await expect(one).toHaveURL(/\/employee\/login/);

  await logIn(two, '/employee/login', manager);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  const asked = page.getByRole('dialog', { name: 'End all other sessions?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByText('All other sessions have ended')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await two.reload();
  await expect(two).toHaveURL(/\/employee\/login/);
  await one.close();
  await two.close();
});

/** Through the set-up; gives the secret and the recovery words. */
async function setUp(page: Page, password: string) {
  await open(page, '/employee/profile/second-factor');
  await page.getByLabel('Your password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByText('The current password is wrong.')).toBeVisible();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('figure', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Six figures from the app').fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText(/This code does not fit/)).toBeVisible();
  await page.getByLabel('Six figures from the app').fill(oneTimeCode(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery words' })).toBeFocused();
  await expectAccessible(page);
  const words = await page.locator('.recovery-words').getByRole('listitem').allTextContents();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('muster-recovery-words.txt');
  expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toEqual(words);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return { secret, words };
}

test('a second factor is set up, asked for by the login, and switched off', async ({ page }) => {
  const assessor = demo('assessor');
  await logIn(page, '/employee/login', assessor);
  const { secret, words } = await setUp(page, assessor.password);
  await expect(page.getByRole('heading', { name: 'Your second factor is on' })).toBeVisible();

  await logOut(page);
  await giveLogin(page, assessor);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This code is wrong/)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(assessor.email);
  await page.getByRole('button', { name: 'Log in' }).click();
  // the code of the set-up is used: the next one
  await page.getByLabel('Code').fill(oneTimeCode(secret, 1));
  await page.keyboard.press('Enter');
  await isInside(page);
  await expect(page).toHaveURL(`${address()}/employee/dashboard`);

  await logOut(page);
  await giveLogin(page, assessor);
  await page.getByRole('button', { name: 'Use a recovery word' }).click();
  await page.getByLabel('Recovery word').fill(words[0] ?? '');
  await page.keyboard.press('Enter');
  await isInside(page);

  await open(page, '/employee/profile/second-factor');
  await page.getByLabel('Your password', { exact: true }).fill(assessor.password);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Your second factor is off')).toBeVisible();
  await logOut(page);
  await giveLogin(page, assessor);
  await isInside(page);
});

for (const [panel, login, name] of [
  ['admin', '/login', 'payroll'],
  ['employee', '/employee/login', 'second'],
  ['applicant', '/applicant/login', 'applicant'],
] as const)
  test(`the own profile has its place in the ${panel} panel`, async ({ page }) => {
    await logIn(page, login, demo(name));
    await open(page, `/${panel}/profile`);
    await expect(page).toHaveURL(`${address()}/${panel}/profile/info`);
    for (const tab of ['Password', 'Sessions', 'Second factor', 'Info']) {
      await page.getByRole('link', { name: tab, exact: true }).click();
      await expect(page.getByText(`My profile${tab}`)).toBeVisible();
    }
    await expectAccessible(page);
    await open(page, `/${panel}/profile/secrets`);
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  });
