import { staff } from '../server/src/demo/company/staff.ts';
import {
  address,
  demo,
  expect,
  expectAccessible,
  giveLogin,
  isInside,
  logIn,
  logOut,
  open,
  picture,
  test,
  place,
} from './journey.ts';

/** The demo gives numbers in the order of its people. */
const numberOf = (email: string): string => {
  const at = staff.findIndex(([, , , , more]) => more?.email === email) + 1;
  return `EMP-${String(at).padStart(5, '0')}`;
};

test('an employee logs in by e-mail and by number, and stays in the own panel', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('employee'));
  await expect(page).toHaveURL(`${address()}/employee/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Good .*, Rafiqul Islam$/);
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot(picture('employee'));

  await open(page, '/admin/users');
  await expect(page.getByRole('heading', { name: 'You may not open this page' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL(`${address()}/employee/dashboard`);
  await open(page, '/employee/nowhere');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await isInside(page);

  await logOut(page);
  await expect(page).toHaveURL(`${address()}/employee/login`);
  await giveLogin(page, { ...demo('employee'), email: numberOf('employee@example.com') });
  await isInside(page);
  await expect(page).toHaveURL(`${address()}/employee/dashboard`);
});

test('the head of HR starts in the administration and has the own panel beside it', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('hr'));
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(place(page, 'Set-up')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('administration'));
  await page.getByRole('link', { name: 'My panel' }).click();
  await expect(page).toHaveURL(`${address()}/employee/dashboard`);
  await page.getByRole('link', { name: 'Administration' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await logOut(page);
  await expect(page).toHaveURL(`${address()}/employee/login`);

  // the next session begins at the same login and goes on to where it was wanted
  await open(page, '/admin/users?userRole=ADMIN');
  await expect(page).toHaveURL(/\/employee\/login\?next=/);
  await giveLogin(page, demo('hr'));
  await expect(page).toHaveURL(`${address()}/admin/users?userRole=ADMIN`);
});

test('a head of department finds in the administration what the role allows', async ({ page }) => {
  await logIn(page, '/employee/login', demo('hod'));
  await expect(page).toHaveURL(`${address()}/employee/dashboard`);
  await page.getByRole('link', { name: 'Administration' }).click();
  await place(page, 'Set-up').click();
  await expect(page.getByRole('link', { name: 'Departments' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  await open(page, '/admin/users');
  await expect(page.getByRole('heading', { name: 'You may not open this page' })).toBeVisible();
  await isInside(page);
});

test('an applicant has a panel and a login of their own', async ({ page }) => {
  await open(page, '/applicant/dashboard');
  await expect(page).toHaveURL(/\/applicant\/login/);
  await expectAccessible(page);
  await giveLogin(page, demo('applicant'));
  await expect(page).toHaveURL(`${address()}/applicant/dashboard`);
  await isInside(page);
  await expectAccessible(page);
  await page.screenshot(picture('applicant'));
  await open(page, '/employee/dashboard');
  await expect(page.getByRole('heading', { name: 'You may not open this page' })).toBeVisible();
  await open(page, '/applicant/nowhere');
  await isInside(page);
  await logOut(page);
  await expect(page).toHaveURL(`${address()}/applicant/login`);
});

test('the three logins lead to each other and keep where one wanted to go', async ({ page }) => {
  await open(page, '/admin/master/designation');
  await page.getByRole('link', { name: 'Employees', exact: true }).click();
  await expect(page).toHaveURL(/\/employee\/login\?next=%2Fadmin%2Fmaster%2Fdesignation/);
  await page.getByRole('link', { name: 'Applicants' }).click();
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(`${address()}/applicant/register`);
  await page.goBack();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(`${address()}/applicant/forgot-password`);
  await expectAccessible(page);
});

test('how the frame looks is chosen in place and stays', async ({ page }) => {
  await logIn(page, '/admin/users');
  const side = page.getByRole('navigation', { name: 'Main navigation' });
  await page.getByRole('button', { name: 'Account menu' }).click();
  for (const name of ['Dark sidebar', 'Dark top bar', 'Full width'])
    await page.getByRole('menuitemcheckbox', { name }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(side).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('banner')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
  await page.screenshot(picture('dark-bars'));
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible();
  const other = await page.context().newPage();
  await open(other, '/admin/users');
  await expect(other.getByRole('button', { name: 'Collapse the sidebar' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu of each panel is a drawer', async ({ page }) => {
    await logIn(page, '/employee/login', demo('ceo'));
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main navigation' });
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Administration' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(menu).toBeHidden();
    await page.screenshot(picture('administration-phone'));
  });
});
