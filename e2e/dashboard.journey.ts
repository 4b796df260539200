import type { Page } from '@playwright/test';
import {
  address,
  admin,
  demo,
  expect,
  expectAccessible,
  isInside,
  loggedInElsewhere,
  logIn,
  phone,
  test,
  zone,
} from './journey.ts';
import { monthFromNow, workdays } from './leave-steps.ts';

test.use(zone);

const picture = (name: string) => ({ path: test.info().outputPath(`${name}.png`), fullPage: true });

/** A call by whoever is logged in there: what other journeys do by hand is only prepared here. */
const send = (page: Page, path: string, data: object): Promise<unknown> =>
  page.evaluate(
    async ([url, body]) => {
      const { state } = JSON.parse(localStorage.getItem('muster.login') ?? '{}');
      const headers = {
        authorization: `Bearer ${state.token}`,
        'content-type': 'application/json',
      };
      const answer = await fetch(url, { method: 'POST', headers, body });
      return answer.ok ? answer.json() : Promise.reject(new Error(await answer.text()));
    },
    [`/api/v1${path}`, JSON.stringify(data)] as const,
  );

async function askForLeave(employee: Page, office: Page): Promise<void> {
  const kind = { fullName: 'Board leave', shortName: 'BD', yearlyDays: 12, proRata: 'No' };
  const made = (await send(office, '/leave-type', { ...kind, chain: ['lineManager'] })) as {
    leaveType: { _id: string };
  };
  const [start, last] = await workdays(employee, monthFromNow(2), 2);
  await send(employee, '/employee-panel/leave-application', {
    leaveType: made.leaveType._id,
    applicationStartDate: start,
    applicationEndDate: last,
    reason: 'A wedding in Sylhet',
  });
}

async function comeAndGo(page: Page): Promise<void> {
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await today.getByRole('button', { name: 'Come in' }).dblclick();
  await expect(page.getByText(/^You came at/)).toBeVisible();
  await expect(today.getByRole('button', { name: 'Go out' })).toBeVisible();
  await expect(today.getByText('In', { exact: true }).locator('..')).toContainText(/\d\d:\d\d/);
  await page.reload();
  await expect(today.getByRole('button', { name: 'Go out' })).toBeVisible();
}

async function letStandIn(manager: Page): Promise<void> {
  await manager
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .click();
  await manager.getByRole('link', { name: 'Standing in' }).click();
  await manager.getByRole('button', { name: 'Let someone stand in' }).click();
  const form = manager.getByRole('dialog', { name: 'Let someone stand in' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('need attention')).toBeVisible();
  await form.getByRole('combobox', { name: 'Who stands in' }).fill('Rafiqul');
  await manager
    .getByRole('option', { name: /Rafiqul Islam/ })
    .first()
    .click();
  await form.getByLabel('Until').fill(`31/12/${Number(monthFromNow(12).slice(0, 4)) + 1}`);
  await form.getByLabel('Until').press('Tab');
  await expectAccessible(manager);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('a year at most');
  await form.getByLabel('Until').fill(await form.getByLabel('From').inputValue());
  await form.getByLabel('Until').press('Tab');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByText('Rafiqul Islam stands in')).toBeVisible();
  await manager.screenshot(picture('standing-in'));
  await manager.getByRole('button', { name: /^End: Rafiqul Islam/ }).click();
  await expect(manager.getByText('Nobody stands in for you')).toBeVisible();
}

test('from the first screen one comes to work, and a manager agrees to leave in one click', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await logIn(page, '/employee/login', demo('employee'));
  await expect(page).toHaveURL(`${address()}/employee/dashboard`);
  await comeAndGo(page);
  const office = await loggedInElsewhere(page, '/login', admin);
  await expect(office).toHaveURL(`${address()}/admin/dashboard`);
  await expect(office.getByRole('region', { name: 'The company today' })).toContainText('Present');
  const moves = office.getByRole('region', { name: 'Comings and goings' });
  await expect(moves).toContainText('To be confirmed');
  await expectAccessible(office);
  await office.screenshot(picture('office'));
  await askForLeave(page, office);

  const manager = await loggedInElsewhere(page, '/employee/login', demo('manager'));
  const waits = manager.getByRole('region', { name: 'Waits for you' });
  const line = waits.getByRole('listitem').filter({ hasText: 'Board leave' });
  await expect(line).toContainText('Board leave, 2 days');
  await expect(manager.getByRole('region', { name: 'My team today' })).toContainText('Present');
  await expectAccessible(manager);
  await manager.screenshot(picture('manager'));
  await line.getByRole('button', { name: 'Approve: Leave, Rafiqul Islam' }).click();
  await expect(manager.getByText('Approved: Leave, Rafiqul Islam')).toBeVisible();
  await expect(line).toHaveCount(0);
  await letStandIn(manager);

  await page.reload();
  await isInside(page);
  await expectAccessible(page);
  await page.screenshot(picture('employee-phone'));
  const leave = page.getByRole('region', { name: 'My leave' });
  await expect(leave).toContainText('Board leave');
  await leave.getByRole('link', { name: 'Apply for leave' }).click();
  await expect(page).toHaveURL(/\/employee\/leave\?open=new/);
});
