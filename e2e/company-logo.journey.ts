import { demo, expect, expectAccessible, logIn, open, phone, picture, test } from './journey.ts';
import { samplePng } from '../server/src/testing/files/sample-files.ts';

const company = 'Meghna Distribution Ltd';

test('HR gives a company its logo, replaces it and takes it away', async ({ page }) => {
  await logIn(page, '/employee/login', demo('hr'));
  await open(page, '/admin/master/concern');
  await page.getByRole('link', { name: company }).click();
  const form = page.getByRole('dialog', { name: 'Edit concern' });
  const logo = form.getByRole('region', { name: 'Logo' });
  const shown = logo.getByRole('img', { name: `Logo of ${company}` });
  const send = (name: string, buffer: Buffer, mimeType = 'image/png') =>
    logo.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await expect(logo).toContainText('No logo yet');

  await send('claims.png', samplePng(8, 8, { width: 9, height: 8 }));
  await expect(logo.getByText('This picture cannot be drawn on documents.')).toBeVisible();
  await expect(shown).toHaveCount(0);

  await send('wide.png', samplePng(300, 80));
  await expect(page.getByText('Logo saved')).toBeVisible();
  await expect(shown).toHaveJSProperty('naturalWidth', 300);
  await send('high.png', samplePng(80, 200));
  await expect(shown).toHaveJSProperty('naturalWidth', 80);
  await expectAccessible(page);
  await logo.scrollIntoViewIfNeeded();
  await page.screenshot(picture('logo'));
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await logo.scrollIntoViewIfNeeded();
  await page.screenshot(picture('logo-phone-dark'));

  await logo.getByRole('button', { name: 'Remove the logo' }).click();
  await expect(page.getByText('Logo removed')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(logo).toContainText('No logo yet');
});
