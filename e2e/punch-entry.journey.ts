import type { Page } from '@playwright/test';
import {
  demo,
  expect,
  expectAccessible,
  logIn,
  open,
  phone,
  picture,
  test,
  zone,
} from './journey.ts';
import { dayFromToday, inAddress } from './people-steps.ts';

test.use(zone);

const report = '/api/v1/attendance/daily-attendance-report';

async function absentOn(page: Page, day: string): Promise<number> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('muster.login') ?? '').state.token as string,
  );
  const path = `${report}?todayDate=${day}&status=Absent&limit=1`;
  const answer = await page.request.get(new URL(path, page.url()).href, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { total: number }).total;
}

/** The last day before today on which several were absent: a device was down. */
async function dayWithAbsent(page: Page): Promise<string> {
  for (let back = 1; back < 15; back += 1) {
    const day = inAddress(dayFromToday(-back));
    if ((await absentOn(page, day)) > 1) return day;
  }
  throw new Error('nobody was absent for two weeks');
}

test('a device was down: HR enters the whole shift, and takes it back', async ({ page }) => {
  await logIn(page, '/employee/login', demo('hr'));
  const day = await dayWithAbsent(page);
  const before = await absentOn(page, day);
  await open(page, `/admin/attendance/daily?todayDate=${day}&status=Absent`);
  await page.getByRole('button', { name: 'Enter punches' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter punches for a shift' });
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await expect(dialog.getByText('1 field needs attention')).toBeVisible();
  const reason = `The reader at the gate was down ${String(Date.now()).slice(-5)}`;
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await expect(dialog.getByText(/(person changes|people change)$/)).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('preview'));
  await dialog.getByRole('button', { name: /^Apply to/ }).click();
  await expect(dialog).toHaveCount(0);
  const line = page.getByRole('region', { name: 'Punches entered for this day' });
  await expect(line).toContainText(reason);
  expect(await absentOn(page, day)).toBeLessThan(before);
  await page.screenshot(picture('applied'));

  await line
    .getByRole('listitem')
    .filter({ hasText: reason })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page
    .getByRole('dialog', { name: 'Undo this entry?' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByText('The entry is undone')).toBeVisible();
  await expect(line.getByRole('listitem').filter({ hasText: reason })).toContainText('Undone');
  expect(await absentOn(page, day)).toBe(before);
});

test('punches of one person are entered and taken out from their day, on a phone in the dark', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn(page, '/employee/login', demo('hr'));
  const day = await dayWithAbsent(page);
  await open(page, `/admin/attendance/daily?todayDate=${day}&status=Absent`);
  await page.locator('.dt-cards, tbody').getByRole('link').first().click();
  const drawer = page.getByRole('dialog', { name: /^Attendance of/ });
  await drawer.getByRole('button', { name: 'Enter or correct punches' }).click();
  const dialog = page.getByRole('dialog', { name: /^Punches of/ });
  await dialog.getByLabel('In time').fill('09:05');
  await dialog.getByLabel('Out time').fill('18:05');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The card was forgotten');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await expect(dialog.getByText('1 person changes')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('one-phone'));
  await dialog.getByRole('button', { name: 'Apply to 1 person' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(drawer.getByText('Entered by hand').first()).toBeVisible();
  await page.screenshot(picture('drawer-phone'));
  // those of an entry that was undone stay to be seen
  const takenOut = drawer.getByText('Taken out of account');
  const before = await takenOut.count();
  await drawer
    .getByRole('button', { name: /^Take out the punch at/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was another day');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await dialog.getByRole('button', { name: 'Apply to 1 person' }).click();
  await expect(takenOut).toHaveCount(before + 1);
});
