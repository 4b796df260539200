import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
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
import { addMonths } from '../contract/src/kernel/dates/dates.ts';
import { dayPart } from '../web/src/ui/text/day-text.ts';
import { choose, dayFromToday, giveDay, inAddress } from './people-steps.ts';

test.use(zone);

interface Login {
  readonly token: string;
  readonly user: { readonly name: string };
}
const loginOf = (page: Page): Promise<Login> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('muster.login') ?? '').state);

/** The last day before today on which someone came late: a holiday has none. */
async function dayWithLates(page: Page): Promise<string> {
  const { token } = await loginOf(page);
  const headers = { authorization: `Bearer ${token}` };
  for (let back = 1; back < 15; back += 1) {
    const day = inAddress(dayFromToday(-back));
    const path = `/api/v1/attendance/daily-attendance-report?todayDate=${day}&status=Late&limit=1`;
    const answer = await page.request.get(new URL(path, page.url()).href, { headers });
    if (((await answer.json()) as { total: number }).total > 0) return day;
  }
  throw new Error('nobody was late for two weeks');
}

/** Another try finds what the last one did: its punches and reasons are others. */
const mark = () => String(Date.now()).slice(-6);

/** A file of a device: one row is right, one of nobody, one cannot be read. */
async function importFile(hr: Page): Promise<void> {
  const day = inAddress(dayFromToday(-1));
  const number = `J-${mark()}`;
  const time = new Date().toISOString().slice(14, 19);
  const rows = [
    'Number,Date,Time',
    `EMP-00014,${day},06:${time}`,
    `${number},${day},08:01`,
    'EMP-00014,x,y',
  ];
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await open(hr, '/admin/attendance/devices/import');
  const box = hr.locator('input[type=file]');
  await box.setInputFiles(file('strange.csv', 'a,b\n1,2\n'));
  await expect(hr.getByRole('alert')).toContainText('does not name a number, a date and a time');
  await expectAccessible(hr);
  await box.setInputFiles(file('gate.csv', rows.join('\n')));
  const card = hr.getByRole('region', { name: 'Punches from a file' });
  await expect(card.getByText('gate.csv is read')).toBeVisible();
  await hr.reload();
  await expect(card).toContainText('1 punch taken');
  await expect(card).toContainText('1 of an unknown number');
  await expect(card).toContainText('Row 4: its date or time cannot be read');
  await expectAccessible(hr);
  await hr.screenshot(picture('import'));
  await card.getByRole('link', { name: 'Show unknown numbers' }).click();
  await hr.getByRole('button', { name: number, exact: true }).click();
  const asked = hr.getByRole('dialog', { name: `Whose number is ${number}?` });
  await choose(hr, asked.getByRole('combobox', { name: 'Person' }), 'Sabbir Khan');
  await asked.getByRole('button', { name: 'Give the punches' }).click();
  await expect(hr.getByText('1 punch given to Sabbir Khan')).toBeVisible();
  await expect(hr.getByRole('button', { name: number, exact: true })).toHaveCount(0);
  await hr.getByRole('link', { name: 'Given numbers' }).click();
  const given = hr.getByRole('row', { name: new RegExp(`${number}.*Sabbir Khan.*In files`) });
  await given.getByRole('button', { name: `Actions for ${number}` }).click();
  await hr.getByRole('menuitem', { name: 'Take back' }).click();
  const sure = hr.getByRole('dialog', { name: `Take number ${number} back from Sabbir Khan?` });
  await expectAccessible(hr);
  await sure.getByRole('button', { name: 'Take back' }).click();
  await expect(given).toHaveCount(0);
}

async function exportOf(hr: Page, format: string): Promise<Buffer> {
  await hr.getByRole('button', { name: 'Export' }).click();
  const coming = hr.waitForEvent('download');
  await hr.getByRole('menuitem', { name: format }).click();
  return readFile(await (await coming).path());
}

async function excuseAndExport(hr: Page): Promise<void> {
  await open(hr, `/admin/attendance/daily?todayDate=${await dayWithLates(hr)}&status=Late`);
  const row = hr.locator('tbody tr').first();
  const actions = row.getByRole('button', { name: /^Actions for/ });
  const name = (await actions.getAttribute('aria-label'))?.replace('Actions for ', '') ?? '';
  const act = async (item: string) => {
    await actions.click();
    await hr.getByRole('menuitem', { name: item }).click();
  };
  await act('Excuse the late arrival');
  const asked = hr.getByRole('dialog', { name: `Excuse ${name}` });
  await asked.getByRole('button', { name: 'Excuse the late arrival' }).click();
  await expect(asked.getByText('1 field needs attention')).toBeVisible();
  await asked.getByRole('textbox', { name: 'Reason' }).fill('The ferry did not come');
  await expectAccessible(hr);
  await asked.getByRole('button', { name: 'Excuse the late arrival' }).click();
  await expect(row).toContainText('Excused');
  const told = (await exportOf(hr, 'CSV')).toString('utf8');
  expect(told).toMatch(new RegExp(`${name}.*,Late,.*,Yes`));
  await act('No longer excuse it');
  await expect(row).not.toContainText('Excused');
  await open(hr, '/admin/attendance/matrix');
  await expect(hr.getByText('Arrow keys walk')).toBeVisible();
  expect((await exportOf(hr, 'Excel')).subarray(0, 2).toString()).toBe('PK');
}

const lastMonth = (): string =>
  dayPart(`${addMonths(inAddress(dayFromToday(0)).slice(0, 7), -1)}-01`, 'en', {
    month: 'long',
    year: 'numeric',
  });

/** HR sees how far the judging is; a month is closed by HR and opened again by an administrator. */
async function closeAndOpen(hr: Page): Promise<void> {
  await open(hr, '/admin/attendance/months');
  await hr.getByRole('button', { name: 'Judge days anew' }).click();
  const judge = hr.getByRole('dialog', { name: 'Judge days anew' });
  await giveDay(judge, 'From', dayFromToday(-1));
  await judge.getByText('For days whose rules').click();
  await judge.getByRole('button', { name: 'Judge days anew' }).click();
  await expect(hr.getByText('The days are judged anew')).toBeVisible();
  await hr.getByRole('button', { name: 'Close a month' }).click();
  const form = hr.getByRole('dialog', { name: 'Close a month' });
  // of the other company the months before were closed already
  await choose(hr, form.getByRole('combobox', { name: 'Concern' }), 'Meghna Distribution');
  await form.getByRole('button', { name: 'Close a month' }).click();
  const closed = (page: Page): Locator =>
    page.getByRole('row', { name: /Meghna Distribution/ }).filter({ hasText: lastMonth() });
  await expect(closed(hr)).toBeVisible();
  await expectAccessible(hr);
  await hr.screenshot(picture('closed'));
  await expect(hr.getByRole('button', { name: /^Actions/ })).toHaveCount(0);
  await closed(hr).getByRole('link', { name: 'See figures' }).click();
  await expect(hr.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await expect(hr.getByRole('combobox', { name: 'Concern' })).toHaveValue(
    'Meghna Distribution Ltd',
  );
  const admin = await loggedInElsewhere(hr, '/login', demo('admin'));
  await open(admin, '/admin/attendance/months');
  await closed(admin)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await admin.getByRole('menuitem', { name: 'Open again' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Open again' }).click();
  await expect(closed(admin)).toHaveCount(0);
  await admin.context().close();
}

test('HR takes a file of a device in, excuses, exports, and closes a month', async ({ page }) => {
  await logIn(page, '/employee/login', demo('hr'));
  await importFile(page);
  await excuseAndExport(page);
  await closeAndOpen(page);
});

/** So many days from today, moved on to a Monday: a day of work unless it is a holiday. */
function mondayAfter(days: number): string {
  const at = (ahead: number) => inAddress(dayFromToday(ahead));
  for (let ahead = days; ; ahead += 1) if (new Date(at(ahead)).getUTCDay() === 1) return at(ahead);
}

/** Asks for a Monday off; on a holiday for the one after. */
async function askDayOff(page: Page, reason: string, works?: number): Promise<void> {
  for (let ahead = 8; ahead < 40; ahead += 7) {
    const day = mondayAfter(ahead);
    await open(page, `/employee/attendance?month=${day.slice(0, 7)}&day=${day}`);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('This day is still to come')).toBeVisible();
    await drawer.getByRole('button', { name: 'Ask for the day off' }).click();
    await drawer.getByRole('textbox', { name: 'Reason' }).fill(reason);
    if (works) {
      const free = new Date(Date.parse(day) + works * 86_400_000).toISOString().slice(0, 10);
      await giveDay(drawer, 'Day worked instead', free.split('-').toReversed().join('/'));
    }
    await drawer.getByRole('button', { name: 'Send the request' }).click();
    const sent = page.getByRole('region', { name: 'My requests' }).getByText(reason).first();
    await expect(sent.or(drawer.getByRole('alert'))).toBeVisible();
    if (await sent.isVisible()) return;
  }
  throw new Error('every Monday is a holiday');
}

const delegationForm = (page: Page) => page.getByRole('dialog', { name: 'Let someone stand in' });

/** The manager is away this week; HR reads of it. */
async function letStandIn(manager: Page, hr: Page, who: string): Promise<void> {
  await open(manager, '/employee/inbox/delegation');
  await manager.getByRole('button', { name: 'Let someone stand in' }).click();
  const form = delegationForm(manager);
  await choose(manager, form.getByRole('combobox', { name: 'Who stands in' }), who);
  await giveDay(form, 'Until', dayFromToday(5));
  await form.getByRole('checkbox', { name: 'Day off' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByRole('button', { name: `End: ${who}` })).toBeVisible();
  await open(hr, '/admin/inbox/delegation');
  const all = hr.getByRole('region', { name: 'Of everyone' });
  await expect(all.getByRole('listitem').filter({ hasText: `${who} for` })).toContainText('Now');
  await expectAccessible(hr);
  await hr.screenshot(picture('standing-in'));
}

async function decideInPlace(friend: Page, reason: string): Promise<void> {
  await open(friend, '/employee/inbox');
  const row = friend.getByRole('row', { name: /Rafiqul Islam.*Day off/ });
  await row.getByRole('link').first().click();
  const drawer = friend.getByRole('dialog', { name: 'Day off: Rafiqul Islam' });
  await expect(drawer).toContainText(reason);
  await expectAccessible(friend);
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await drawer.getByLabel('Reason').fill('The stock is counted that day');
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(row).toHaveCount(0);
}

test('a day off is taken back, another is decided by whoever stands in', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn(page, '/employee/login', demo('employee'));
  const own = page.getByRole('region', { name: 'My requests' });
  const sister = `My sister comes home ${mark()}`;
  await askDayOff(page, sister, 4);
  const first = own.getByRole('listitem').filter({ hasText: sister });
  await expect(first).toContainText('works on Fri');
  await first.getByRole('button', { name: /^Take back: Day off/ }).click();
  await expect(first).toContainText('Taken back');
  await expect(first.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
  const court = `The court hears my case ${mark()}`;
  await askDayOff(page, court);

  const friend = await loggedInElsewhere(page, '/employee/login', demo('assessor'));
  const { name } = (await loginOf(friend)).user;
  const manager = await loggedInElsewhere(page, '/employee/login', demo('manager'));
  const hr = await loggedInElsewhere(page, '/employee/login', demo('hr'));
  await letStandIn(manager, hr, name);
  await decideInPlace(friend, court);
  await open(hr, '/admin/attendance/corrections');
  await hr
    .getByRole('row', { name: new RegExp(court) })
    .getByRole('link')
    .first()
    .click();
  await expect(hr.getByRole('dialog')).toContainText('The stock is counted that day');
  await manager.getByRole('button', { name: `End: ${name}` }).click();
  await expect(manager.getByText('Nobody stands in for you')).toBeVisible();

  await open(page, '/employee/attendance');
  const second = own.getByRole('listitem').filter({ hasText: court });
  await expect(second).toContainText('The stock is counted that day');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { name: 'আমার আবেদন' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ ...picture('own-phone'), fullPage: true });
  await Promise.all([friend, manager, hr].map((other) => other.context().close()));
});

test('the reports fit a phone, in the dark and in Bangla', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn(page, '/employee/login', demo('hr'));
  await page.getByRole('button', { name: 'বাংলা' }).click();
  const shown = [
    ['dashboard', 'আসা-যাওয়া'],
    ['attendance/matrix', 'মাস'],
    ['attendance/daily', 'দৈনিক হাজিরা'],
    ['attendance/devices/unknown', 'অচেনা নম্বর'],
  ] as const;
  for (const [path, heading] of shown) {
    await open(page, `/admin/${path}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.locator('.page-skeleton, .board-waits')).toHaveCount(0);
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(phone.width);
    await expectAccessible(page);
    await page.screenshot(picture(path.replaceAll('/', '-')));
  }
});
