import type { Page } from '@playwright/test';
import { elsewhere, expect, logIn, open, test, zone } from './journey.ts';

test.use(zone);

/** Sends as whoever is logged in; answers what came back. */
const send = (page: Page, method: string, path: string, data: object): Promise<unknown> =>
  page.evaluate(
    async ([how, url, body]) => {
      const { state } = JSON.parse(localStorage.getItem('muster.login') ?? '{}');
      const headers = {
        authorization: `Bearer ${state.token}`,
        'content-type': 'application/json',
      };
      const answer = await fetch(url, { method: how, headers, body });
      return answer.ok ? answer.json() : Promise.reject(new Error(await answer.text()));
    },
    [method, `/api/v1${path}`, JSON.stringify(data)] as const,
  );

/** Which weekdays of a whole month are free in the wall calendar, and which in the box for a day. */
async function weekendsShown(page: Page): Promise<{ wall: string[]; box: string[] }> {
  await open(page, '/admin/calendar?month=2031-06');
  await expect(page.locator('.month-day')).not.toHaveCount(0);
  const days = await page
    .locator('.month-day[data-free] time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
  const named = (day: string) =>
    new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day));
  await open(page, '/admin/inbox/delegation');
  await page.getByRole('button', { name: 'Let someone stand in' }).click();
  const until = page.getByRole('textbox', { name: 'Until' });
  await until.click();
  const marked = page.locator('button[data-weekend]');
  await expect(marked).not.toHaveCount(0);
  const labels = await marked.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  const names = (all: readonly string[]) => [...new Set(all)].toSorted();
  return {
    wall: names(days.map(named)),
    box: names(labels.map((label) => label.replace(/,.*/, ''))),
  };
}

test('calendars show the weekend of the company that someone belongs to', async ({ page }) => {
  await logIn(page);
  const mark = crypto.randomUUID().slice(0, 6);
  const made = (await send(page, 'POST', '/concern', { name: `Hudson ${mark}` })) as {
    concern: { _id: string };
  };
  const concern = made.concern._id;
  await send(page, 'PUT', `/settings/company?concern=${concern}`, { weekend: [6, 0] });
  const hudson = { email: `hudson-${mark}@example.com`, password: 'three plain words' };
  const user = { name: 'Hudson HR', userRole: 'HR', organization: concern, ...hudson };
  await send(page, 'POST', '/users', user);

  expect(await weekendsShown(page)).toEqual({
    wall: ['Friday', 'Saturday'],
    box: ['Friday', 'Saturday'],
  });
  const theirs = await elsewhere(page);
  await logIn(theirs, '/login', hudson);
  expect(await weekendsShown(theirs)).toEqual({
    wall: ['Saturday', 'Sunday'],
    box: ['Saturday', 'Sunday'],
  });
  await theirs.context().close();
});
