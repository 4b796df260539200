import type { APIResponse, Locator, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { addMonths } from '../contract/src/kernel/dates/dates.ts';
import { seconds } from '../server/src/testing/clocks/patience.ts';
import { address, expect, expectAccessible, open, phone } from './journey.ts';

interface Named {
  readonly _id: string;
  readonly name: string;
}
interface Paid extends Named {
  readonly concernCompany: Named | null;
}

export interface PayHouse {
  readonly concern: Named;
  readonly month: string;
  /** by which the salary is divided */
  readonly structure: string;
}

const blankPart = {
  amount: null,
  percent: null,
  of: null,
  divisor: null,
  count: null,
  mostAbsence: null,
  mostLates: null,
  inGross: 'No',
  prorated: 'Yes',
  onlyMembers: 'No',
  unit: 1,
};

const banglaDigits = '০১২৩৪৫৬৭৮৯';
/** Figures as whoever reads Bangla reads them. */
export const inBangla = (text: string | number): string =>
  String(text).replaceAll(/\d/g, (digit) => banglaDigits[Number(digit)] ?? digit);

/** Calls as whoever is logged in on the page. */
export async function callsOf(page: Page) {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('muster.login') ?? '').state.token as string,
  );
  const headers = { authorization: `Bearer ${token}` };
  const answerOf = async <A>(coming: Promise<APIResponse>): Promise<A> => {
    const answer = await coming;
    if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`);
    return (await answer.json()) as A;
  };
  const at = (path: string) => `${address()}/api/v1${path}`;
  const ask = <A>(path: string, data: object) =>
    answerOf<A>(page.request.post(at(path), { headers, data }));
  return {
    get: <A>(path: string) => answerOf<A>(page.request.get(at(path), { headers })),
    set: (path: string, data: object) =>
      answerOf<object>(page.request.put(at(path), { headers, data })),
    ask,
    make: async (path: string, data: object): Promise<string> => {
      const made = await ask<Record<string, Named>>(path, data);
      return Object.values(made)[0]?._id ?? '';
    },
  };
}
export type Calls = Awaited<ReturnType<typeof callsOf>>;

/** Half basic, the rest house rent; absence costs, a part of basic goes for meals. */
async function makeStructure({ make }: Calls): Promise<string> {
  const component = (name: string, localName: string, kind: string, takenAs: string) =>
    make('/pay-component', { name, localName, kind, taxable: 'Yes', takenAs });
  const basic = await component('Basic pay', 'মূল বেতন', 'Earning', 'Other');
  const rent = await component('Rent allowance', 'ভাড়া ভাতা', 'Earning', 'Other');
  const absence = await component('Days absent', 'অনুপস্থিত দিন', 'Deduction', 'Absence');
  const canteen = await component('Meals', 'খাবার', 'Deduction', 'Other');
  const parts = [
    { component: basic, calculation: 'percentOfGross', percent: 5000, inGross: 'Yes' },
    { component: rent, calculation: 'remainder', inGross: 'Yes' },
    { component: absence, calculation: 'countRate', count: 'absence', of: basic },
    { component: canteen, calculation: 'percentOfComponent', percent: 300, of: basic },
  ];
  const structure = await make('/salary-structure', { name: 'Half and half' });
  await make(`/salary-structure/${structure}/version`, {
    fromDate: '2015-01-01',
    parts: parts.map((part) => ({ ...blankPart, ...part })),
  });
  return structure;
}

async function closeMonth({ get, make }: Calls, { concern, month }: PayHouse): Promise<void> {
  await make('/attendance-lock', { concernCompany: concern._id, month });
  const patience = performance.now() + seconds(60);
  while (performance.now() < patience) {
    const { data } = await get<{ data: { isCounted: boolean }[] }>(
      `/attendance-lock/data?search=${month}`,
    );
    if (data.length > 0 && data.every(({ isCounted }) => isCounted)) return;
    await wait(300);
  }
  throw new Error('the figures of the month were not added up');
}

/**
 * Someone of a company has a salary that can be checked by hand, and its attendance of last month is closed; what
 * has to be there before that is made in between.
 */
export async function preparePay(
  page: Page,
  who: string,
  month: string,
  beforeClosing?: (calls: Calls, house: PayHouse) => Promise<void>,
): Promise<PayHouse> {
  const calls = await callsOf(page);
  const structure = await makeStructure(calls);
  const found = await calls.get<{ employees: Paid[] }>(
    `/salary/data?search=${encodeURIComponent(who)}`,
  );
  const [first] = found.employees;
  const concern = first?.concernCompany;
  if (!concern) throw new Error(`${who} is not in a company`);
  await calls.make('/salary', {
    employeeId: first._id,
    gross: '40000.00',
    structure,
    // on a day on which no salary of the demo company begins
    fromDate: `${addMonths(month, -1)}-02`,
  });
  const house = { concern, month, structure };
  await beforeClosing?.(calls, house);
  await closeMonth(calls, house);
  return house;
}

/** On a phone, in the dark and in Bangla. */
export async function takePhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'বাংলা' }).click();
}

/** The newest of the own payslips. */
export async function openOwnPayslip(page: Page): Promise<void> {
  await open(page, '/employee/payslips');
  await page
    .getByRole('list', { name: /সালের পে-স্লিপ/ })
    .getByRole('link')
    .first()
    .click();
}

/** Opens a line of a payslip in Bangla; answers how it was calculated. */
export async function openLine(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  return page.getByLabel(`${name} কীভাবে হিসাব হলো`).first();
}

/** Nothing sticks out of the phone, and everyone can use it. */
export async function expectFits(page: Page): Promise<void> {
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(phone.width);
  await expectAccessible(page);
}

/** The pay of a month, ready to be looked at; answers the run. */
export async function generatePay(page: Page, { concern, month }: PayHouse): Promise<string> {
  const { get, make } = await callsOf(page);
  const run = await make('/salary/salary-generate', { concernCompany: concern._id, month });
  const patience = performance.now() + seconds(60);
  while (performance.now() < patience) {
    const { data } = await get<{ data: { status: string } }>(`/salary/run/${run}`);
    if (data.status === 'Generated') return run;
    await wait(300);
  }
  throw new Error('the month was not generated');
}

/** Asks for a step on the page of a month or a bonus; answers the dialog that asks whether it is meant. */
export async function askForStep(page: Page, step: string, title = step): Promise<Locator> {
  await page
    .getByRole('list', { name: /^Steps of the (month|bonus)$/ })
    .getByRole('button', { name: step, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${title}\\b`) });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Where someone's pay differs for no known reason, or was set by hand, a word is asked for. */
export async function sayWhy(dialog: Locator, step: string): Promise<void> {
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect
    .poll(async () => (await dialog.count()) === 0 || (await reason.count()) > 0)
    .toBe(true);
  if ((await dialog.count()) === 0) return;
  await reason.fill('Looked at each of them');
  await dialog.getByRole('button', { name: step, exact: true }).click();
}

/** Takes a step that is not refused, with a word where one is asked for. */
export async function takeStep(page: Page, step: string, title?: string): Promise<void> {
  const dialog = await askForStep(page, step, title);
  await dialog.getByRole('button', { name: step, exact: true }).click();
  if (step === 'Approve') await sayWhy(dialog, step);
  await expect(dialog).toHaveCount(0);
}

/** The figures of a month that is being generated are dashes beside those of the month before. */
export async function expectGenerated(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Steps of the month' })).toContainText(
    /\d+ payslips/,
  );
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Net pay');
}
