import type { Page } from '@playwright/test';
import { type MailSink, startMailSink } from '../server/src/testing/files/mail-sink.ts';
import { address, demo, expect, expectAccessible, logIn, open, test } from './journey.ts';
import { ownHouse } from './own-house.ts';

let sink: MailSink;
ownHouse({
  isFirst: true,
  settings: async () => {
    sink = await startMailSink();
    return { SMTP_URL: sink.url, MAIL_FROM: 'muster@example.com' };
  },
});
test.afterAll(() => sink.stop());

/** Whatever was about to happen has happened by then. */
const twoFrames = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

const askedFor = (requests: readonly string[]): number =>
  requests.filter((url) => url.includes('/jobs/data')).length;

test('a running job moves by itself, and the list rests when nothing runs', async ({
  page,
  watched,
}) => {
  let release = (): void => undefined;
  sink.answerRecipient(() => new Promise((resolve) => (release = () => resolve(undefined))));
  await open(page, '/forgot-password');
  await page.getByLabel('E-mail').fill(demo('payroll').email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect.poll(() => sink.connections).toBeGreaterThan(0);

  await page.clock.install();
  await logIn(page, '/admin/jobs?kind=mail.deliver');
  await expect(page.getByRole('row', { name: /Send mails.*Running/ })).toHaveCount(1);
  const before = askedFor(watched.requests);
  await expect.poll(() => askedFor(watched.requests)).toBeGreaterThan(before + 1);
  release();
  // by its schedule the next one may come in the very minute
  await expect(page.getByRole('row', { name: /Send mails.*(Running|Waiting)/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Send mails.*Done/ }).first()).toBeVisible();
  const rested = askedFor(watched.requests);
  await page.clock.fastForward(60_000);
  await twoFrames(page);
  expect(askedFor(watched.requests)).toBe(rested);
});

test('a job that was given up is looked at and begun again', async ({ page }) => {
  await logIn(page, '/admin/jobs');
  await expect(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Given up' }).click();
  await expect(page).toHaveURL(`${address()}/admin/jobs?state=failed`);
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await page.getByRole('link', { name: 'Clear away unused files', exact: true }).click();
  const job = page.getByRole('dialog', { name: 'Job' });
  await expect(job.getByText(/ENOSPC/)).toBeVisible();
  await expectAccessible(page);
  await job.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The job begins again')).toBeVisible();
  await expect(job.getByText('Done')).toBeVisible();
  await expect(job.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await job.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
});

/** As fast a key as can be: pressed when the first item of the menu has just been given the focus. */
const pressAtFirstFocus = (page: Page, key: string) =>
  page.evaluate(`document.addEventListener('focusin', function press({ target }) {
    if (target.role !== 'menuitem') return;
    document.removeEventListener('focusin', press);
    const how = { key: '${key}', bubbles: true, cancelable: true };
    queueMicrotask(() => target.dispatchEvent(new KeyboardEvent('keydown', how)));
  })`);
test('a menu keeps the focus where a quick key has put it', async ({ page }) => {
  await logIn(page, '/admin/master/designation?search=driver');
  for (const _ of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Actions for Driver' }).focus();
    await pressAtFirstFocus(page, 'End');
    await page.keyboard.press('Enter');
    const last = page.getByRole('menuitem', { name: 'Delete' });
    await expect(last).toBeFocused();
    await twoFrames(page);
    await expect(last).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Actions for Driver' })).toBeFocused();
  }
});

test.describe('on a phone, dark and in Bangla', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('jobs are cards', async ({ page }) => {
    await logIn(page, '/admin/jobs');
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await expect(page.getByRole('heading', { name: 'পেছনের কাজ', exact: true })).toBeVisible();
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});
