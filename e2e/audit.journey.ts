import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  address,
  demo,
  elsewhere,
  expect,
  expectAccessible,
  logIn,
  open,
  test,
} from './journey.ts';
import { ownHouse } from './own-house.ts';

test('an entry is found, opened and read, and the reading is in the log', async ({ page }) => {
  await logIn(page, '/admin/audit');
  await expect(page.getByRole('row', { name: /Logged in.*Farhana Akter/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Action' }).fill('Changed: Item');
  await page.getByRole('option', { name: 'Changed: Item' }).click();
  await expect(page).toHaveURL(`${address()}/admin/audit?action=item.change`);
  await page.reload();
  const title = page.getByRole('link', { name: 'Changed: Item' });
  await expect(
    page.getByRole('row', { name: /Changed: Item.*Farhana Akter.*Price.*Sealed/ }),
  ).toBeVisible();
  await title.click();
  const entry = page.getByRole('dialog', { name: 'Audit entry' });
  await expect(entry.getByRole('row', { name: /Price ৳1,52,000.00 ৳1,42,000.00/ })).toBeVisible();
  await expect(entry.getByText('Farhana Akter (User)')).toBeVisible();
  await expect(entry.getByText(/Seal \d+, /)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
  await expect(page).toHaveURL(`${address()}/admin/audit?action=item.change`);

  await title.click();
  await entry.getByRole('button', { name: 'All on this record' }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?recordId=[0-9a-f-]{36}$/);
  await expect(page.getByText('1 matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear One record' }).click();
  await expect(page).toHaveURL(`${address()}/admin/audit`);
  await expect(page.getByRole('row', { name: /Read: Audit entry.*Farhana Akter/ })).toHaveCount(2);
});

test('days and a person narrow the log, and it is given as a file', async ({ page }) => {
  await logIn(page, '/admin/audit');
  const until = page.getByRole('textbox', { name: 'Until' });
  await until.fill('2020-01-01');
  await until.press('Tab');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await page.getByRole('combobox', { name: 'Person' }).fill('sharmin');
  await page.getByRole('option', { name: /Sharmin Jahan/ }).click();
  await expect(page).toHaveURL(/actor=[0-9a-f-]{36}$/);
  await expect(page.getByRole('row', { name: /Logged in.*Sharmin Jahan/ }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Farhana/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Person' })).toHaveValue('Sharmin Jahan');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('When,Who,What,Record,Record id,Fields,Request,Seal');
  expect(file).toContain('Sharmin Jahan,identity.login,User,');
  expect(file).not.toContain('Farhana');
});

test('an administrator has the log checked; others read it, or do not find it', async ({
  page,
}) => {
  await logIn(page, '/admin/audit');
  const chain = page.getByRole('region', { name: 'State of the seals' });
  await expect(chain.getByText(/^Sealed up to /)).toBeVisible();
  await chain.getByRole('button', { name: 'Verify now' }).click();
  await expect(chain.getByText('The audit log is whole')).toBeVisible();
  await expect(chain.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expectAccessible(page);

  const reader = await elsewhere(page);
  await logIn(reader, '/employee/login', demo('hr'));
  await open(reader, '/admin/audit');
  await expect(reader.getByText(/^Sealed up to /)).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Verify now' })).toHaveCount(0);
  await reader.close();

  const payroll = await elsewhere(page);
  await logIn(payroll, '/login', demo('payroll'));
  await expect(payroll.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await open(payroll, '/admin/audit');
  await expect(payroll.getByRole('heading', { name: 'You may not open this page' })).toBeVisible();
  await payroll.close();
});

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('entries are cards, filters a sheet, and it speaks Bangla', async ({ page }) => {
    await logIn(page, '/admin/audit?action=item.change');
    const cards = page.getByRole('list', { name: 'Audit log' });
    await cards.getByRole('link', { name: 'Changed: Item' }).click();
    const entry = page.getByRole('dialog', { name: 'Audit entry' });
    await expect(entry.getByRole('row', { name: /Price/ })).toBeVisible();
    await expectAccessible(page);
    await entry.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('textbox', { name: 'From' })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Clear filters' }).click();
    await sheet.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await expect(page.getByRole('heading', { name: 'নিরীক্ষা খাতা' })).toBeVisible();
    await expect(page.getByText(/পর্যন্ত সিল করা/)).toBeVisible();
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

test.describe('after someone has changed the database past Muster', () => {
  ownHouse({
    prepare: (folder) =>
      execFileSync(process.execPath, [
        path.join(import.meta.dirname, '../server/src/testing/postgres/tamper.ts'),
        folder,
        `update audit_value set after = '{"userRole": "ADMIN"}' from audit_entry
          where id = audit_entry_id and action = 'user.change'`,
        `delete from audit_entry where action = 'bank.change'`,
      ]),
  });

  test('the check names the rows', async ({ page }) => {
    await logIn(page, '/admin/audit');
    await page.getByRole('button', { name: 'Verify now' }).click();
    const alert = page.getByRole('alert').filter({ hasText: '2 rows are broken' });
    await expect(alert.getByText('Changed: User')).toBeVisible();
    await expect(alert.getByText(/Its values are not what was written/)).toBeVisible();
    await expect(alert.getByText(/It was sealed and is gone/)).toBeVisible();
    await expectAccessible(page);
    await alert.getByRole('link', { name: 'Open' }).click();
    const entry = page.getByRole('dialog', { name: 'Audit entry' });
    await expect(entry.getByRole('row', { name: /Role.*RECRUITER.*ADMIN/ })).toBeVisible();
  });
});
