import type { Locator, Page } from '@playwright/test';
import { addMonths } from '../contract/src/kernel/dates/dates.ts';
import {
  demo,
  elsewhere,
  expect,
  expectAccessible,
  giveLogin,
  isInside,
  loggedInElsewhere,
  logIn,
  open,
  picture,
  test,
  zone,
} from './journey.ts';
import { ownHouse } from './own-house.ts';
import {
  askForStep,
  callsOf,
  type Calls,
  expectFits,
  expectGenerated,
  inBangla,
  openLine,
  openOwnPayslip,
  type PayHouse,
  preparePay,
  takePhone,
  takeStep,
} from './pay-steps.ts';
import { dayFromToday, inAddress } from './people-steps.ts';

test.use(zone);
// a month that is paid stays closed: other journeys open it again
ownHouse();

const basic = 'মূল বেতন';
const chosen = 'a boat on the river';
const raised = 'Rafiqul Islam';
const joiner = 'Nasrin Newcomer';
const number = 'NEW-1';
const leaver = 'Latif Leaver';
const lastMonth = () => addMonths(inAddress(dayFromToday(0)).slice(0, 7), -1);
const daysOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

/** A part of a month’s pay by its days, as the payslip shows it. */
const shareOf = (taka: number, days: number, month: string): string =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(
    Math.round((taka * 100 * days) / daysOf(month)) / 100,
  );

/** One gets more from the 16th on, one comes on the 11th, one goes on the 20th. */
async function changeStaff({ get, make }: Calls, house: PayHouse): Promise<void> {
  const { concern, month, structure } = house;
  const idOf = async (path: string) => (await get<{ data: { _id: string }[] }>(path)).data[0]?._id;
  const place = {
    designation: await idOf('/designation/data?active=Yes&search=operator&limit=1'),
    department: await idOf(`/department/data?active=Yes&concernCompany=${concern._id}&limit=1`),
    status: 'Confirmed',
  };
  const pay = (employeeId: string, gross: string, fromDate: string) =>
    make('/salary', { employeeId, gross, structure, fromDate });
  const { employees } = await get<{ employees: { _id: string }[] }>(
    `/salary/data?search=${encodeURIComponent(raised)}`,
  );
  await pay(employees[0]?._id ?? '', '48000.00', `${month}-16`);
  const joining = { name: joiner, number, joiningDate: `${month}-11`, ...place };
  await pay(await make('/employee', joining), '31000.00', `${month}-11`);
  const staying = { name: leaver, number: 'OLD-1', joiningDate: '2025-01-15', ...place };
  const leaving = await make('/employee', staying);
  await pay(leaving, '31000.00', '2025-01-15');
  const { employee } = await get<{ employee: { version: number } }>(`/employee/${leaving}`);
  await make(`/employee/${leaving}/life`, {
    action: 'leave',
    date: `${month}-20`,
    leavingReason: 'Resigned',
    version: employee.version,
  });
}

/** Whoever has come gets a slip; answers the word on it. */
async function giveSlip(page: Page): Promise<string> {
  const { get, ask } = await callsOf(page);
  const { employees } = await get<{ employees: { _id: string }[] }>(
    `/salary/data?search=${encodeURIComponent(joiner)}`,
  );
  const wanted = { ids: employees.map(({ _id }) => _id), way: 'slip' };
  const { data } = await ask<{ data: { firstPassword: string }[] }>('/employee-access', wanted);
  return data[0]?.firstPassword ?? '';
}

/** Opens the payslip of someone and in it the line of basic pay. */
async function openBasic(page: Page, who: string): Promise<Locator> {
  await open(page, `/admin/salary-sheet?search=${encodeURIComponent(who)}`);
  await page.getByRole('link', { name: new RegExp(who) }).click();
  await page
    .getByRole('button', { name: /^Basic pay/ })
    .first()
    .click();
  return page.getByLabel('How Basic pay was calculated').first();
}

async function explain(page: Page, { month }: PayHouse): Promise<void> {
  const days = daysOf(month);
  const both = await openBasic(page, raised);
  await expect(both).toContainText('৳20,000.00 a month, 15 days');
  await expect(both).toContainText(`৳24,000.00 a month, ${days - 15} days`);
  await expect(both.getByRole('link', { name: /^Salary of / })).toHaveCount(2);
  await expect(both.getByRole('link', { name: /^Half and half, version of/ })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ ...picture('raised'), fullPage: true });
  await both
    .getByRole('link', { name: /^Salary of / })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(raised);
  for (const [who, paid] of [
    [joiner, days - 10],
    [leaver, 20],
  ] as const) {
    const part = await openBasic(page, who);
    await expect(part).toContainText(`${paid} of ${days} days are paid.`);
    const line = page.getByRole('button', { name: /^Basic pay/ }).first();
    await expect(line).toContainText(shareOf(15_500, paid, month));
  }
  const absent = page.getByRole('button', { name: /^Days absent/ }).first();
  await absent.click();
  const how = page.getByLabel('How Days absent was calculated').first();
  await expect(how.getByRole('link', { name: /^Attendance of / })).toHaveAttribute(
    'href',
    new RegExp(`month=${month}`),
  );
}

/** With the one account of the company the files for the bank are there once it is paid. */
async function payOutOf(page: Page): Promise<void> {
  const dialog = await askForStep(page, 'Pay');
  await expect(dialog.getByRole('combobox', { name: 'Pay out of' })).toHaveValue('Payroll account');
  await expectAccessible(page);
  await page.screenshot(picture('pay'));
  await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(/\d+ payslips paid/)).toBeVisible();
  await page.getByRole('link', { name: 'Bank batches' }).last().click();
  const toBank = page.getByRole('cell', { name: 'Bank', exact: true });
  await page.getByRole('row').filter({ has: toBank }).getByRole('link').first().click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^salary-\d{4}-\d{2}-\d+\./);
}

/** With the days to look into. */
async function readRaised(page: Page): Promise<void> {
  await takePhone(page);
  await openOwnPayslip(page);
  const how = await openLine(page, basic);
  await expect(how).toContainText('মাসে ৳২০,০০০.০০, ১৫ দিন');
  await expect(how).toContainText('মাসে ৳২৪,০০০.০০');
  await expect(how.getByText(/তারিখের বেতন$/)).toHaveCount(2);
  // what only the office may open is told, and leads nowhere
  await expect(how.getByRole('link')).toHaveCount(0);
  await expectFits(page);
  await page.screenshot({ ...picture('own-raised'), fullPage: true });
}

/** Which days of the month are paid, and what comes of them. */
async function expectPart(page: Page, paid: number, month: string): Promise<void> {
  const how = await openLine(page, basic);
  await expect(how).toContainText('মাসে ৳১৫,৫০০.০০');
  await expect(how).toContainText(inBangla(`${daysOf(month)} দিনের মধ্যে ${paid} দিনের বেতন।`));
  const line = page.getByRole('button', { name: new RegExp(`^${basic}`) }).first();
  await expect(line).toContainText(inBangla(shareOf(15_500, paid, month)));
  await expectFits(page);
}

/** Someone new comes in with the slip, chooses a password and finds the first payslip. */
async function readFirst(page: Page, word: string, month: string): Promise<void> {
  await open(page, '/employee/login');
  await giveLogin(page, { email: number, password: word });
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('New password again').fill(chosen);
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await isInside(page);
  await takePhone(page);
  await openOwnPayslip(page);
  await expectPart(page, daysOf(month) - 10, month);
  await page.screenshot({ ...picture('own-joiner'), fullPage: true });
}

/** Whoever has left has no login any more: the office has the payslip on its phone. */
async function readLast(page: Page, month: string): Promise<void> {
  await open(page, `/admin/salary-sheet?search=${encodeURIComponent(leaver)}`);
  await page.getByRole('link', { name: new RegExp(leaver) }).click();
  await expect(page.getByRole('heading', { name: /^Payslip, / })).toBeVisible();
  await takePhone(page);
  await expectPart(page, 20, month);
  await page.screenshot({ ...picture('leaver'), fullPage: true });
}

test('a raise within the month, a joiner and a leaver: paid to the bank file, and each payslip explained', async ({
  page,
}) => {
  await logIn(page);
  const house = await preparePay(page, raised, lastMonth(), changeStaff);
  const payroll = await loggedInElsewhere(page, '/login', demo('payroll'));
  await open(payroll, `/admin/salary-generate?concern=${house.concern._id}&month=${house.month}`);
  await takeStep(payroll, 'Generate');
  await expectGenerated(payroll);
  await explain(payroll, house);
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await open(hr, `/admin/salary-generate?concern=${house.concern._id}&month=${house.month}`);
  await takeStep(hr, 'Approve');
  await expect(hr.getByText(/\d+ payslips approved/)).toBeVisible();
  await payOutOf(hr);
  const own = await loggedInElsewhere(page, '/employee/login', demo('employee'));
  await readRaised(own);
  const newcomer = await elsewhere(page);
  await readFirst(newcomer, await giveSlip(page), house.month);
  await readLast(hr, house.month);
  await Promise.all([payroll, hr, own, newcomer].map((other) => other.context().close()));
});
