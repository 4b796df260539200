import { expect, expectAccessible, logIn, open, picture, test, zone } from './journey.ts';
import { addPerson, choose, dayFromToday, fact, giveDay, inAddress } from './people-steps.ts';

const list = '/admin/employee';

test.use(zone);

test.beforeEach(async ({ page }) => {
  await logIn(page, list);
});

test('someone on probation is confirmed, and the history tells it', async ({ page }) => {
  await addPerson(page, { name: 'Xulfikar Confirmed', joined: dayFromToday(-200) });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Probation');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Xulfikar Confirmed' });
  await expect(dialog).toContainText('is confirmed; the probation is over');
  await expectAccessible(page);
  await giveDay(dialog, 'From', dayFromToday(-300));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(/is in the house since/);
  await giveDay(dialog, 'From', dayFromToday(-1));
  await dialog.getByLabel('Note').fill('Good work');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Confirmed');
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'History' }).click();
  const newest = page.locator('.timeline > li').first();
  await expect(newest).toContainText('Good work');
  await expect(newest).toContainText(/Probation.*Confirmed/);
});

test('another department from next month: today stays, then it changes, and it can be taken back', async ({
  page,
}) => {
  const then = dayFromToday(31);
  await addPerson(page, { name: 'Yaqub Moved', joined: dayFromToday(-100) });
  await page.getByRole('link', { name: 'Job', exact: true }).click();
  await page.getByRole('button', { name: 'Change job' }).click();
  const form = page.getByRole('dialog', { name: 'Change the job of Yaqub Moved' });
  await form.getByRole('button', { name: 'Save the change' }).click();
  await expect(form.getByRole('alert')).toContainText('Nothing is different yet');
  await choose(page, form.getByRole('combobox', { name: 'Department' }), 'Procurement');
  await giveDay(form, 'In force from', then);
  await form.getByLabel('Reason').fill('Needed there');
  await expect(form.getByText('Takes effect by itself on that day')).toBeVisible();
  await expect(form.locator('.preview')).toContainText(/Department\s*Sales.*Procurement/);
  await expectAccessible(page);
  await page.screenshot(picture('change-job'));
  await form.getByRole('button', { name: 'Save the change' }).click();
  await expect(form).toBeHidden();
  await expect(fact(page, 'Department')).toContainText('Sales');

  await giveDay(page, 'As of', then);
  await expect(page).toHaveURL(new RegExp(`asOf=${inAddress(then)}`));
  await expect(fact(page, 'Department')).toContainText('Procurement');
  await expect(page.getByRole('complementary', { name: 'As of' })).toContainText('as planned for');
  await expect(page.getByRole('button', { name: 'Change job' })).toHaveCount(0);
  await open(page, `${list}?search=Yaqub&asOf=${inAddress(then)}`);
  await expect(page.getByRole('row', { name: /Yaqub Moved.*Procurement/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to today' }).click();
  await expect(page.getByRole('row', { name: /Yaqub Moved.*Sales/ })).toBeVisible();

  await page.getByRole('link', { name: /^Yaqub Moved/ }).click();
  await page.getByRole('link', { name: 'History' }).click();
  const planned = page.locator('.timeline > li').first();
  await expect(planned).toContainText('Planned');
  await expect(planned).toContainText(/Sales.*Procurement/);
  await expectAccessible(page);
  await planned.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The change is taken back')).toBeVisible();
  await expect(page.locator('.timeline > li')).toHaveCount(1);
});

test('before joining nobody is there', async ({ page }) => {
  await addPerson(page, { name: 'Wasif Late', joined: dayFromToday(-10) });
  await open(page, `${new URL(page.url()).pathname}?asOf=${inAddress(dayFromToday(-20))}`);
  await expect(page.getByRole('heading', { name: 'Not in the house on this day' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to today' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wasif Late');
});

test('who leads others leaves only with a successor', async ({ page }) => {
  const joined = dayFromToday(-400);
  await addPerson(page, { name: 'Vashkar Leaver', status: 'Confirmed', joined });
  const leaver = page.url();
  await addPerson(page, { name: 'Upoma Report', joined, manager: 'Vashkar Leaver' });
  const report = new URL(page.url()).pathname.replace('/info', '/job');
  await page.goto(leaver);
  await expect(page.getByText('Line manager', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change status' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Leave the company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vashkar Leaver leaves' });
  const leave = dialog.getByRole('button', { name: 'Leave the company' });
  await giveDay(dialog, 'Last day', dayFromToday(-1));
  await leave.click();
  await expect(dialog.getByText('This is needed.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reason for leaving' }).click();
  await page.getByRole('option', { name: 'Resigned' }).click();
  await leave.click();
  await expect(dialog.getByRole('alert')).toContainText('leads a team of 1');
  await expectAccessible(page);
  await page.screenshot(picture('leave'));
  await choose(page, dialog.getByRole('combobox', { name: /takes over/ }), 'Tanvir Ahmed');
  await leave.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Left');
  await expect(page.getByRole('button', { name: 'Rehire' })).toBeVisible();

  await open(page, report);
  await expect(fact(page, 'Line manager')).toContainText('Tanvir Ahmed');
  // who leaves later has the old status still: the day is told beside it
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Leave the company' }).click();
  const later = page.getByRole('dialog', { name: 'Upoma Report leaves' });
  await giveDay(later, 'Last day', dayFromToday(10));
  await later.getByRole('combobox', { name: 'Reason for leaving' }).click();
  await page.getByRole('option', { name: 'Resigned' }).click();
  await later.getByRole('button', { name: 'Leave the company' }).click();
  await expect(later).toBeHidden();
  await expect(page.getByText(/^Upoma Report: last day /)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Last day / })).toBeVisible();
});

test('a draft is deleted, a step can be left without taking it', async ({ page }) => {
  await addPerson(page, { name: 'Tithi Draft', status: 'Draft' });
  await page.getByRole('button', { name: 'Let join', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tithi Draft joins' });
  await dialog.getByLabel('Note').fill('Half typed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Actions for Tithi Draft' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Employee deleted successfully')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});
