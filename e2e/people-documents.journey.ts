import type { Locator, Page } from '@playwright/test';
import { samplePdf, samplePng } from '../server/src/testing/files/sample-files.ts';
import { demo, elsewhere, expect, expectAccessible, logIn, open, test, zone } from './journey.ts';
import { dayFromToday, giveDay } from './people-steps.ts';

test.use(zone);

const give = async (page: Page, within: Locator, file: { name: string; buffer: Buffer }) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    within.getByRole('button', { name: /^Choose a/ }).click(),
  ]);
  await chooser.setFiles({ ...file, mimeType: 'application/octet-stream' });
};

/** Really drawn, not only asked for. */
const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((img) => Number(Reflect.get(img, 'naturalWidth'))))
    .toBeGreaterThan(0);

async function openPerson(page: Page, name: string): Promise<void> {
  await open(page, `/admin/employee?search=${encodeURIComponent(name)}`);
  await page.getByRole('table').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

test('HR keeps papers and a photo, sees what is due, and the employee sees the own papers', async ({
  page,
}) => {
  const employee = await elsewhere(page);
  await logIn(employee, '/employee/login', demo('employee'));
  await open(employee, '/employee/profile/education');
  await expect(employee.getByText('University of Dhaka')).toBeVisible();
  await expect(employee.getByRole('button', { name: /^Propose a change/ })).toBeVisible();
  await expect(employee.getByRole('button', { name: /Edit/ })).toHaveCount(0);
  await expectAccessible(employee);
  await open(employee, '/employee/profile/items');
  await expect(employee.getByText('HR keeps this.')).toBeVisible();
  await open(employee, '/employee/profile/documents');
  const own = employee.getByRole('region', { name: 'Documents' });
  await expect(own).toContainText('Passport');
  const name = (await employee.getByRole('heading', { level: 1 }).innerText()).trim();

  await logIn(page);
  await openPerson(page, name);
  await page.getByRole('link', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Add document' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add document' }).click();
  await expect(dialog.getByText('This is needed.').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Visa' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Visa for Singapore');
  await dialog.getByRole('textbox', { name: 'Number' }).fill('SG-4471');
  await giveDay(dialog, 'Issued on', dayFromToday(10));
  await giveDay(dialog, 'Valid until', dayFromToday(3));
  await give(page, dialog, { name: 'visa.pdf', buffer: samplePdf() });
  await expect(dialog.getByText('visa.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add document' }).click();
  await expect(dialog.getByRole('button', { name: 'Valid until', exact: true })).toBeVisible();
  await giveDay(dialog, 'Issued on', dayFromToday(-300));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add document' }).click();
  await expect(dialog).toBeHidden();
  const papers = page.getByRole('region', { name: 'Documents' });
  await expect(papers).toContainText('Visa for Singapore');
  await expect(papers.getByRole('link', { name: 'Open visa.pdf' })).toHaveAttribute(
    'href',
    /^\/files\//,
  );

  await page.getByRole('button', { name: 'Change the photo' }).click();
  await give(page, page.getByRole('dialog'), { name: 'face.png', buffer: samplePng(64, 64) });
  await isDrawn(page.locator('.person .face img'));
  await expectAccessible(page);

  await employee.reload();
  await expect(own).toContainText('SG-4471');
  await expect(own.getByRole('button')).toHaveCount(0);
  await isDrawn(employee.locator('.person .face img'));
  await employee.close();

  await open(page, '/admin/employee/due/documents');
  await expect(page.getByRole('row').filter({ hasText: 'days ago' }).first()).toBeVisible();
  await open(page, '/admin/employee/due/documents?span=30');
  const row = page.getByRole('row').filter({ hasText: 'Visa for Singapore' });
  await expect(row).toContainText('in 3 days');
  await isDrawn(row.locator('.face img'));
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Confirmations' }).click();
  const late = page.getByRole('row').filter({ hasText: 'overdue' });
  await expect(late.first()).toBeVisible();
  await expectAccessible(page);
  const before = await late.count();
  await late
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Extend probation' }).click();
  await giveDay(page.getByRole('dialog'), 'Confirmation due on', dayFromToday(60));
  await page.getByRole('dialog').getByRole('button', { name: 'Extend probation' }).click();
  await expect(late).toHaveCount(before - 1);
  await late
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Confirm' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(late).toHaveCount(before - 2);
  await late.first().getByRole('checkbox').check();
  await page
    .getByRole('region', { name: 'Actions' })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(late).toHaveCount(before - 3);
  await expect(page.getByText('1 employee confirmed')).toBeVisible();
});
