import type { Locator, Page } from '@playwright/test';
import { noisyPng, samplePng } from '../server/src/testing/files/sample-files.ts';
import { demo, expect, expectAccessible, logIn, open, test } from './journey.ts';

const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
/** Large enough for there to be something to wait for. */
const large = photo('me.png', noisyPng(500));

/** As by a phone in a train: so many bytes a second upwards, until it is told otherwise. */
async function slowUpwards(page: Page) {
  const network = await page.context().newCDPSession(page);
  return (bytes: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytes,
    });
}

const card = (page: Page) => page.getByRole('region', { name: 'Photo', exact: true });
const choose = async (page: Page, file: ReturnType<typeof photo>) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    card(page)
      .getByRole('button', { name: /^Choose/ })
      .click(),
  ]);
  await chooser.setFiles(file);
};
/** Really drawn, not only asked for. */
const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((img) => Number(Reflect.get(img, 'naturalWidth'))))
    .toBeGreaterThan(0);

test('a photo is sent with a percentage, shown, refused when disguised, and removed', async ({
  page,
  watched,
}) => {
  await logIn(page, '/employee/login', demo('ceo'));
  await open(page, '/employee/profile/info');
  await expectAccessible(page);

  await choose(page, photo('cv.pdf', samplePng()));
  await expect(page.getByRole('alert')).toHaveText('Choose one of: PNG, JPEG, WebP.');
  await choose(page, photo('me.png', Buffer.alloc(5 * 2 ** 20 + 1)));
  await expect(page.getByRole('alert')).toContainText('at most 5 MB');
  expect(watched.requests.filter((url) => url.includes('/api/v1/files'))).toEqual([]);

  await choose(page, photo('me.png', Buffer.from('<svg onload="alert(1)"/>')));
  await expect(page.getByRole('alert')).toContainText('What is in this file is not taken here');
  await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  const slow = await slowUpwards(page);
  await slow(20_000);
  await choose(page, large);
  const bar = page.getByRole('progressbar', { name: 'Sending me.png' });
  await expect.poll(() => bar.getAttribute('value').then(Number)).toBeGreaterThan(0);
  await expect(card(page)).toContainText(/\d+ %/);
  await expect(card(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cancelled. Nothing was kept.')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await expect(page.locator('.person .face img')).toHaveCount(0);

  await slow(300_000);
  await choose(page, large);
  await expect(bar).toBeVisible();
  await expect(page.getByText('Your photo is set')).toBeVisible();
  for (const place of ['.person .face', '.account-face', '.photo-face'])
    await isDrawn(page.locator(`${place} img`));
  await expectAccessible(page);
  await page.reload();
  await isDrawn(page.locator('.account-face img'));
  await isDrawn(page.locator('.person .face img'));

  await card(page).getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Your photo is removed')).toBeVisible();
  await expect(page.locator('.person .face')).toHaveText(/^\p{L}{2}$/u);
  await expect(page.locator('.account-face img')).toHaveCount(0);
});

test('a server in trouble is told, and the same file can be sent again', async ({ page }) => {
  await logIn(page, '/applicant/login', demo('applicant'));
  await open(page, '/applicant/profile/info');
  await page.route('**/api/v1/files?*', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await choose(page, photo('me.png', samplePng(64, 64)));
  await expect(page.getByRole('alert')).toContainText('The file could not be sent.');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your photo is set')).toBeVisible();
  await isDrawn(page.locator('.account-face img'));
});

test('on a phone, in the dark, in Bangla and by dropping', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn(page, '/login', demo('payroll'));
  await open(page, '/admin/profile/info');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { name: 'ছবি' })).toBeVisible();
  const bytes = JSON.stringify([...samplePng(64, 64)]);
  const dropped = await page.evaluateHandle(`(() => {
    const held = new DataTransfer();
    held.items.add(new File([new Uint8Array(${bytes})], 'me.png'));
    return held;
  })()`);
  await page.locator('.file-drop').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('আপনার ছবি বসানো হয়েছে')).toBeVisible();
  await isDrawn(page.locator('.person .face img'));
  await expectAccessible(page);
  const wide = await page.evaluate('document.documentElement.scrollWidth');
  expect(wide).toBeLessThanOrEqual(390);
});
