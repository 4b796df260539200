import type { Page } from '@playwright/test';
import { demo, expect, expectAccessible, logIn, open, phone, picture, test } from './journey.ts';

const id = '0198f000-0000-7000-8000-00000000a0b1';
const job = {
  _id: id,
  kind: 'attendance.recompute',
  state: 'running',
  progress: { done: 3, total: 12 },
  problem: null,
  file: null,
  createdAt: '2026-11-17T06:00:00.000Z',
  endedAt: null,
  can: { cancel: true },
};
const over = { endedAt: '2026-11-17T06:01:00.000Z', can: { cancel: false } };

/** The server says so of this job, until it is cancelled. */
async function tell(page: Page, now: object, cancelled?: object): Promise<void> {
  let data = now;
  await page.unroute(`**/own-job/${id}*`);
  await page.route(`**/own-job/${id}`, (route) => route.fulfill({ json: { data } }));
  await page.unroute(`**/own-job/${id}/cancel`);
  await page.route(`**/own-job/${id}/cancel`, (route) => {
    data = cancelled ?? now;
    return route.fulfill({ json: { data } });
  });
}

test('work behind a request says on its page how far it is, is stopped there, and why it failed', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('hr'));
  await tell(page, job, { ...job, ...over, state: 'cancelled' });
  await open(page, `/admin/attendance/months?job=${id}`);
  const card = page.getByRole('region', { name: 'Judge days anew' });
  const bar = card.getByRole('progressbar', { name: 'Judge days anew' });
  await expect(bar).toHaveJSProperty('value', 3);
  await expect(bar).toHaveJSProperty('max', 12);
  await expect(card).toContainText('3 of 12');
  await expect(card).toContainText('You can go on working');
  await expectAccessible(page);
  await page.screenshot(picture('running'));
  await page.setViewportSize(phone);
  await page.screenshot(picture('running-phone'));
  await card.getByRole('button', { name: 'Cancel: Judge days anew' }).click();
  await expect(card).toContainText('Cancelled');
  await expect(card.getByRole('button')).toHaveCount(0);

  const message = 'You may no longer do this.';
  const refused = { state: 'failed', problem: { code: 'access.not-allowed', message } };
  await tell(page, { ...job, ...over, ...refused });
  await page.reload();
  await expect(card).toContainText(message);
  await expect(bar).toHaveCount(0);
  await expectAccessible(page);
});
