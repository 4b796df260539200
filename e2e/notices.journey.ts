import type { Page } from '@playwright/test';
import {
  demo,
  elsewhere,
  expect,
  expectAccessible,
  logIn,
  open,
  picture,
  test,
  zone,
} from './journey.ts';

test.use(zone);

const bell = (page: Page, unread?: number) =>
  page.getByRole('button', {
    name: unread ? `Notifications, ${unread} unread` : /^Notifications/,
    exact: true,
  });
const quietBell = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true });

const inPanel = (page: Page, name: RegExp) =>
  page.getByRole('dialog', { name: /^Notifications/ }).getByRole('link', { name });

/** Whatever earlier journeys told: none of it is new any more. */
async function readAll(page: Page, list: string): Promise<void> {
  await open(page, list);
  const all = page.getByRole('button', { name: 'Mark all as read' });
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect(page.locator('.notice, .state').first()).toBeVisible();
  if (await all.isVisible()) await all.click();
  await expect(quietBell(page)).toBeVisible();
}

async function proposePhone(page: Page, phone: string): Promise<void> {
  await open(page, '/employee/profile/info');
  await page.getByRole('button', { name: 'Propose a change: Contact' }).click();
  const form = page.getByRole('form', { name: 'Propose a change: Contact' });
  await form.getByLabel('Personal phone').fill(phone);
  await form.getByRole('button', { name: 'Send to HR' }).click();
  await expect(form).toHaveCount(0);
}

async function approve(page: Page): Promise<void> {
  await bell(page, 1).click();
  await inPanel(page, /^Unread: Change of the record for Rafiqul Islam/).click();
  const drawer = page.getByRole('dialog', { name: /^Change of the record/ });
  await expect(page).toHaveURL(/\/admin\/inbox\?open=/);
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await expect(drawer).toHaveCount(0);
}

test('HR’s bell rings for a proposal, the asker’s for the verdict, as long as they want it', async ({
  page,
}) => {
  const hr = await elsewhere(page);
  await logIn(hr, '/employee/login', demo('hr'));
  await readAll(hr, '/admin/notification');
  await logIn(page, '/employee/login', demo('employee'));
  await readAll(page, '/employee/notification');

  await proposePhone(page, '01711-000777');
  await expect(quietBell(page)).toBeVisible();
  await hr.reload();
  await bell(hr, 1).click();
  await expect(hr.getByRole('dialog')).toContainText('waits for your decision');
  await expectAccessible(hr);
  await hr.screenshot(picture('bell'));
  await hr.keyboard.press('Escape');
  await expect(bell(hr, 1)).toBeFocused();
  await approve(hr);
  await expect(quietBell(hr)).toBeVisible();

  await page.reload();
  await bell(page, 1).click();
  await inPanel(page, /^Unread: Change of the record for Rafiqul Islam was approved/).click();
  await expect(page).toHaveURL(/\/employee\/inbox\?which=asked&open=/);
  await expect(page.getByRole('dialog')).toContainText('01711-000777');
  await expect(
    page.getByRole('button', { name: 'Notifications', includeHidden: true }),
  ).toHaveCount(1);
  await page.keyboard.press('Escape');

  await open(page, '/employee/profile/notifications');
  await expect(page.getByRole('row', { name: /Your bank account was changed/ })).toContainText(
    'Always',
  );
  const choice = page.getByRole('switch', { name: 'Your request was approved: in Muster' });
  await choice.click({ force: true });
  await expect(choice).not.toBeChecked();
  await expectAccessible(page);
  await page.screenshot(picture('choices'));
  await page.reload();
  await expect(choice).not.toBeChecked();
  await proposePhone(page, '01711-000888');
  await hr.reload();
  await approve(hr);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('01711-000888');
  await expect(quietBell(page)).toBeVisible();

  await open(hr, '/admin/inbox?which=decided');
  await hr.getByRole('combobox', { name: 'Kind of request' }).click();
  await hr.getByRole('option', { name: 'Change of the bank account' }).click();
  await expect(hr).toHaveURL(/kind=bank-change/);
  await expect(hr.getByRole('row', { name: /Change of the record/ })).toHaveCount(0);
  await hr.context().close();
});

test.describe('on a phone, in the dark, in Bangla', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('the sheet, the list and the choices fit and can be read', async ({ page }) => {
    const fits = async () => {
      const width = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    };
    await logIn(page, '/employee/login', demo('employee'));
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await open(page, '/employee/dashboard');
    await page.getByRole('button', { name: /^বিজ্ঞপ্তি/ }).click();
    await expect(page.getByRole('dialog', { name: 'বিজ্ঞপ্তি' })).toContainText('রেকর্ডের পরিবর্তন');
    await fits();
    await page.screenshot(picture('sheet-phone'));
    await open(page, '/employee/notification');
    await expect(page.getByRole('heading', { name: 'বিজ্ঞপ্তি' })).toBeVisible();
    await expect(page.locator('.notice').first()).toBeVisible();
    await fits();
    await open(page, '/employee/profile/notifications');
    await expect(page.getByRole('switch').first()).toBeVisible();
    await fits();
    await page.screenshot(picture('choices-phone'));
  });
});
