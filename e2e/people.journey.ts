import {
  address,
  demo,
  elsewhere,
  expect,
  expectAccessible,
  logIn,
  open,
  picture,
  test,
  zone,
  place,
} from './journey.ts';
import {
  addPerson,
  choose,
  dayFromToday,
  fillPerson,
  giveDay,
  inAddress,
  offered,
} from './people-steps.ts';

const list = '/admin/employee';

test.use(zone);

test('a person is added by one short form, once, and opened from the toast', async ({ page }) => {
  await logIn(page, list);
  await page.getByRole('button', { name: 'Add employee' }).click();
  await expect(page).toHaveURL(`${address()}${list}/new`);
  const form = page.getByRole('form', { name: 'Add employee' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByRole('button', { name: 'Add employee' }).click();
  await expect(form.getByText('3 fields need attention')).toBeVisible();
  await expectAccessible(page);

  await fillPerson(page, { name: 'Zinnia Yeasmin', manager: 'Tanvir Ahmed' });
  await form.getByLabel('Work e-mail').fill('not an address');
  await form.getByRole('button', { name: 'Add employee' }).click();
  await expect(form.getByText('Enter a valid e-mail address.')).toBeVisible();
  await form.getByLabel('Work e-mail').fill('hr@example.com');
  await form.getByRole('button', { name: 'Add employee' }).click();
  await expect(form.getByText('Another record already has this.')).toBeVisible();
  await form.getByLabel('Work e-mail').fill('zinnia@example.com');

  await place(page, 'Set-up').click();
  await expect(page.getByText('Discard what you typed?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Zinnia Yeasmin');

  await form.getByRole('button', { name: 'Add employee' }).dblclick();
  await expect(page).toHaveURL(address() + list);
  await expect(page.getByText('Employee added successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Zinnia Yeasmin.*Driver.*Sales/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Open the profile' }).click();
  await expect(page).toHaveURL(/\/admin\/employee\/[0-9a-f-]{36}\/info$/);
  await expect(page.getByRole('heading', { name: /Zinnia Yeasmin/ })).toContainText('Probation');
  await expect(page.getByText(/^EMP-\d{5}$/).first()).toBeVisible();
  await expectAccessible(page);
});

test('filters narrow each other and live in the address', async ({ page }) => {
  await logIn(page, list);
  await expect(page.getByText(/\d+ in all/)).toBeVisible();
  await choose(page, page.getByRole('combobox', { name: 'Department' }), 'Sales');
  await expect(page).toHaveURL(/department=/);
  await expect(page.getByText(/\d+ match/)).toBeVisible();
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: 'Unit', exact: true }).click();
  await expect(offered(page).first()).toContainText('Sales');
  for (const option of await offered(page).all()) await expect(option).toContainText('Sales');
  await offered(page).first().click();
  await expect(page).toHaveURL(/unit=/);
  await expectAccessible(page);
  await page.screenshot(picture('more-filters'));

  await choose(page, page.getByRole('combobox', { name: 'Department' }), 'Procurement');
  await expect(page).not.toHaveURL(/unit=/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Department' })).toHaveValue('Procurement');
  await expect(page.getByRole('row').nth(1)).toContainText('Procurement');
  await page.goBack();
  await expect(page).toHaveURL(/unit=/);

  await open(page, list);
  await page.getByRole('button', { name: 'More filters' }).click();
  await choose(page, page.getByRole('combobox', { name: 'Line manager' }), 'Sabbir Khan');
  await expect(page.getByRole('row', { name: /Rafiqul Islam/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More filters (1)' })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Joined' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=joiningDate/);
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Employment type' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Employment type' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search employees' }).fill('nobody at all');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
});

test('the list of another day says so, and leads back to today', async ({ page }) => {
  await logIn(page, list);
  const past = dayFromToday(-500);
  await giveDay(page, 'As of', past);
  await expect(page).toHaveURL(new RegExp(`asOf=${inAddress(past)}`));
  const banner = page.getByRole('complementary', { name: 'As of' });
  await expect(banner).toContainText('You see everyone as they were on');
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Back to today' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(address() + list);
});

test('two at once: the slower one is told who changed what, and keeps what was typed', async ({
  page,
}) => {
  await logIn(page, list);
  await addPerson(page, { name: 'Quamrul Hudson' });
  await page.getByRole('button', { name: 'Edit: Personal' }).click();
  const slow = page.getByRole('form', { name: 'Edit: Personal' });
  await slow.getByLabel('Religion').fill('Typed slowly');

  const other = await elsewhere(page);
  await logIn(other, '/employee/login', demo('hr'));
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Edit: Personal' }).click();
  await other.getByLabel('Nationality').fill('Bangladeshi');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Employee updated successfully')).toBeVisible();

  await slow.getByRole('button', { name: 'Save changes' }).click();
  await expect(slow.getByRole('alert')).toContainText(
    /Mahmuda Khanam changed this record on .*\(Nationality\)/,
  );
  await expect(slow.getByLabel('Religion')).toHaveValue('Typed slowly');
  await expectAccessible(page);
  await slow.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(slow.getByLabel('Nationality')).toHaveValue('Bangladeshi');
  await slow.getByLabel('Religion').fill('Typed again');
  await slow.getByRole('button', { name: 'Save changes' }).click();
  await expect(slow).toHaveCount(0);
  await expect(page.getByText('Typed again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: Personal' })).toBeFocused();

  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const step = page.getByRole('dialog', { name: 'Confirm Quamrul Hudson' });
  await other.reload();
  await other.getByRole('button', { name: 'Edit: Personal' }).click();
  await other.getByLabel('Nationality').fill('Nepali');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Employee updated successfully')).toBeVisible();
  await other.close();
  await step.getByLabel('Note').fill('Well done');
  await step.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(step.getByRole('alert')).toContainText(/Mahmuda Khanam changed this record/);
  await page.screenshot(picture('life-newer'));
  await step.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(step.getByRole('alert')).toHaveCount(0);
  await expect(step.getByLabel('Note')).toHaveValue('Well done');
  await step.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(step).toBeHidden();
});

test('who edits two sections at once saves both, one after the other', async ({ page }) => {
  await logIn(page, list);
  await addPerson(page, { name: 'Ruhul Twice' });
  for (const section of ['Personal', 'Contact'])
    await page.getByRole('button', { name: `Edit: ${section}` }).click();
  const personal = page.getByRole('form', { name: 'Edit: Personal' });
  const contact = page.getByRole('form', { name: 'Edit: Contact' });
  await personal.getByLabel('Religion').fill('Islam');
  await contact.getByLabel('Work phone').fill('01711-000000');
  await personal.getByRole('button', { name: 'Save changes' }).click();
  await expect(personal).toHaveCount(0);
  await contact.getByRole('button', { name: 'Save changes' }).click();
  await expect(contact).toHaveCount(0);
  await expect(page.getByText('01711-000000')).toBeVisible();
});

test('a manager finds the team and its cards, without what is personal', async ({ page }) => {
  await logIn(page, '/employee/login', demo('manager'));
  await page.getByRole('link', { name: 'My team' }).click();
  await expect(page.getByRole('row', { name: /Rafiqul Islam.*You/ })).toBeVisible();
  await page.getByText('Everyone I may see').click();
  await expect(page).toHaveURL(/team=all/);
  await expect(page.getByRole('row', { name: /Rafiqul Islam/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Sabbir Khan/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot(picture('team'));
  await page.getByRole('link', { name: /^Rafiqul Islam/ }).click();
  await expect(page).toHaveURL(/\/employee\/team\/[0-9a-f-]{36}\/info$/);
  const card = page.getByRole('region', { name: 'Contact' });
  await expect(card.getByText('Work phone')).toBeVisible();
  for (const personal of ['Personal phone', 'Date of birth', 'National ID', 'Present address'])
    await expect(page.getByText(personal)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Edit|Change|Confirm/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('list').filter({ hasText: 'Joined' })).toBeVisible();
  await expectAccessible(page);

  await open(page, '/admin/employee');
  await expect(page.getByRole('heading', { name: 'You may not open this page' })).toBeVisible();
});

test('an employee without a team has no such screen', async ({ page }) => {
  await logIn(page, '/employee/login', demo('employee'));
  await expect(page.getByRole('link', { name: 'My profile' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'My team' })).toHaveCount(0);
  await open(page, '/employee/team');
  await expect(page.getByRole('heading', { name: 'You may not open this page' })).toBeVisible();
});

test('the record on paper has no frame and all sections', async ({ page }) => {
  await logIn(page, `${list}?search=Rafiqul+Islam`);
  await page.getByRole('link', { name: /^Rafiqul Islam/ }).click();
  await page.getByRole('link', { name: 'Print view' }).click();
  const sheet = page.getByRole('article', { name: 'Employee record' });
  for (const name of ['Contact', 'Personal', 'Addresses', 'Place in the house', 'History'])
    await expect(sheet.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to the profile' }).click();
  await expect(page.getByRole('heading', { name: /Rafiqul Islam/ })).toBeVisible();
});

test.describe('on a phone, in the dark, in Bangla', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('list, sheet, form and profile fit and can be read', async ({ page }) => {
    const fits = async () => {
      const width = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    };
    await logIn(page, list);
    const cards = page.getByRole('list', { name: 'Employees' }).getByRole('listitem');
    await expect(cards).toHaveCount(10);
    await fits();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').getByLabel('Status').click();
    await page.getByRole('option', { name: 'Probation' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(cards.first()).toContainText('Probation');

    await page.getByRole('button', { name: 'বাংলা' }).click();
    await expect(page.getByRole('heading', { name: 'কর্মীবৃন্দ' })).toBeVisible();
    await fits();
    await cards.or(page.locator('.dt-card')).first().getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'ইতিহাস' })).toBeVisible();
    await fits();
    await page.screenshot(picture('profile-phone'));
    await page.getByRole('link', { name: 'ইতিহাস' }).click();
    await expect(page.getByText('যোগদান').first()).toBeVisible();
    await fits();
    await open(page, `${list}/new`);
    await page.getByRole('button', { name: 'কর্মী যোগ করুন' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await fits();
  });
});
