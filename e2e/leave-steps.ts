import type { Locator, Page } from '@playwright/test';
import { expect, zone } from './journey.ts';

/** So many months after this one, in the house. */
export function monthFromNow(months: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone.timezoneId }).format(Date.now());
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

interface Plan {
  readonly days: readonly {
    readonly day: string;
    readonly kind: string;
    readonly isHalf: boolean;
  }[];
  readonly own: readonly { readonly day: string }[];
}

/** Days in a row that someone, or the reader of the page, works in a month and has not taken. */
export async function workdays(
  page: Page,
  month: string,
  count: number,
  employeeId?: string,
): Promise<string[]> {
  const of = employeeId ? `&employeeId=${employeeId}` : '';
  const plan = await page.evaluate(async (path): Promise<Plan> => {
    const { state } = JSON.parse(localStorage.getItem('muster.login') ?? '{}');
    const headers = { authorization: `Bearer ${state.token}` };
    // as the contract promises it
    return (await (await fetch(path, { headers })).json()) as Plan;
  }, `/api/v1/employee-panel/leave-plan?from=${month}-01&until=${month}-28${of}`);
  const taken = new Set(plan.own.map(({ day }) => day));
  const days = plan.days.filter(({ day }) => day.startsWith(month) && day <= `${month}-28`);
  const isFree = ({ day, kind, isHalf }: Plan['days'][number]) =>
    kind === 'work' && !isHalf && !taken.has(day);
  const at = days.findIndex((_, from) => {
    const row = days.slice(from, from + count);
    return row.length === count && row.every(isFree);
  });
  expect(at).toBeGreaterThanOrEqual(0);
  return days.slice(at, at + count).map(({ day }) => day);
}

/** A day as the calendar of the form reads it out. */
export const dayButton = (within: Page | Locator, day: string): Locator =>
  within.getByRole('button', {
    name: new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
      Date.parse(day),
    ),
  });

export const balanceOf = (page: Page, kind: string): Locator =>
  page
    .getByRole('list', { name: 'What you have left' })
    .getByRole('listitem')
    .filter({ hasText: kind });
/** A kind of leave of 12 days a year, made by HR elsewhere. */
export async function makeKind(
  page: Page,
  fullName: string,
  shortName: string,
  more: object = {},
): Promise<void> {
  const status = await page.evaluate(
    async (given) => {
      const { state } = JSON.parse(localStorage.getItem('muster.login') ?? '{}');
      const answer = await fetch('/api/v1/leave-type', {
        method: 'POST',
        headers: { authorization: `Bearer ${state.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ yearlyDays: 12, proRata: 'No', ...given }),
      });
      return answer.status;
    },
    { fullName, shortName, ...more },
  );
  expect(status).toBe(200);
}

/**
 * Two days of last year that are still open: what is entered into a year that is over is closed at once,
 * unless the kind is out of use just then.
 */
export async function leaveOpen(
  page: Page,
  employeeId: string,
  kind: string,
  year: number,
): Promise<void> {
  const statuses = await page.evaluate(
    async ({ name, ...given }) => {
      const { state } = JSON.parse(localStorage.getItem('muster.login') ?? '{}');
      const headers = {
        authorization: `Bearer ${state.token}`,
        'content-type': 'application/json',
      };
      const send = async (method: string, path: string, body: object) =>
        (await fetch(`/api/v1${path}`, { method, headers, body: JSON.stringify(body) })).status;
      const listed = await fetch(`/api/v1/leave-type/data?search=${name}`, { headers });
      // as the contract promises it
      const { data } = (await listed.json()) as { data: { _id: string }[] };
      const leaveType = data[0]?._id;
      return [
        await send('PUT', `/leave-type/${leaveType}`, { active: 'No' }),
        await send('POST', '/leave-balance/adjust', { ...given, leaveType, days: 2, note: 'Late' }),
        await send('PUT', `/leave-type/${leaveType}`, { active: 'Yes' }),
      ];
    },
    { name: kind, employeeId, year },
  );
  expect(statuses).toEqual([200, 200, 200]);
}
