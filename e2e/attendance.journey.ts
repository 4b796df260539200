import type { Page } from '@playwright/test';
import { seconds } from '../server/src/testing/clocks/patience.ts';
import {
  address,
  demo,
  elsewhere,
  expect,
  expectAccessible,
  logIn,
  open,
  phone,
  test,
  zone,
} from './journey.ts';
import { choose, dayFromToday, giveDay, inAddress } from './people-steps.ts';

test.use({ ...zone, permissions: ['clipboard-read', 'clipboard-write'] });

/** Far from the house: times are still those of the company. */
const far = { timezoneId: 'America/New_York' };

const yesterday = inAddress(dayFromToday(-1));
const month = yesterday.slice(0, 7);

/** Attendance is kept from some day on; here from the day before. */
async function judgeAnew(page: Page): Promise<void> {
  await logIn(page, '/admin/attendance/months');
  await page.getByRole('button', { name: 'Judge days anew' }).click();
  const form = page.getByRole('dialog', { name: 'Judge days anew' });
  await giveDay(form, 'From', dayFromToday(-1));
  // away from the next box, whose calendar covers the button
  await form.getByText('For days whose rules').click();
  await form.getByRole('button', { name: 'Judge days anew' }).click();
  await expect(page.getByText('The days are judged anew')).toBeVisible();
}

/** HR hangs a device at the gate; the key is there to be entered once. */
async function addDevice(page: Page): Promise<string> {
  await open(page, '/admin/attendance/devices');
  await page.getByRole('button', { name: 'Add device' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add device' });
  await form.getByRole('button', { name: 'Add device' }).click();
  await expect(form.getByText('needs attention')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill('Gate of the journey');
  await form.getByRole('button', { name: 'Add device' }).click();
  const shown = page.getByRole('dialog', { name: 'The key of Gate of the journey' });
  const key = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: 'Copy the key' }).click();
  await expect(page.getByText('The key is copied')).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(key);
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'I have entered it' }).click();
  await expect(page.getByRole('row', { name: /Gate of the journey.*Never yet.*On/ })).toBeVisible();
  return key;
}

/** Just after midnight two minutes ago was yesterday: whoever came then has not come today. */
async function awaitToday(page: Page): Promise<void> {
  const dhaka = (Date.now() + 6 * 3_600_000) % 86_400_000;
  if (dhaka < 3 * 60_000) await page.waitForTimeout(3 * 60_000 - dhaka);
}

/** The device knows someone by a number that is nobody's here. */
async function settleNumber(page: Page, key: string, name: string): Promise<void> {
  await awaitToday(page);
  const at = new Date(Date.now() - 2 * 60_000).toISOString();
  // a number that was given once is known from then on
  const [mine, nobodys] = [`J-${Date.now()}`, `N-${Date.now()}`];
  const punches = [
    { number: mine, at, direction: 'in' },
    { number: nobodys, at },
  ];
  const sent = await page.request.post(`${address()}/api/v1/attendance/device-punch`, {
    data: { key, punches },
  });
  expect(await sent.json()).toMatchObject({ unknown: 2 });
  await page.getByRole('link', { name: 'Unknown numbers' }).click();
  await page.getByRole('button', { name: mine, exact: true }).click();
  const asked = page.getByRole('dialog', { name: `Whose number is ${mine}?` });
  await asked.getByRole('button', { name: 'Give the punches' }).click();
  await expect(asked.getByText('needs attention')).toBeVisible();
  await choose(page, asked.getByRole('combobox', { name: 'Person' }), name);
  await asked.getByRole('button', { name: 'Give the punches' }).click();
  await expect(page.getByText(`1 punch given to ${name}`)).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${nobodys}` }).click();
  await page.getByRole('menuitem', { name: 'Set aside' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set aside' }).click();
  await expect(page.getByText('1 punch set aside')).toBeVisible();
}

/** On the phone: gone again, and yesterday nothing was noted. */
async function goAndAsk(page: Page): Promise<void> {
  await expect(page.getByText('You are in')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go out' }).click();
  await expect(page.getByText(/You went at/)).toBeVisible();
  await expect(page.getByText('You are out')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Come in' })).toBeVisible();

  await open(page, `/employee/attendance?month=${month}&day=${yesterday}`);
  const day = page.getByRole('dialog');
  await expect(day.getByText('No punch on this day.')).toBeVisible();
  await day.getByRole('button', { name: 'Ask for a correction' }).click();
  await day.getByLabel('Came at').fill('09:00');
  await day.getByLabel('Went at').fill('08:30');
  await expect(day.getByText('The day after')).toBeVisible();
  await day.getByLabel('Went at').fill('17:30');
  await day.getByRole('button', { name: 'Send the request' }).click();
  await expect(day.getByText('needs attention')).toBeVisible();
  await day.getByRole('textbox', { name: 'Reason' }).fill('The gate was broken');
  await expectAccessible(page);
  await day.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Your request is sent')).toBeVisible();
  const own = page.getByRole('region', { name: 'My requests' });
  await expect(own.getByRole('listitem').first()).toContainText('in 09:00 AM, out 05:30 PM');
  await expect(own.getByRole('listitem').first()).toContainText('Waiting');
  await expect(own.getByRole('button', { name: /Take back: Correction/ })).toBeVisible();
}

async function managerAgrees(manager: Page, name: string): Promise<void> {
  await logIn(manager, '/employee/login', demo('manager'));
  await open(manager, '/employee/attendance/requests');
  const row = manager.getByRole('row', { name: new RegExp(`${name}.*The gate was broken`) });
  await row.getByRole('link', { name: 'Decide' }).click();
  const asked = manager.getByRole('dialog', { name: `Correction of ${name}` });
  await asked.getByRole('button', { name: 'Reject' }).click();
  await expect(asked.getByText('Say why not.')).toBeVisible();
  await expectAccessible(manager);
  await asked.getByRole('button', { name: 'Approve' }).click();
  await expect(manager.getByText(`Approved for ${name}`)).toBeVisible();
  await manager.locator('.tabs').getByRole('link', { name: 'Attendance' }).click();
  await expect(manager.getByRole('row', { name: new RegExp(name) })).toBeVisible();
}

/** In Bangla a time is read and written as it is said, in the figures of both languages. */
async function askInBangla(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await open(page, `/employee/attendance?month=${month}&day=${yesterday}`);
  const day = page.getByRole('dialog');
  await day.getByRole('button', { name: 'সংশোধন চান' }).click();
  const [came, went] = [day.getByLabel('আসার সময়'), day.getByLabel('যাওয়ার সময়')];
  await page.keyboard.press('Tab');
  await expect(came).toBeFocused();
  await came.fill('৯টা');
  await went.fill('kal');
  await expect(came).toHaveValue(/^সকাল\s০৯:০০$/);
  await day.getByRole('textbox', { name: 'কারণ' }).fill('ফটক নষ্ট ছিল');
  await day.getByRole('button', { name: 'আবেদন পাঠান' }).click();
  await expect(day.getByText('একটি সময় দিন।')).toBeVisible();
  await went.fill('5:30 pm');
  await expectAccessible(page);
  await day.getByRole('button', { name: 'আবেদন পাঠান' }).click();
  const own = page.getByRole('region', { name: 'আমার আবেদন' }).getByRole('listitem').first();
  await expect(own).toContainText('আসা সকাল ০৯:০০, যাওয়া বিকাল ০৫:৩০');
  await own.getByRole('button', { name: /^ফিরিয়ে নিন/ }).click();
  await expect(own).not.toContainText('অপেক্ষায়');
  await page.getByRole('button', { name: 'English' }).click();
}

async function reportsTell(page: Page, name: string): Promise<void> {
  await open(page, `/admin/attendance/daily?todayDate=${yesterday}`);
  await page.getByRole('textbox', { name: 'Search people' }).fill(name);
  const row = page.getByRole('row', { name: new RegExp(`${name}.*09:00 AM.*05:30 PM`) });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  const drawer = page.getByRole('dialog', { name: `Attendance of ${name}` });
  await expect(drawer.getByText('Correction').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await open(page, `/admin/attendance/matrix?month=${month}`);
  await page.getByRole('textbox', { name: 'Search people' }).fill(name);
  const cell = page.getByRole('button', { name: /: .*09:00 AM – 05:30 PM/ });
  await expect(cell).toHaveCount(1);
  await expectAccessible(page);
  // only one cell is in the order of the page; from there the keys walk
  await cell.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
}

test('someone comes by a device and goes on the phone, asks a correction, and the reports tell it', async ({
  page,
}) => {
  // many screens one after another, and perhaps the first minutes of a day
  test.setTimeout(seconds(400));
  const mobile = await elsewhere(page, { ...far, viewport: phone });
  await logIn(mobile, '/employee/login', demo('employee'));
  const { name } = (await mobile.evaluate(
    () => JSON.parse(localStorage.getItem('muster.login') ?? '').state.user,
  )) as { name: string };

  await judgeAnew(page);
  const key = await addDevice(page);
  await settleNumber(page, key, name);
  await open(mobile, '/employee/attendance');
  await goAndAsk(mobile);
  const manager = await elsewhere(page, far);
  await managerAgrees(manager, name);
  await askInBangla(manager);
  await reportsTell(page, name);

  await open(mobile, '/employee/attendance');
  const own = mobile.getByRole('region', { name: 'My requests' });
  await expect(own.getByRole('listitem').first()).toContainText('Approved');
  await mobile.context().close();
  await manager.context().close();
});
