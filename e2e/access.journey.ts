import type { Page } from '@playwright/test';
import {
  demo,
  elsewhere,
  expect,
  expectAccessible,
  giveLogin,
  isInside,
  logIn,
  open,
  phone,
  picture,
  test,
  zone,
} from './journey.ts';
import { addPerson } from './people-steps.ts';

test.use({ ...zone });

const name = 'Karim Without Mail';
const chosen = 'a boat on the river';

interface Slip {
  readonly number: string;
  readonly word: string;
}

/** From the profile to the paper: what is printed is all that there is of the first password. */
async function giveSlip(page: Page): Promise<Slip> {
  await page.getByRole('link', { name: 'Access' }).click();
  const card = page.getByRole('region', { name: 'Access' });
  await expect(card.getByText('No access yet')).toBeVisible();
  await card.getByRole('button', { name: 'Give access' }).click();
  const form = page.getByRole('dialog', { name: 'Give access to 1 person' });
  await expect(form.getByText('1 slip to print')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('give'));
  await form.getByRole('button', { name: 'Give access' }).click();
  await expect(page.getByRole('heading', { name: 'Slips to print' })).toBeVisible();
  const slip = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(slip.getByText('Choose your own password. Tell it to nobody.')).toBeVisible();
  await expect(slip.getByText('কাউকে বলবেন না')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('slip'));
  const word = await slip.locator('.slip-word').innerText();
  const number = await slip.locator('dd.num').innerText();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByText('First password given')).toBeVisible();
  return { number, word };
}

/** The first login opens one page, wherever someone wanted to go. */
async function choosePassword(worker: Page, { number, word }: Slip): Promise<void> {
  await open(worker, '/employee/login');
  await giveLogin(worker, { email: number, password: word });
  const title = worker.getByRole('heading', { name: 'Choose your password' });
  await expect(title).toBeVisible();
  await open(worker, '/employee/attendance');
  await expect(title).toBeVisible();
  await expectAccessible(worker);
  await worker.screenshot(picture('choose'));
  const give = async (password: string) => {
    await worker.getByLabel('New password', { exact: true }).fill(password);
    await worker.getByLabel('New password again').fill(password);
    await worker.getByRole('button', { name: 'Save and go on' }).click();
  };
  await give(word);
  await expect(worker.getByText('Choose another one than the one on your slip.')).toBeVisible();
  await give(chosen);
  await isInside(worker);
}

/** Out at once, and the chosen password opens nothing while the login is disabled. */
async function disable(page: Page, worker: Page, number: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Access' });
  await card.getByRole('button', { name: 'Disable login' }).click();
  const sure = page.getByRole('dialog', { name: `Disable the login of ${name}?` });
  await sure.getByRole('button', { name: 'Disable login' }).click();
  await expect(card.getByText('Disabled', { exact: true })).toBeVisible();
  await open(worker, '/employee/profile/sessions');
  await expect(worker.getByRole('button', { name: 'Log in' })).toBeVisible();
  await giveLogin(worker, { email: number, password: chosen });
  await expect(worker.getByText('The e-mail address or the password is wrong.')).toBeVisible();
  await card.getByRole('button', { name: 'Enable login' }).click();
  const again = page.getByRole('dialog', { name: `Enable the login of ${name}?` });
  await again.getByRole('button', { name: 'Enable login' }).click();
  await expect(card.getByText('Has access')).toBeVisible();
}

test('a worker without e-mail comes in with a slip, chooses a password and checks in', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('hr'));
  await addPerson(page, { name, status: 'Confirmed' });
  const slip = await giveSlip(page);

  const worker = await elsewhere(page, { viewport: phone });
  await choosePassword(worker, slip);
  await expect(worker).toHaveURL(/\/employee\/attendance/);
  await worker.getByRole('button', { name: 'Come in' }).click();
  await expect(worker.getByText('You are in')).toBeVisible();

  const stranger = await elsewhere(page, { viewport: phone });
  await open(stranger, '/employee/login');
  await giveLogin(stranger, { email: slip.number, password: slip.word });
  await expect(stranger.getByText('The e-mail address or the password is wrong.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Access' }).getByText('Has access')).toBeVisible();
  await disable(page, worker, slip.number);
  await open(page, '/admin/access/slips');
  await expect(page.getByText('The slips are gone')).toBeVisible();
});

test('many get access at once: who gets what is seen first', async ({ page }) => {
  await logIn(page, '/employee/login', demo('hr'));
  await open(page, '/admin/employee?sort=number');
  await expect(page.getByText('EMP-00010')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Give access' }).click();
  const form = page.getByRole('dialog', { name: /Give access to \d+ people/ });
  await expect(form.getByText(/\d+ people skipped/)).toBeVisible();
  await expect(form.getByText('Has access already').first()).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('many'));
  await form.getByRole('radio', { name: 'By e-mail only' }).check();
  await expect(form.getByText('Has no e-mail address').first()).toBeVisible();
});
