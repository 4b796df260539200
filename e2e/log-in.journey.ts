import { address, admin, expect, expectAccessible, logIn, logOut, open, test } from './journey.ts';

test('the login page is small, precompressed, and loads nothing of the panel', async ({ page }) => {
  const files = new Map<string, { size: number; encoding: string }>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/javascript|css/.test(type)) return;
    const encoding = response.headers()['content-encoding'] ?? 'none';
    void response
      .request()
      .sizes()
      .then((sizes) => files.set(response.url(), { size: sizes.responseBodySize, encoding }));
  });
  await open(page, '/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.size).toBeGreaterThan(2);
  const all = [...files.values()];
  const kilobytes = all.reduce((sum, file) => sum + file.size, 0) / 1000;
  console.log(`login page: ${kilobytes.toFixed(1)} kB of script and style in ${files.size} files`);
  expect(kilobytes).toBeLessThan(160);
  expect(all.filter((file) => file.encoding !== 'br')).toEqual([]);
  const loaded = [...files.keys()].map((url) => new URL(url).pathname);
  expect(loaded.filter((name) => /panel|list|master|profile|users|toasts/.test(name))).toEqual([]);
});

test('in, out, and back to where one wanted to go', async ({ page }) => {
  await open(page, '/admin/master/designation?active=No');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expectAccessible(page);

  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'The e-mail address or the password is wrong.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(admin.email);

  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page).toHaveURL(`${address()}/admin/master/designation?active=No`);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

test('whoever logs out is out at once, even while the server says nothing', async ({ page }) => {
  await logIn(page);
  await page.route('**/logout', () => undefined);
  await logOut(page);
  expect(await page.evaluate(() => localStorage.getItem('muster.login'))).toContain('"token":null');
  await expect(page).toHaveURL(/\/login$/);
  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a next that leads elsewhere is not followed', async ({ page }) => {
  await logIn(page, '/login?next=https://elsewhere.example/x');
  await expect(page).toHaveURL(`${address()}/admin/dashboard`);
});

test('a page that does not exist says so, inside and outside the panel', async ({ page }) => {
  await open(page, '/nowhere');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await logIn(page);
  await open(page, '/admin/master/nothing');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await open(page, '/admin/nowhere');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('theme and language change in place and stay', async ({ page }) => {
  await logIn(page, '/admin/master/designation');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { name: 'পদবিসমূহ' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'পদবিসমূহ' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Designations' })).toBeVisible();
});
