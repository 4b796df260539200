import type { Locator, Page } from '@playwright/test';
import {
  demo,
  elsewhere,
  expect,
  expectAccessible,
  logIn,
  open,
  phone,
  picture,
  test,
  zone,
} from './journey.ts';
import { dayButton, leaveOpen, makeKind, monthFromNow, workdays } from './leave-steps.ts';
import { choose, giveDay } from './people-steps.ts';

test.use({ ...zone, permissions: ['clipboard-write'] });

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
const person = 'Rafiqul Islam';
const paper = {
  name: 'letter.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

/** `05/03/2027`: how a person in the house types a day. */
const typed = (day: string): string => day.split('-').toReversed().join('/');

async function act(page: Page, name: RegExp, deed: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: deed }).click();
}

interface Found {
  readonly _id: string;
  readonly name: string;
}

/** Who it is all about, as the server names them. */
async function idOf(page: Page): Promise<string> {
  const id = await page.evaluate(async (name) => {
    const { state } = JSON.parse(localStorage.getItem('muster.login') ?? '{}');
    const headers = { authorization: `Bearer ${state.token}` };
    const answer = await fetch(`/api/v1/leave-balance/data?search=${name}`, { headers });
    const { data } = (await answer.json()) as { data: { employee: Found }[] };
    return data.find(({ employee }) => employee.name === name)?.employee._id;
  }, person);
  if (!id) throw new Error(`no ${person}`);
  return id;
}

async function changeKind(page: Page, kind: string): Promise<void> {
  await open(page, `/admin/leave-type?search=${kind}`);
  await act(page, new RegExp(kind), 'Edit kind of leave');
  const form = page.getByRole('dialog', { name: 'Edit kind of leave' });
  await form.getByRole('textbox', { name: 'Turned into pay at most' }).fill('3');
  await form.locator('summary', { hasText: 'How days are counted' }).click();
  await form.getByRole('textbox', { name: 'Paper needed after' }).fill('1');
  await form.getByRole('switch', { name: 'Hours' }).click();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Kind of leave updated successfully')).toBeVisible();
}

async function deleteUnused(page: Page, mark: string): Promise<void> {
  await makeKind(page, `Unused ${mark}`, `UN${mark}`);
  await open(page, `/admin/leave-type?search=Unused ${mark}`);
  await act(page, /Unused/, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, /Unused/)).toHaveCount(0);
}

/** Blocks a day, moves it to another; the form then says so of that one before anything is sent. */
async function blockDays(page: Page, wrong: string, day: string): Promise<void> {
  await open(page, '/admin/leave-type/blocked');
  await page.getByRole('button', { name: 'Add days without leave' }).first().click();
  const add = page.getByRole('dialog', { name: 'Add days without leave' });
  await add.getByRole('textbox', { name: 'Name' }).fill('Stocktaking');
  await giveDay(add, 'First day', typed(wrong));
  await add.getByRole('button', { name: 'Add days without leave' }).click();
  await act(page, /Stocktaking/, 'Edit days without leave');
  const edit = page.getByRole('dialog', { name: 'Edit days without leave' });
  await giveDay(edit, 'First day', typed(day));
  await giveDay(edit, 'Last day', typed(wrong));
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByText('1 field needs attention')).toBeVisible();
  await giveDay(edit, 'Last day', typed(day));
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toHaveCount(0);
  await expect(row(page, /Stocktaking.*Everyone.*Every kind of leave/)).toBeVisible();
}

/** A balance is of a year: in December the days of another month would be of another one. */
const monthOfYear = (): string =>
  monthFromNow(1).endsWith('-01') ? monthFromNow(0) : monthFromNow(1);

/** The form of HR for a colleague, with a kind chosen and that month open. */
async function applyFor(page: Page, kind: string): Promise<Locator> {
  await open(page, '/admin/leave-application');
  await page.getByRole('button', { name: 'Apply for someone' }).click();
  const form = page.getByRole('dialog', { name: 'Apply for someone' });
  await choose(page, form.getByRole('combobox', { name: 'For whom' }), person);
  await expect(form.getByRole('combobox', { name: 'For whom' })).toHaveValue(person);
  await form.getByText(kind).click();
  if (monthOfYear() !== monthFromNow(0))
    await form.getByRole('button', { name: 'Next month' }).click();
  return form;
}

/** Some hours of a day, after the form had its say about days and hours that cannot be. */
async function applyForHours(page: Page, kind: string, days: readonly string[]): Promise<void> {
  const [first = '', , blocked = ''] = days;
  const form = await applyFor(page, kind);
  await dayButton(form, blocked).click();
  await expect(form.getByText(/^No leave from .*Stocktaking/)).toBeVisible();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('1 field needs attention')).toBeVisible();
  // to the other end of a span; a further click begins anew
  await dayButton(form, first).click();
  await dayButton(form, first).click();
  await form.getByText('Hours', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Hours' }).fill('30');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Enter hours from 0.25 to 24.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Hours' }).fill('2.5');
  await expect(form.getByText(/^Takes 0.\d+ days/)).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('apply-hours'));
  await form.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByText('The application was sent')).toBeVisible();
  await expect(row(page, new RegExp(`${person}.*${kind}.*2.5 hours`))).toHaveCount(1);
}

/** What waits is changed from hours to days, with the paper that these need. */
async function changeToDays(page: Page, kind: string, days: readonly string[]): Promise<void> {
  const [first = '', second = ''] = days;
  await act(page, new RegExp(`${person}.*${kind}`), 'Change');
  const form = page.getByRole('dialog', { name: 'Change the application' });
  await expect(form.getByRole('textbox', { name: 'Hours' })).toHaveValue('2.5');
  await dayButton(form, first).click();
  await dayButton(form, second).click();
  await form.getByRole('switch', { name: 'Ends at midday of the last day' }).click();
  await expect(form.getByText('Takes 1.5 days')).toBeVisible();
  await expect(form.getByText('Balance after it')).toBeVisible();
  await expect(form.getByText(/paper/i).first()).toBeVisible();
  await form.locator('.file-chooser').setInputFiles(paper);
  await expect(form.getByText('Attached: letter.pdf')).toBeVisible();
  await form.getByLabel('Reason').fill('Course at the institute');
  await expectAccessible(page);
  await page.screenshot(picture('apply-for'));
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toHaveCount(0);
  await expect(row(page, new RegExp(`${person}.*${kind}.*1.5 days.*Waits for`))).toBeVisible();
}

/**
 * Decided by an administrator while it waits for the manager, as whoever asked may not: what is to be
 * decided says so, and so does the history.
 */
async function overrule(hr: Page, kind: string): Promise<void> {
  const page = await elsewhere(hr);
  await logIn(page);
  await open(page, `/admin/leave-application?search=Rafiqul`);
  await row(page, new RegExp(`${person}.*${kind}.*1.5 days`))
    .getByRole('link')
    .first()
    .click();
  const shown = page.getByRole('dialog', { name: `${kind}: ${person}` });
  await expect(shown.getByText(/waits for Sabbir Khan.*over their heads/)).toBeVisible();
  await expect(shown.getByRole('link', { name: 'letter.pdf' })).toBeVisible();
  await expect(shown).toContainText('12 days left');
  await expectAccessible(page);
  await page.screenshot(picture('overrule'));
  await shown.getByRole('button', { name: 'Approve' }).click();
  await expect(shown).toHaveCount(0);
  await open(page, `/admin/leave-application?search=Rafiqul&status=Approved`);
  await row(page, new RegExp(`${person}.*${kind}`))
    .getByRole('link')
    .first()
    .click();
  await expect(shown.getByText(/, over the heads of others/)).toBeVisible();
  await page.context().close();
}

async function keepBalance(page: Page, kind: string): Promise<void> {
  await open(page, `/admin/leave-balance?search=Rafiqul&limit=100`);
  const own = new RegExp(`${person}.*${kind}`);
  await act(page, own, 'Adjust');
  const adjust = page.getByRole('dialog', { name: `Adjust ${kind} of ${person}` });
  await adjust.getByRole('textbox', { name: 'Days' }).fill('1.333');
  await adjust.getByRole('textbox', { name: 'Reason' }).fill('Worked on a holiday');
  await adjust.getByRole('button', { name: 'Adjust' }).click();
  await expect(row(page, new RegExp(`${kind} ?13.33 ?1.5 ?0 ?11.83`))).toBeVisible();
  await act(page, own, 'Turn into pay');
  const encash = page.getByRole('dialog', { name: /^Turn days of/ });
  await encash.getByRole('textbox', { name: 'Days' }).fill('4');
  await encash.getByRole('button', { name: 'Turn into pay' }).click();
  await expect(encash.getByRole('alert')).toBeVisible();
  await encash.getByRole('textbox', { name: 'Days' }).fill('3');
  await encash.getByRole('button', { name: 'Turn into pay' }).click();
  await expect(encash).toHaveCount(0);
  await row(page, own).getByRole('button').first().click();
  const ledger = page.getByRole('dialog', { name: new RegExp(`^${kind}.*${person}`) });
  await expect(ledger.getByRole('row', { name: /Turned into pay.*-3.*8.83/ })).toBeVisible();
  await expect(ledger.getByRole('row', { name: /Adjusted.*Worked on a holiday/ })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('ledger'));
  await page.keyboard.press('Escape');
  await expect(ledger).toHaveCount(0);
}

async function closeLastYear(page: Page, kind: string, employeeId: string): Promise<void> {
  const year = Number(monthFromNow(0).slice(0, 4)) - 1;
  await leaveOpen(page, employeeId, kind, year);
  await page.getByRole('button', { name: `Close ${year}` }).click();
  const dialog = page.getByRole('dialog', { name: `Leave year ${year}` });
  await expect(
    dialog.getByRole('row', { name: new RegExp(`${kind} ?1 person 0 2`) }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('close-year'));
  await dialog.getByRole('button', { name: `Close ${year}` }).click();
  await expect(page.getByText(`${year} is closed`, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: `Close ${year}` })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
}

test('HR blocks days, applies for someone, decides over heads, adjusts, encashes and closes', async ({
  page,
}) => {
  // many screens one after another; a busy machine takes its time
  // another name each time: it stays in the house
  const mark = crypto.randomUUID().slice(0, 4);
  const kind = `Training ${mark}`;
  await logIn(page, '/employee/login', demo('hr'));
  await makeKind(page, kind, `TR${mark}`);
  await changeKind(page, kind);
  await deleteUnused(page, mark);
  const id = await idOf(page);
  const days = await workdays(page, monthOfYear(), 3, id);
  const [, wrong = '', blocked = ''] = days;
  await blockDays(page, wrong, blocked);
  await applyForHours(page, kind, days);
  await changeToDays(page, kind, days);
  await overrule(page, kind);
  await keepBalance(page, kind);
  await closeLastYear(page, kind, id);

  // whoever took it keeps the kind from being deleted; days that are free again are gone at once
  await open(page, `/admin/leave-type?search=${kind}`);
  await act(page, new RegExp(kind), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make inactive' }).click();
  await expect(row(page, new RegExp(`${kind}.*Inactive`))).toBeVisible();
  await open(page, '/admin/leave-type/blocked');
  await act(page, /Stocktaking/, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, /Stocktaking/)).toHaveCount(0);
});

test('the own calendar elsewhere is made, copied and ended; in Bangla, dark, on a phone', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('employee'));
  await open(page, '/employee/calendar');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your calendar elsewhere' });
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Address' }).inputValue();
  await expectAccessible(page);
  await page.screenshot(picture('feed'));
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await (await fetch(address)).text()).toContain('BEGIN:VCALENDAR');
  await dialog.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('The address no longer works')).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
  await page.keyboard.press('Escape');

  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ক্যালেন্ডার' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('month-bangla'));
  await open(page, '/employee/leave');
  await expect(page.getByRole('heading', { level: 1, name: 'ছুটি' })).toBeVisible();
  await page.getByRole('button', { name: 'ছুটির আবেদন করুন' }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('apply-bangla'));
});
