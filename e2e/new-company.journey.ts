import type { Locator, Page } from '@playwright/test';
import { type MailSink, startMailSink } from '../server/src/testing/files/mail-sink.ts';
import { askForLink } from './forgot-password-steps.ts';
import {
  address,
  expect,
  expectAccessible,
  isInside,
  logOut,
  picture,
  place,
  test,
} from './journey.ts';
import { firstAdministrator } from './new-house-steps.ts';
import { ownHouse } from './own-house.ts';

let mail: MailSink;
const house = ownHouse({
  isFirst: true,
  settings: async () => {
    mail = await startMailSink();
    return { MUSTER_DEMO: 'off', SMTP_URL: mail.url, MAIL_FROM: 'muster@example.com' };
  },
});
test.afterAll(() => mail.stop());

const rahim = { email: 'rahim@example.com', password: 'four quiet river boats' };
const list = (page: Page) => page.getByRole('region', { name: 'Set up your company' });

/** From the list of what is missing into the form of one step. */
async function begin(page: Page, step: string): Promise<Locator> {
  await place(page, 'Home').click();
  await list(page).getByRole('link', { name: step }).click();
  return page.getByRole('dialog');
}

async function finish(page: Page, form: Locator, button: string | RegExp): Promise<void> {
  await form.getByRole('button', { name: button }).click();
  await expect(form).toBeHidden();
  await expect(page).not.toHaveURL(/[?&]open=/);
}

async function choose(page: Page, box: Locator, name: string): Promise<void> {
  await box.click();
  await page.getByRole('option', { name }).click();
  await expect(box).toHaveValue(name);
}

/** Whom the company consists of and when they work, by the list alone. */
async function setUp(page: Page): Promise<void> {
  const company = await begin(page, 'Add your company');
  await company.getByLabel('Name').first().fill('Padma Apparel');
  await finish(page, company, /^Add (company|concern)$/);
  const department = await begin(page, 'Add a department');
  await department.getByLabel('Name').first().fill('Sewing');
  const owner = department.getByRole('combobox', { name: /^(Company|Concern)/ });
  await choose(page, owner, 'Padma Apparel');
  await finish(page, department, 'Add department');
  const designation = await begin(page, 'Add a designation');
  await designation.getByLabel('Name').first().fill('Operator');
  await finish(page, designation, 'Add designation');
  const shift = await begin(page, 'Add a shift');
  await shift.getByLabel('Name').first().fill('Day');
  await shift.getByLabel('Short name').fill('D');
  await finish(page, shift, 'Add shift');
  const roster = await begin(page, 'Assign the shift');
  const target = roster.getByRole('combobox', { name: 'For' });
  await target.click();
  await page.getByRole('option', { name: 'Everyone' }).click();
  await roster.getByText('One shift on working days').click();
  await choose(page, roster.getByRole('combobox', { name: 'Shift' }), 'Day');
  await finish(page, roster, /^(Add roster|Assign shift)$/);
}

/** The first person, and that they can log in. */
async function addRahim(page: Page): Promise<void> {
  await place(page, 'Home').click();
  await expect(list(page).getByText('Done', { exact: true })).toHaveCount(6);
  await expectAccessible(page);
  await page.screenshot(picture('set-up-list'));
  await list(page).getByRole('link', { name: 'Add your employees' }).click();
  await page.getByRole('button', { name: 'Add employee' }).first().click();
  const form = page.getByRole('form', { name: 'Add employee' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Rahim Uddin');
  await choose(page, form.getByRole('combobox', { name: 'Designation' }), 'Operator');
  await choose(page, form.getByRole('combobox', { name: 'Department' }), 'Sewing');
  await form.getByLabel('Work e-mail').fill(rahim.email);
  await form.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText('Employee added successfully')).toBeVisible();
}

/** By the mailed link: nobody typed where it leads. */
async function chooseFirstPassword(page: Page): Promise<void> {
  await logOut(page);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.getByRole('link', { name: 'Employees', exact: true }).click();
  await expect(page).toHaveURL(/\/employee\/login/);
  await askForLink(page, rahim.email);
  const found = () => mail.received.findLast(({ to }) => to.includes(rahim.email));
  await expect.poll(found).toBeDefined();
  await page.goto(/https?:\/\/\S+/.exec(found()?.text ?? '')?.[0] ?? '');
  await page.getByLabel('New password', { exact: true }).fill(rahim.password);
  await page.getByLabel('New password again').fill(rahim.password);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await isInside(page);
}

test('an empty company comes to a first check-in, and nobody types an address', async ({
  page,
}) => {
  await firstAdministrator(page, house);
  await expect(list(page)).toBeVisible();
  await setUp(page);
  await addRahim(page);
  await chooseFirstPassword(page);
  await expect(page).toHaveURL(`${address()}/employee/dashboard`);
  await page.getByRole('button', { name: /^(Come in|Check in)$/ }).click();
  await expect(page.getByRole('button', { name: /^(Go out|Check out)$/ })).toBeVisible();
  await expectAccessible(page);
});
