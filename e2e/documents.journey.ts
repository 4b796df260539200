import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
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
import { seconds } from '../server/src/testing/clocks/patience.ts';

test.use(zone);

/** What the browser was given to save, page by page. */
async function pagesOf(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download', { timeout: seconds(90) });
  await press();
  const download = await coming;
  const content = new Uint8Array(await readFile(await download.path()));
  const { text } = await extractText(await getDocumentProxy(content), { mergePages: false });
  return { name: download.suggestedFilename(), text };
}

const shelf = (page: Page) => page.getByRole('region', { name: 'In progress' });
const asPdf = (page: Page) => async () => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'PDF (.pdf)' }).click();
};

test('an employee takes the own month and the own leave along', async ({ page }) => {
  await logIn(page, '/employee/login', demo('employee'));
  await open(page, '/employee/attendance');
  const button = page.getByRole('button', { name: 'Download PDF' });
  const month = await pagesOf(page, () => button.click());
  expect(month.name).toMatch(/^Attendance, \w+ \d{4} - .*\.pdf$/);
  expect(month.text).toHaveLength(1);
  expect(month.text[0]).toContain('Page 1 of 1');
  await expect(shelf(page)).toContainText('Ready. It was downloaded.');
  await expectAccessible(page);
  await page.screenshot(picture('own-month'));
  await shelf(page)
    .getByRole('button', { name: /^Close: Attendance/ })
    .click();
  await expect(shelf(page)).toHaveCount(0);

  await open(page, '/employee/leave');
  const year = new Date().getFullYear();
  const statement = await pagesOf(page, () => button.click());
  expect(statement.name).toMatch(new RegExp(`^Leave balance statement, ${year} - .*\\.pdf$`));
  expect(statement.text[0]).toMatch(/Closing/);
  await page.screenshot(picture('own-leave'));

  await page.setViewportSize(phone);
  await expect(shelf(page)).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('own-leave-phone'));
});

test('HR prints the people of a report, and one of the balances', async ({ page }) => {
  await logIn(page, '/employee/login', demo('hr'));
  // a few of the house: the same way goes for all
  await open(page, '/admin/attendance/matrix?search=Abdul');
  const note = page.getByText(/in all/);
  await expect(note).toHaveText(/^[2-9] in all$/);
  const total = Number.parseInt((await note.textContent()) ?? '', 10);
  const many = await pagesOf(page, asPdf(page));
  expect(many.text).toHaveLength(total);
  expect(many.name).toMatch(/^Attendance, \w+ \d{4}\.pdf$/);
  await page.screenshot(picture('matrix'));

  await open(page, '/admin/attendance/summary?search=Abdul');
  const summary = await pagesOf(page, asPdf(page));
  expect(summary.text).toHaveLength(total);

  await open(page, '/admin/leave-balance?search=Abdul');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  const one = await pagesOf(page, () =>
    page.getByRole('menuitem', { name: 'Statement as PDF' }).click(),
  );
  expect(one.text).toHaveLength(1);
  await page.screenshot(picture('balances'));
});

test('what is refused says why, and can be tried again', async ({ page }) => {
  await logIn(page, '/employee/login', demo('hr'));
  await open(page, '/admin/attendance/matrix?search=Abdul');
  await page.route(
    '**/month-matrix/document',
    (route) => route.fulfill({ status: 503, json: { message: 'Not now.', code: 'busy' } }),
    { times: 1 },
  );
  await asPdf(page)();
  const again = shelf(page).getByRole('button', { name: /^Try again/ });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('refused'));
  const made = await pagesOf(page, () => again.click());
  expect(made.text.length).toBeGreaterThan(1);
});

test('is in Bangla for who reads Bangla, on a phone in the dark', async ({ page }) => {
  const other = await loggedInElsewhere(page, '/employee/login', demo('manager'));
  await open(other, '/employee/attendance');
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.getByRole('button', { name: 'বাংলা' }).click();
  await other.setViewportSize(phone);
  const button = other.getByRole('button', { name: 'PDF নামান' });
  const month = await pagesOf(other, () => button.click());
  expect(month.text[0]).toMatch(/[০-৯]/);
  await other.screenshot(picture('own-month-bn-phone'));
});
