import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demo, elsewhere, expect, expectAccessible, logIn, open, test, zone } from './journey.ts';

test.use(zone);

/** Another system with its people, on this machine. */
async function otherSystem(people: () => object[]) {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['x-api-key']);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { items: people() } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { keys, address: `http://127.0.0.1:${port}/people`, close: () => server.close() };
}

const person = (code: string, more: object = {}) => ({
  emp: { code, full_name: `Fed ${code}` },
  sex: 'F',
  dept: 'Supply Chain',
  jobTitle: 'Warehouse Officer',
  hireDate: '05/01/2021',
  shoeSize: 41,
  ...more,
});

test('a feed is tried, joined to our fields, previewed and synced; wrong rows are told', async ({
  page,
}) => {
  let people = [person('Y-1'), person('Y-2', { dept: 'Nowhere' })];
  const other = await otherSystem(() => people);
  await logIn(page, '/admin/employee/sync');
  await expect(page.getByText('No feed is set up yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sync now' })).toBeDisabled();
  await page.getByRole('button', { name: 'Try the feed' }).click();
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Address' }).fill(other.address);
  await page.getByRole('button', { name: 'Try the feed' }).click();
  await expect(page.getByText('127.0.0.1 is an internal address.')).toBeVisible();
  expect(other.keys).toEqual([]);
  await page.getByRole('switch', { name: 'Allow addresses of our own network' }).check();
  await page.getByRole('button', { name: 'Try the feed' }).click();
  await expect(page.getByText('Lists were found at: data.items.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Where the list is' }).fill('data.items');
  await page.getByRole('textbox', { name: 'Header', exact: true }).fill('X-Api-Key');
  await page.getByLabel('Value of the header').fill('sesame');
  await page.getByRole('combobox', { name: 'How dates are written' }).click();
  await page.getByRole('option', { name: /^Day first/ }).click();
  await page.getByRole('button', { name: 'Try the feed' }).click();
  await expect(page.getByText('2 rows found')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Our field for emp.code' })).toHaveValue(
    'Employee number *',
  );
  await page.getByRole('button', { name: /^Translate values.*Gender/ }).press('Enter');
  const words = page.getByRole('list', { name: 'Translate the values of Gender' });
  await words.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Female' }).click();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Organisation chart' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save the feed' }).click();
  await expect(page.getByText('Last change')).toBeVisible();
  await expect(page.getByLabel('Value of the header')).toHaveValue('');

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page).toHaveURL(/\/admin\/employee\/import\/[0-9a-f-]{36}/);
  await expect(page.getByText('Department: There is nothing of this name here.')).toBeVisible();

  const hr = await elsewhere(page);
  await logIn(hr, '/employee/login', demo('hr'));
  await open(hr, '/admin/employee/sync');
  await expect(hr.getByRole('heading', { name: 'HRIS sync' })).toBeVisible();
  await expect(hr.getByRole('textbox', { name: 'Address' })).toHaveCount(0);
  await hr.getByRole('button', { name: 'Sync now' }).click();
  await expect(hr.getByRole('heading', { name: 'Result' })).toBeVisible();
  await expect(
    hr.getByRole('row', { name: /Y-2 Refused Department: There is nothing/ }),
  ).toBeVisible();
  await hr.getByRole('button', { name: 'New 1' }).click();
  const file = hr.waitForEvent('download');
  await hr.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toContain('1,Y-1,New,');
  const run = hr.getByRole('listitem').filter({ hasText: /Applied.*1 new, .*1 refused/ });
  await expect(run).toBeVisible();
  people = [person('Y-1')];
  await hr.getByRole('button', { name: 'Sync now' }).click();
  await expect(hr.getByRole('button', { name: 'Unchanged 1' })).toBeVisible();
  await hr.getByRole('link', { name: 'Open the profile of Y-1' }).click();
  await expect(hr.getByRole('heading', { name: 'Fed Y-1' })).toBeVisible();
  expect(new Set(other.keys.slice(1))).toEqual(new Set(['sesame']));

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/admin/employee/sync');
  await expect(page.getByRole('heading', { name: 'Last runs' })).toBeVisible();
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('sync-phone-dark.png'), fullPage: true });
  other.close();
});
