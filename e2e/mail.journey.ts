import { type MailSink, startMailSink } from '../server/src/testing/files/mail-sink.ts';
import { askForLink } from './forgot-password-steps.ts';
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
  test,
} from './journey.ts';
import { ownHouse } from './own-house.ts';

let mail: MailSink;
ownHouse({
  isFirst: true,
  settings: async () => {
    mail = await startMailSink();
    return { SMTP_URL: mail.url, MAIL_FROM: 'muster@example.com' };
  },
});
test.afterAll(() => mail.stop());

/** The link in the newest mail to someone. */
async function linkTo(email: string): Promise<string> {
  const found = () => mail.received.findLast(({ to }) => to.includes(email));
  await expect.poll(found).toBeDefined();
  const link = /https?:\/\/\S+/.exec(found()?.text ?? '')?.[0] ?? '';
  mail.received.length = 0;
  return link;
}

test('an applicant registers, confirms the address and is in', async ({ page }) => {
  const rumana = { email: 'rumana@example.com', password: 'four quiet river boats' };
  await open(page, '/applicant/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Without your consent we may not keep your data.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await page.getByLabel('Name').fill('Rumana Begum');
  await page.getByLabel('E-mail').fill(rumana.email);
  await page.getByLabel('Phone').fill('+880 1712 345678');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(rumana.password);
  await page.getByRole('button', { name: 'Register' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Successful! Check your email' })).toBeFocused();
  await expect(page.getByText(rumana.email)).toBeVisible();
  await expectAccessible(page);

  const link = await linkTo(rumana.email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await isInside(page);
  await expect(page).toHaveURL(`${address()}/applicant/dashboard`);
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();

  await logOut(page);
  await giveLogin(page, rumana);
  await isInside(page);
  await logOut(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is not valid any more');
});

for (const [kind, name, first] of [
  ['', 'payroll', /\/admin\/dashboard$/],
  ['/employee', 'employee', /\/employee\/dashboard$/],
  ['/applicant', 'applicant', /\/applicant\/dashboard$/],
] as const)
  test(`a forgotten password of ${name} is chosen anew by a mailed link`, async ({ page }) => {
    const { email } = demo(name);
    const password = `four fresh words for ${name}`;
    await open(page, `${kind}/login`);
    await askForLink(page, email);
    const link = await linkTo(email);
    expect(new URL(link).pathname).toMatch(new RegExp(`^${kind}/reset-password/`));

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('New password again').fill('something else');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await expect(page.getByText('The two new passwords differ.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('New password again').fill(password);
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await isInside(page);
    await expect(page).toHaveURL(first);
    await expect(page.getByText('Your password has been changed')).toBeVisible();

    await logOut(page);
    await expect(page).toHaveURL(`${address()}${kind}/login`);
    await giveLogin(page, { email, password });
    await isInside(page);
    await logOut(page);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('New password again').fill(password);
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await expect(page.getByRole('alert')).toContainText('This link is not valid any more');
  });

test('a user without a password chooses one by the mailed link', async ({ page }) => {
  await logIn(page, '/admin/users?open=new');
  const form = page.getByRole('dialog', { name: 'Add user' });
  await form.getByLabel('Name').fill('Selina Parvin');
  await form.getByLabel('E-mail').fill('selina@example.com');
  await form.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'HR officer' }).click();
  await form.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('User added successfully')).toBeVisible();
  await logOut(page);
  await page.goto(await linkTo('selina@example.com'));
  await page.getByLabel('New password', { exact: true }).fill('five new words of selina');
  await page.getByLabel('New password again').fill('five new words of selina');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await isInside(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toContainText('Selina Parvin');
});
