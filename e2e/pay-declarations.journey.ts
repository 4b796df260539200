import type { Page } from '@playwright/test';
import {
  demo,
  expect,
  expectAccessible,
  loggedInElsewhere,
  logIn,
  open,
  phone,
  picture,
  test,
  zone,
} from './journey.ts';
import { ownHouse } from './own-house.ts';
import { expectFits, takePhone } from './pay-steps.ts';

test.use(zone);
// what waits is counted
ownHouse();

const who = 'Rafiqul Islam';
const dps = 'Deposit pension scheme (DPS)';
const ownRegion = (page: Page) => page.getByRole('region', { name: 'ঘোষিত বিনিয়োগ' });

/** On a phone, in the dark and in Bangla: more than counts is refused at its place, then it is sent. */
async function declare(page: Page): Promise<void> {
  await open(page, '/employee/tax');
  const mine = ownRegion(page);
  await expect(mine).toContainText('গৃহীত');
  await expectFits(page);
  await expectAccessible(page);
  await page.screenshot({ ...picture('own'), fullPage: true });
  await mine.getByRole('button', { name: 'বিনিয়োগ বদলান' }).click();
  const form = page.getByRole('dialog', { name: /বছরের বিনিয়োগ$/ });
  const field = form.getByRole('textbox', { name: 'ডিপিএস', exact: true });
  await expect(field).toHaveValue('৬০,০০০.০০');
  await field.fill('১,৩০,০০০');
  await form.getByRole('button', { name: 'ঘোষণা পাঠান' }).click();
  await expect(form.getByText('ডিপিএস ৳১,২০,০০০.০০ পর্যন্ত গণ্য হয়। সেটি বা তার কম দিন।')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expectFits(page);
  await expectAccessible(page);
  await page.screenshot(picture('over-the-cap'));
  await field.fill('১২০০০০');
  await form.getByRole('textbox', { name: 'সঞ্চয়পত্র', exact: true }).fill('50000');
  await expect(form.getByText('৳২,৬৬,০০০.০০')).toBeVisible();
  await form.getByRole('button', { name: 'ঘোষণা পাঠান' }).click();
  await expect(page.getByText('আপনার ঘোষণা পে-রোলে পাঠানো হয়েছে')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(mine).toContainText('অপেক্ষায়');
  // what counted goes on counting until payroll has decided
  await expect(mine).toContainText('গৃহীত');
  await expectFits(page);
  await expectAccessible(page);
  await page.screenshot({ ...picture('waiting'), fullPage: true });
}

/** At the desk: the inbox has it, each amount is accepted as far as it is proved. */
async function accept(desk: Page): Promise<void> {
  await open(desk, '/admin/inbox');
  const waiting = desk.getByRole('region', { name: /declarations? of investments waits? for/ });
  await expectAccessible(desk);
  await desk.screenshot(picture('inbox'));
  await waiting.getByRole('link', { name: who }).click();
  const drawer = desk.getByRole('dialog', { name: `Investments of ${who}` });
  const field = drawer.getByRole('textbox', { name: dps });
  await expect(field).toHaveValue('1,20,000.00');
  await field.fill('120001');
  await drawer.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(drawer.getByText(`${dps} counts up to ৳1,20,000.00.`)).toBeVisible();
  await field.fill('100000');
  await drawer.getByLabel(`Note to ${who}`).fill('As on the statement');
  await expectAccessible(desk);
  await desk.screenshot(picture('accepting'));
  await drawer.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(desk.getByText(`The investments of ${who} were accepted`)).toBeVisible();
  await expect(drawer).toHaveCount(0);
  const rows = desk.getByRole('row').filter({ hasText: who });
  await expect(rows.filter({ hasText: 'Accepted' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Replaced' })).toHaveCount(1);
  await expectAccessible(desk);
  await desk.screenshot(picture('list'));
}

/** Another goes back; without a word it does not. */
async function giveBack(desk: Page): Promise<void> {
  const row = desk.getByRole('row').filter({ hasText: 'Pending' }).first();
  await row.click();
  const drawer = desk.getByRole('dialog', { name: /^Investments of/ });
  await drawer.getByRole('button', { name: 'Return instead' }).click();
  await drawer.getByRole('button', { name: 'Return declaration' }).click();
  await expect(drawer.getByText('This is needed.')).toBeVisible();
  await drawer.getByLabel('What is missing?').fill('The policy number');
  await expectAccessible(desk);
  await desk.screenshot(picture('returning'));
  await drawer.getByRole('button', { name: 'Return declaration' }).click();
  await expect(desk.getByText(/^The declaration was returned to/)).toBeVisible();
  await expect(drawer).toHaveCount(0);
}

/** What was decided can be read again, also on a phone, and leads to the tax that it is about. */
async function seeDecided(desk: Page): Promise<void> {
  await desk.setViewportSize(phone);
  await open(desk, `/admin/tax-declarations?search=${encodeURIComponent(who)}&status=Accepted`);
  await expect(desk.getByText('3 investments')).toBeVisible();
  await expectFits(desk);
  await expectAccessible(desk);
  await desk.screenshot(picture('list-phone'));
  await desk.getByRole('link', { name: new RegExp(`^${who}`) }).click();
  const drawer = desk.getByRole('dialog', { name: `Investments of ${who}` });
  await expect(drawer.getByText('Declared 1,20,000.00')).toBeVisible();
  await expect(drawer.getByText('As on the statement')).toBeVisible();
  await expectAccessible(desk);
  await desk.screenshot(picture('decided-phone'));
  await drawer.getByRole('link', { name: 'Tax of this person' }).click();
  const declared = desk.getByRole('region', { name: 'Declared for this year' });
  await expect(declared.getByRole('listitem')).toHaveCount(2);
  await expectFits(desk);
  await expectAccessible(desk);
  await desk.screenshot({ ...picture('tax-phone'), fullPage: true });
}

/** The notice leads to the year, where it stands how much was accepted. */
async function seeAccepted(page: Page): Promise<void> {
  await open(page, '/employee/notification');
  await page.getByText(/আপনার বিনিয়োগের ঘোষণা গৃহীত হয়েছে/).click();
  await expect(page).toHaveURL(/\/employee\/tax\?year=20\d\d$/);
  const mine = ownRegion(page);
  await expect(mine).toContainText('১,০০,০০০.০০');
  await expect(mine).toContainText('ঘোষিত ১,২০,০০০.০০');
  await expect(mine).toContainText('As on the statement');
  await expectFits(page);
  await expectAccessible(page);
  await page.screenshot({ ...picture('accepted'), fullPage: true });
}

test('investments are declared on a phone, over the cap refused, accepted at the desk and seen', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('employee'));
  await takePhone(page);
  await declare(page);
  const desk = await loggedInElsewhere(page, '/login', demo('payroll'));
  await accept(desk);
  await giveBack(desk);
  await seeDecided(desk);
  await seeAccepted(page);
  expect(page.viewportSize()).toEqual(phone);
  await desk.context().close();
});
