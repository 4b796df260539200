import type { Locator, Page } from '@playwright/test';
import { expect, open, zone } from './journey.ts';

/** A day so many days from today, as a person in the house types it. */
export function dayFromToday(days: number): string {
  const now = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone.timezoneId }).format(now);
}

/** The same day as the address writes it. */
export const inAddress = (typed: string): string => typed.split('/').toReversed().join('-');

/** What an open box offers; the sizes of a page are options too. */
export const offered = (page: Page): Locator =>
  page.locator('[data-combobox-option]').filter({ visible: true });

/** Finds one in a box by typing. */
export async function choose(page: Page, box: Locator, name: string): Promise<void> {
  await box.click();
  await box.fill(name);
  await offered(page).filter({ hasText: name }).first().click();
}

/** A day is typed into the box of that name; leaving it closes its calendar. */
export async function giveDay(within: Page | Locator, name: string, day: string): Promise<void> {
  const box = within.getByRole('textbox', { name, exact: true });
  await box.fill(day);
  await box.press('Tab');
}

export interface NewPerson {
  readonly name: string;
  readonly designation?: string;
  readonly department?: string;
  readonly status?: 'Probation' | 'Confirmed' | 'Draft';
  readonly joined?: string;
  readonly manager?: string;
}

/** Fills in the short form that is open, without sending it. */
export async function fillPerson(page: Page, person: NewPerson): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Add employee' });
  await form.getByLabel('Name').fill(person.name);
  const { designation = 'Driver', department = 'Sales' } = person;
  await choose(page, form.getByRole('combobox', { name: 'Designation' }), designation);
  await choose(page, form.getByRole('combobox', { name: 'Department' }), department);
  if (person.joined) await giveDay(form, 'Joined on', person.joined);
  if (person.status) {
    await form.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: person.status }).click();
  }
  if (person.manager)
    await choose(page, form.getByRole('combobox', { name: 'Line manager' }), person.manager);
  return form;
}

/** Adds someone and opens the profile by the toast. */
export async function addPerson(page: Page, person: NewPerson): Promise<void> {
  await open(page, '/admin/employee/new');
  const form = await fillPerson(page, person);
  await form.getByRole('button', { name: 'Add employee' }).click();
  await page.getByRole('button', { name: 'Open the profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
}

/** What the job tab says of a field. */
export const fact = (page: Page, name: string): Locator =>
  page.locator('.facts > div').filter({ has: page.getByText(name, { exact: true }) });
