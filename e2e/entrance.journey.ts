import { staff } from '../server/src/demo/company/staff.ts';
import { askForLink } from './forgot-password-steps.ts';
import {
  address,
  admin,
  demo,
  expect,
  expectAccessible,
  giveLogin,
  isInside,
  logOut,
  open,
  phone,
  picture,
  test,
} from './journey.ts';

/** The demo gives numbers in the order of its people. */
const place = staff.findIndex(([, , , , more]) => more?.email === 'employee@example.com') + 1;
const number = `EMP-${String(place).padStart(5, '0')}`;

test('one page lets everyone in, each to the own panel', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Log in to Muster' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('entrance'));

  await giveLogin(page, { ...demo('employee'), password: 'not this one' });
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
  for (const [who, start] of [
    [{ ...admin, email: number }, '/employee/dashboard'],
    [demo('employee'), '/employee/dashboard'],
    [demo('hr'), '/admin/dashboard'],
    [admin, '/admin/dashboard'],
    [demo('applicant'), '/applicant/dashboard'],
  ] as const) {
    await open(page, '/');
    await giveLogin(page, who);
    await isInside(page);
    await expect(page).toHaveURL(address() + start);
    // whoever is in needs no login
    await open(page, '/');
    await expect(page).toHaveURL(address() + start);
    await logOut(page);
  }
});

test('where one wanted to go is kept, and a job is applied for by registering', async ({
  page,
}) => {
  await open(page, '/?next=/admin/users?userRole=ADMIN');
  await giveLogin(page, admin);
  await expect(page).toHaveURL(`${address()}/admin/users?userRole=ADMIN`);
  await logOut(page);
  await open(page, '/');
  await page.getByRole('link', { name: 'Register as an applicant' }).click();
  await expect(page).toHaveURL(`${address()}/applicant/register`);
  await open(page, '/');
  await askForLink(page, number, 'E-mail or employee number');
  await expect(page.getByText(`If there is an account for ${number}`)).toBeVisible();
});

test('a wrong door shows the right one to whoever knows the password', async ({ page }) => {
  await open(page, '/login?next=/employee/leave');
  await giveLogin(page, { ...demo('employee'), password: 'not this one' });
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
  await giveLogin(page, demo('employee'));
  const said = page.getByRole('alert');
  await expect(said).toContainText('this is not your login page. Log in as an employee.');
  await expectAccessible(page);
  await page.screenshot(picture('wrong-door'));
  await said.getByRole('link', { name: 'Go to your login page' }).click();
  await expect(page).toHaveURL(/\/employee\/login\?next=/);
  await giveLogin(page, demo('employee'));
  await expect(page).toHaveURL(`${address()}/employee/leave`);
});

test.describe('on a phone, in Bangla', () => {
  test.use({ viewport: phone });

  test('the one page is whole, and the language stays', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await expect(page.getByRole('heading', { name: 'Muster-এ লগ ইন করুন' })).toBeVisible();
    await expectAccessible(page);
    await page.screenshot(picture('entrance-phone-bangla'));
    await page.getByLabel('ই-মেইল বা কর্মী নম্বর').fill(number);
    await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'লগ ইন' }).click();
    await expect(page).toHaveURL(`${address()}/employee/dashboard`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  });
});
