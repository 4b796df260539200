import type { Page } from '@playwright/test';
import {
  demo,
  expect,
  expectAccessible,
  loggedInElsewhere,
  logIn,
  open,
  phone,
  picture,
  test,
  zone,
} from './journey.ts';
import { ownHouse } from './own-house.ts';
import { callsOf, expectFits, openLine, takePhone } from './pay-steps.ts';

test.use(zone);
// what is read and asked is counted
ownHouse();

const who = 'Rafiqul Islam';
const basic = 'মূল বেতন';
const rent = 'বাড়ি ভাড়া';
const question = 'এই মাসে মূল বেতন কীভাবে হিসাব হয়েছে?';
const answer = 'It is 55% of your gross pay, for all the days of the month.';

/** The newest of the own payslips, whatever year it is of. */
async function newestPayslip(page: Page): Promise<string> {
  const { get } = await callsOf(page);
  const { data } = await get<{ data: { _id: string; kind: string }[] }>(
    '/employee-panel/salary/payslips?limit=20',
  );
  return data.find(({ kind }) => kind === 'Salary')?._id ?? '';
}

/** On a phone, in the dark and in Bangla: the line is opened, and asked about in it. */
async function ask(page: Page, id: string): Promise<void> {
  await open(page, `/employee/payslips/${id}`);
  await expect(await openLine(page, basic)).toBeVisible();
  await expectFits(page);
  await page.screenshot({ ...picture('before-asking'), fullPage: true });
  await page.getByRole('button', { name: 'এই লাইন নিয়ে প্রশ্ন করুন' }).click();
  const field = page.getByLabel(`${basic} নিয়ে আপনার প্রশ্ন`);
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'প্রশ্ন পাঠান' })).toBeDisabled();
  await field.fill(question);
  await expectFits(page);
  await page.screenshot(picture('asking'));
  await page.getByRole('button', { name: 'প্রশ্ন পাঠান' }).click();
  await expect(page.getByText('আপনার প্রশ্ন পে-রোলে পাঠানো হয়েছে')).toBeVisible();
  const line = page.getByRole('button', { name: new RegExp(`^${basic}`) });
  await expect(line).toContainText('প্রশ্ন আছে');
  const mine = page.getByRole('region', { name: 'আপনার প্রশ্ন' });
  await expect(mine).toContainText(question);
  // of this line there is one conversation; of another one may ask
  await expect(page.getByRole('button', { name: 'এই লাইন নিয়ে প্রশ্ন করুন' })).toHaveCount(0);
  await openLine(page, rent);
  await expect(page.getByRole('button', { name: 'এই লাইন নিয়ে প্রশ্ন করুন' })).toBeVisible();
  await expectFits(page);
}

/** At the desk: the inbox has it, the drawer has the line with how it was calculated, and the answer goes there. */
async function answerIt(desk: Page): Promise<void> {
  await open(desk, '/admin/inbox');
  const waiting = desk.getByRole('region', { name: /questions? about pay waits? for your answer/ });
  await expect(waiting).toContainText(question);
  await expectAccessible(desk);
  await desk.screenshot(picture('inbox'));
  await waiting.getByRole('listitem').filter({ hasText: question }).getByRole('link').click();
  const drawer = desk.getByRole('dialog', { name: 'Question about Basic' });
  await expect(drawer.getByLabel('How Basic was calculated')).toBeVisible();
  await drawer.getByLabel(`Your answer to ${who}`).fill(answer);
  await expectAccessible(desk);
  await desk.screenshot(picture('answering'));
  await drawer.getByRole('button', { name: 'Send answer' }).click();
  await expect(desk.getByText(`Your answer was sent to ${who}`)).toBeVisible();
  await expect(drawer.getByText('Answered', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(drawer).toHaveCount(0);
  const listed = desk.getByRole('row').filter({ hasText: question });
  await expect(listed).toContainText('Answered');
  await expectAccessible(desk);
  await desk.screenshot(picture('list'));
  await open(desk, '/admin/inbox');
  await expect(desk.getByText(question)).toHaveCount(0);
}

/** The notice leads to the line, where the answer stands; then it is settled. */
async function readAnswer(page: Page): Promise<void> {
  await open(page, '/employee/notification');
  await page.getByText(/পে-স্লিপের মূল বেতন নিয়ে প্রশ্নের উত্তর এসেছে/).click();
  await expect(page).toHaveURL(/\/employee\/payslips\/[\da-f-]+\?line=\d+$/);
  await expect(page.getByLabel(`${basic} কীভাবে হিসাব হলো`)).toBeVisible();
  const thread = page.getByRole('region', { name: /নিয়ে প্রশ্ন$/ });
  await expect(thread).toContainText(answer);
  await expectFits(page);
  await page.screenshot({ ...picture('answered'), fullPage: true });
  await thread.getByRole('button', { name: 'বুঝেছি, আর প্রশ্ন নেই' }).click();
  await expect(thread).toContainText('নিষ্পন্ন');
  await expect(page.getByRole('button', { name: new RegExp(`^${basic}`) })).not.toContainText(
    'প্রশ্ন',
  );
}

/** Who opened it stands on the payslip for HR, not for payroll; the log tells all of it by name. */
async function seeReaders(desk: Page, hr: Page, id: string): Promise<void> {
  await open(desk, `/admin/salary-sheet/${id}`);
  await expect(desk.getByRole('region', { name: 'Payment' })).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Who opened this' })).toHaveCount(0);
  await open(hr, `/admin/salary-sheet/${id}`);
  const card = hr.getByRole('region', { name: 'Who opened this' });
  await expect(card.getByRole('listitem').first()).toContainText('Opened, ');
  await expectAccessible(hr);
  await hr.screenshot({ ...picture('readers'), fullPage: true });
  await card.getByRole('link', { name: /in the audit log$/ }).click();
  await expect(hr.getByRole('heading', { level: 1 })).toHaveText('Audit log');
  await expect(hr.getByText(`Opened a payslip: ${who}`).first()).toBeVisible();
  await expectAccessible(hr);
  await hr.screenshot(picture('log'));
}

test('a question is asked on a phone, answered at the desk and read; who opened the payslip is in the log', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('employee'));
  const id = await newestPayslip(page);
  await takePhone(page);
  await ask(page, id);
  const desk = await loggedInElsewhere(page, '/login', demo('payroll'));
  await answerIt(desk);
  await readAnswer(page);
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await seeReaders(desk, hr, id);
  expect(page.viewportSize()).toEqual(phone);
  await desk.context().close();
  await hr.context().close();
});
