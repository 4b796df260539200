import type { Page } from '@playwright/test';
import { demo, expect, logIn, open, phone, picture, test, zone } from './journey.ts';

test.use(zone);

/** The calendar comes when it is let go. */
async function holdCalendar(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/calendar-[\w-]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function openForm(page: Page) {
  await open(page, '/admin/inbox/delegation');
  await page.getByRole('button', { name: 'Let someone stand in' }).click();
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  return { from: box('From'), until: box('Until'), days: page.locator('button[data-weekend]') };
}

test('who types a day before the calendar has come goes on typing in it', async ({ page }) => {
  await logIn(page, '/employee/login', demo('hr'));
  const letGo = await holdCalendar(page);
  const { until, days } = await openForm(page);
  await until.click();
  await page.keyboard.type('2026-12-1');
  await expect(until).toHaveValue('2026-12-1');
  letGo();
  await expect(days).not.toHaveCount(0);
  await expect(until).toBeFocused();
  await expect(until).toHaveValue('2026-12-1');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await expect(until).toHaveValue('Dec 15, 2026');
});

test('a day that was marked is replaced by what is typed after the calendar has come', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('hr'));
  const letGo = await holdCalendar(page);
  const { from, days } = await openForm(page);
  await expect(from).not.toHaveValue('');
  await from.selectText();
  letGo();
  await expect(days).not.toHaveCount(0);
  await page.keyboard.type('24/12/2026');
  await page.keyboard.press('Tab');
  await expect(from).toHaveValue('Dec 24, 2026');
});

test('a click into the box is answered by the calendar when it comes', async ({ page }) => {
  await logIn(page, '/employee/login', demo('hr'));
  const letGo = await holdCalendar(page);
  const { until, days } = await openForm(page);
  await until.click();
  await expect(until).toBeFocused();
  letGo();
  await expect(days).not.toHaveCount(0);
  await expect(until).toBeFocused();
});

test('a click is answered even in the moment between the drawing of the calendar and its coming', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('hr'));
  // React shows what was late no sooner than 300 ms after what stood in its place
  await page.addInitScript(`
    const box = () => [...document.querySelectorAll('[role=dialog] input')]
      .find((one) => one.labels?.[0]?.textContent.startsWith('Until'));
    new MutationObserver((_, observer) => {
      if (!box()) return;
      observer.disconnect();
      setTimeout(() => box()?.focus(), 200);
    }).observe(document, { childList: true, subtree: true });
  `);
  const { until, days } = await openForm(page);
  await expect(days).not.toHaveCount(0);
  await expect(until).toBeFocused();
});

test('what was typed and left stays, read or not, and no calendar opens over it', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('hr'));
  const letGo = await holdCalendar(page);
  const { from, until, days } = await openForm(page);
  await from.fill('24/12/2026');
  await until.fill('soon');
  const elsewhere = page.getByRole('dialog').getByRole('checkbox').first();
  await elsewhere.focus();
  letGo();
  await expect(from).toHaveValue('Dec 24, 2026');
  await expect(until).toHaveValue('soon');
  await expect(days).toHaveCount(0);
  await expect(elsewhere).toBeFocused();
});

test('on a phone the way to a file stands in one line with the month', async ({ page }) => {
  await page.setViewportSize(phone);
  await logIn(page, '/employee/login', demo('employee'));
  await open(page, '/employee/attendance');
  const middle = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    return box && box.y + box.height / 2;
  };
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await page.screenshot(picture('month-phone'));
  expect(await middle('Download PDF')).toBeCloseTo((await middle('Month before')) ?? 0, 0);
});
