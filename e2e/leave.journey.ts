import type { Locator, Page } from '@playwright/test';
import { balanceOf, dayButton, makeKind, monthFromNow, workdays } from './leave-steps.ts';
import {
  demo,
  elsewhere,
  expect,
  expectAccessible,
  logIn,
  logOut,
  open,
  phone,
  picture,
  test,
  zone,
} from './journey.ts';

test.use(zone);

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

/** HR adds a kind of leave; what it does not change is filled in. */
async function addKind(page: Page, name: string, short: string): Promise<void> {
  await open(page, '/admin/leave-type');
  await page.getByRole('button', { name: 'Add kind of leave' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add kind of leave' });
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await form.getByRole('button', { name: 'Add kind of leave' }).click();
  await expect(form.getByText('2 fields need attention')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Short name' }).fill(short);
  await form.getByRole('textbox', { name: 'Days a year' }).fill('12');
  await form.locator('summary', { hasText: 'Who agrees' }).click();
  await form.getByRole('button', { name: 'Add one who agrees' }).click();
  await form.getByRole('button', { name: 'Remove Second-tier line manager' }).click();
  await expectAccessible(page);
  await page.screenshot(picture('kind-form'));
  await form.getByRole('button', { name: 'Add kind of leave' }).click();
  await expect(row(page, new RegExp(`${name}.*12 days.*Line manager`))).toBeVisible();
}

/** A single day, by as few clicks as can be; answers how many there were. */
async function applyForDay(page: Page, kind: string, day: string): Promise<number> {
  let clicks = 0;
  const click = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };
  await click(page.getByRole('button', { name: 'Apply for leave' }));
  const form = page.getByRole('dialog', { name: 'Apply for leave' });
  await click(form.getByText(kind));
  await click(dayButton(form, day));
  await expect(form.getByText('Takes 1 day')).toBeVisible();
  await expect(form.getByText('You will have')).toBeVisible();
  await page.screenshot(picture('apply-phone'));
  await click(form.getByRole('button', { name: 'Send' }));
  await expect(page.getByText('Your application was sent')).toBeVisible();
  return clicks;
}

test('HR makes a kind of leave, and a day of it is four clicks away on a phone', async ({
  page,
}) => {
  // many screens one after another; a busy machine takes its time
  const kind = 'Study leave';
  const hr = await elsewhere(page);
  await logIn(hr, '/employee/login', demo('hr'));
  await addKind(hr, kind, 'STU');
  await hr.context().close();

  await page.setViewportSize(phone);
  await logIn(page, '/employee/login', demo('employee'));
  await open(page, '/employee/leave');
  await expect(balanceOf(page, kind)).toContainText('12 left of 12');
  const [single = ''] = await workdays(page, monthFromNow(0), 1);
  expect(await applyForDay(page, kind, single)).toBeLessThanOrEqual(4);
  await expect(balanceOf(page, kind)).toContainText('1 day waiting');
  await expectAccessible(page);
  await page.screenshot(picture('own-phone'));
  await page.getByRole('button', { name: new RegExp(`Actions for ${kind}`) }).click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The application is taken back')).toBeVisible();
  await expect(balanceOf(page, kind)).not.toContainText('waiting');
});

test('a manager agrees to less than was asked for; what is cancelled comes back', async ({
  page,
}) => {
  const kind = 'Field leave';
  const manager = await elsewhere(page);
  await logIn(manager, '/employee/login', demo('hr'));
  await makeKind(manager, kind, 'FLD');
  await logOut(manager);
  await logIn(page, '/employee/login', demo('employee'));
  const next = monthFromNow(1);
  // after December that is another year
  const ownList = `/employee/leave?year=${next.slice(0, 4)}`;
  await open(page, ownList);
  const [first = '', , last = ''] = await workdays(page, next, 3);
  await page.getByRole('button', { name: 'Apply for leave' }).click();
  const form = page.getByRole('dialog', { name: 'Apply for leave' });
  await form.getByText(kind).click();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('1 field needs attention')).toBeVisible();
  await form.getByRole('button', { name: 'Next month' }).click();
  await dayButton(form, first).click();
  await dayButton(form, last).click();
  await expect(form.getByText('Takes 3 days')).toBeVisible();
  await form.getByLabel('Reason').fill('Examination week');
  await expectAccessible(page);
  await page.screenshot(picture('apply'));
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(row(page, new RegExp(`${kind}.*3 days.*Waits for Sabbir Khan`))).toBeVisible();
  await page.screenshot(picture('own'));

  await logIn(manager, '/employee/login', demo('manager'));
  await open(manager, '/employee/inbox');
  await row(manager, /Field leave/)
    .getByRole('link')
    .first()
    .click();
  const asked = manager.getByRole('dialog', { name: /^Leave: Rafiqul Islam/ });
  await expect(asked).toContainText('Examination week');
  await expect(asked).toContainText(/12 days left.*9 days after a yes/);
  await expect(asked.getByRole('region', { name: 'The team on these days' })).toBeVisible();
  await asked.getByLabel('Days to agree to').fill('2');
  // the yes to all of them steps aside
  await expect(asked.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await expectAccessible(manager);
  await manager.screenshot(picture('inbox-leave'));
  await asked.getByRole('button', { name: 'Approve 2 days' }).click();
  await expect(manager.getByText(/^Approved: Leave application/)).toBeVisible();
  await expect(asked).toHaveCount(0);
  await open(manager, `/employee/leave/team?status=All&year=${next.slice(0, 4)}`);
  await expect(row(manager, /Rafiqul Islam.*2 days of 3 days.*Approved/)).toBeVisible();

  await page.reload();
  await expect(balanceOf(page, kind)).toContainText('10 left of 12');
  await open(page, `/employee/calendar?month=${first.slice(0, 7)}`);
  await expect(page.getByText(`Rafiqul Islam · ${kind}`)).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('month'));
  await page.getByRole('button', { name: 'Today' }).focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(new RegExp(`month=${monthFromNow(2)}`));
  await page.keyboard.press('t');
  await expect(page).not.toHaveURL(/month=/);

  await open(page, ownList);
  await row(page, new RegExp(`${kind}.*Approved`))
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the leave' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this leave?' })
    .getByRole('button', { name: 'Cancel the leave' })
    .click();
  await expect(page.getByText('The leave is cancelled')).toBeVisible();
  await expect(balanceOf(page, kind)).toContainText('12 left of 12');
  await open(page, `/employee/calendar?month=${first.slice(0, 7)}`);
  await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  await expect(page.getByText(`Rafiqul Islam · ${kind}`)).toHaveCount(0);
  await manager.context().close();
});

interface Escalated {
  readonly _id: string;
  readonly recordId: string;
  readonly steps: readonly { readonly escalatedFrom: string | null }[];
}

/** Of what someone decided, one that had waited too long for another. */
const escalatedOne = (page: Page): Promise<Escalated | undefined> =>
  page.evaluate(async () => {
    const { state } = JSON.parse(localStorage.getItem('muster.login') ?? '{}');
    const headers = { authorization: `Bearer ${state.token}` };
    const answer = await fetch('/api/v1/inbox/data?which=decided&limit=100', { headers });
    // as the contract promises it
    const { data } = (await answer.json()) as { data: Escalated[] };
    return data.find(({ steps }) => steps.some(({ escalatedFrom }) => escalatedFrom !== null));
  });

test('what waited too long says so, in the inbox and with the application', async ({ page }) => {
  await logIn(page, '/employee/login', demo('second'));
  const found = await escalatedOne(page);
  const drawer = page.getByRole('dialog');
  for (const address of [
    `/employee/inbox?which=decided&open=${found?._id}`,
    `/employee/leave/team?open=${found?.recordId}`,
  ]) {
    await open(page, address);
    await expect(drawer).toContainText(
      /Approved.*Delwar Hossain \(Second-tier line manager\).*Not decided in time by Line manager, moved up on/,
    );
    await expectAccessible(page);
    await page.screenshot(picture('moved-up'));
    await page.keyboard.press('Escape');
  }
});
