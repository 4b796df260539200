import { dayButton, makeKind, monthFromNow, workdays } from './leave-steps.ts';
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

test('leave is sent back with what to change, changed, sent again and agreed to', async ({
  page,
}) => {
  const kind = 'Harvest leave';
  const manager = await elsewhere(page);
  await logIn(manager, '/employee/login', demo('hr'));
  await makeKind(manager, kind, 'HRV');
  await logOut(manager);
  await logIn(page, '/employee/login', demo('employee'));
  const month = monthFromNow(2);
  await open(page, `/employee/leave?year=${month.slice(0, 4)}`);
  const [first = '', , last = ''] = await workdays(page, month, 3);
  await page.getByRole('button', { name: 'Apply for leave' }).click();
  const form = page.getByRole('dialog', { name: 'Apply for leave' });
  await form.getByText(kind).click();
  await form.getByRole('button', { name: 'Next month' }).click();
  await form.getByRole('button', { name: 'Next month' }).click();
  await dayButton(form, first).click();
  await dayButton(form, last).click();
  await expect(form.getByText('Takes 3 days')).toBeVisible();
  await form.getByRole('button', { name: 'Send' }).click();
  const own = page.getByRole('row', { name: new RegExp(kind) });
  await expect(own).toContainText('Waits for Sabbir Khan');

  await logIn(manager, '/employee/login', demo('manager'));
  await open(manager, '/employee/inbox');
  const waiting = manager.getByRole('row', { name: new RegExp(kind) });
  await expect(waiting).toContainText(`${kind}, 3 days`);
  await waiting.getByRole('link').first().click();
  const asked = manager.getByRole('dialog', { name: /^Leave: Rafiqul Islam/ });
  await asked.getByRole('button', { name: 'Send back' }).click();
  // without a reason nobody would know what to change
  await asked.getByRole('button', { name: 'Send back' }).click();
  await expect(asked.getByText('1 field needs attention')).toBeVisible();
  await asked.getByLabel('Reason').fill('Two days, please: the audit begins.');
  await expectAccessible(manager);
  await manager.screenshot(picture('send-back'));
  await asked.getByRole('button', { name: 'Send back' }).click();
  await expect(manager.getByText('Sent back: Leave, Rafiqul Islam')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await open(manager, '/employee/inbox?which=decided');
  await expect(manager.getByRole('row', { name: /Harvest leave.*Sent back/ })).toBeVisible();

  await page.reload();
  await expect(own).toContainText('Sent back');
  await own.getByRole('link').first().click();
  const drawer = page.getByRole('dialog', { name: new RegExp(`^${kind}`) });
  await expect(drawer).toContainText(/Sent back.*Sabbir Khan.*Two days, please/);
  await expectAccessible(page);
  await page.screenshot(picture('sent-back'));
  await page.setViewportSize(phone);
  await page.screenshot(picture('sent-back-phone'));
  await drawer.getByRole('button', { name: 'Change' }).click();
  const again = page.getByRole('dialog', { name: /^Change/ });
  await dayButton(again, first).click();
  const [, second = ''] = await workdays(page, month, 2);
  await dayButton(again, second).click();
  await expect(again.getByText('Takes 2 days')).toBeVisible();
  await again.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sabbir Khan').first()).toBeVisible();

  await open(manager, '/employee/inbox');
  await expect(waiting).toContainText(`${kind}, 2 days`);
  await waiting.getByRole('button', { name: /^Approve/ }).click();
  await expect(manager.getByText('Approved: Leave, Rafiqul Islam')).toBeVisible();
  await manager.context().close();
});
