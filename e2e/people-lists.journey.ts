import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
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
} from './journey.ts';
import { addPerson, choose, dayFromToday, giveDay } from './people-steps.ts';

const chart = '/admin/organisation-chart';

test.use(zone);

/** The profile that is open, at another of its tabs. */
const tab = async (page: Page, name: string) => {
  const link = page.locator('.tabs').getByRole('link', { name, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('data-status', 'active');
};

const opened = (page: Page, name: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

test('degrees are added, ordered and saved together; what is missing is said at its row', async ({
  page,
}) => {
  await logIn(page, '/admin/employee');
  await addPerson(page, { name: 'Lubna Listed' });
  await tab(page, 'Education');
  await expect(page.getByText('No degrees are known yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit: Education' }).click();
  const form = page.getByRole('form', { name: 'Edit: Education' });
  const row = (number: number) => form.getByRole('group', { name: `Degree ${number}` });
  await form.getByRole('button', { name: 'Add: Degree' }).click();
  await expect(row(1).getByRole('textbox', { name: 'Degree', exact: true })).toBeFocused();
  await page.keyboard.type('BSc');
  await row(1).getByLabel('Institution').fill('Dhaka University');
  await form.getByRole('button', { name: 'Add: Degree' }).click();
  await row(2).getByRole('textbox', { name: 'Degree', exact: true }).fill('MSc');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByRole('button', { name: 'Degree 2: Institution' })).toBeVisible();
  await expect(row(2).getByText('This is needed.')).toBeVisible();
  await expect(row(1).getByText('This is needed.')).toHaveCount(0);
  await row(2).getByLabel('Year of passing').fill('soon');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(row(2).getByText('Enter a whole number.')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(picture('education-edit'));

  await row(2).getByLabel('Institution').fill('BUET');
  await row(2).getByLabel('Year of passing').fill('2018');
  await row(2).getByRole('button', { name: 'Move up' }).press('Enter');
  await expect(row(1).getByRole('textbox', { name: 'Degree', exact: true })).toHaveValue('MSc');
  await expect(row(1).getByRole('button', { name: 'Move down' })).toBeFocused();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Education updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: Education' })).toBeFocused();
  await page.reload();
  const kept = page.getByRole('region', { name: 'Education' }).getByRole('listitem');
  await expect(kept).toHaveText([/MSc.*BUET.*2018/s, /BSc.*Dhaka University/s]);
  await expectAccessible(page);
  await page.screenshot(picture('education'));

  await page.getByRole('button', { name: 'Edit: Education' }).click();
  await form.getByRole('button', { name: 'Remove: Degree 1' }).click();
  await expect(row(1).getByRole('textbox', { name: 'Degree', exact: true })).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(kept).toHaveCount(2);
});

test('work does not end before it began, and the slower of two keeps what was typed', async ({
  page,
}) => {
  await logIn(page, '/admin/employee');
  await addPerson(page, { name: 'Omar Listed' });
  await tab(page, 'Experience');
  await page.getByRole('button', { name: 'Edit: Experience' }).click();
  const form = page.getByRole('form', { name: 'Edit: Experience' });
  await form.getByRole('button', { name: 'Add: Employer' }).click();
  await form.getByRole('textbox', { name: 'Employer', exact: true }).fill('Padma Ltd');
  await form.getByLabel('Position').fill('Officer');
  await giveDay(form, 'From', '1/2/2016');
  await giveDay(form, 'Until', '1/1/2016');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('This value does not fit here.')).toBeVisible();
  await giveDay(form, 'Until', '1/1/2018');

  const other = await elsewhere(page);
  await logIn(other, '/employee/login', demo('hr'));
  await other.goto(page.url().replace('/experience', '/family'));
  await other.getByRole('button', { name: 'Edit: Emergency contacts' }).click();
  const contact = other.getByRole('form', { name: 'Edit: Emergency contacts' });
  await contact.getByRole('button', { name: 'Add: Emergency contact' }).click();
  await contact.getByRole('textbox', { name: 'Name' }).fill('Salma');
  await contact.getByLabel('Relation').fill('Wife');
  await contact.getByLabel('Phone').fill('01711000000');
  await contact.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByRole('link', { name: '01711000000' })).toBeVisible();
  await other.close();

  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByRole('alert')).toContainText('Mahmuda Khanam changed this record');
  await expect(form.getByRole('textbox', { name: 'Employer', exact: true })).toHaveValue(
    'Padma Ltd',
  );
  await expectAccessible(page);
});

test('an item is issued, held by one only, taken back, and a mistake is deleted', async ({
  page,
}) => {
  await logIn(page, '/admin/employee');
  await addPerson(page, { name: 'Ismat Holder' });
  await tab(page, 'Items');
  await expect(page.getByText('Ismat Holder holds nothing at the moment.')).toBeVisible();
  const issue = async () => {
    await page.getByRole('button', { name: 'Issue an item' }).first().click();
    const dialog = page.getByRole('dialog');
    await choose(page, dialog.getByRole('combobox', { name: 'Item' }), 'MacBook Air 13');
    await dialog.getByLabel('Serial number').fill('SN-JOURNEY-1');
    await giveDay(dialog, 'Issued on', dayFromToday(-10));
    await dialog.getByRole('button', { name: 'Issue an item' }).click();
    return dialog;
  };
  await issue();
  const held = page.getByRole('region', { name: 'Held now' }).getByRole('listitem');
  await expect(held).toContainText('SN-JOURNEY-1');
  const again = await issue();
  await expect(again.getByRole('alert')).toContainText('Someone holds the item with this serial');
  await expectAccessible(page);
  await again.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await held.getByRole('button', { name: /^Take back: MacBook/ }).click();
  const back = page.getByRole('dialog');
  await giveDay(back, 'Returned on', dayFromToday(-20));
  await back.getByRole('button', { name: 'Take back' }).click();
  await expect(back.getByText('This value does not fit here.')).toBeVisible();
  await giveDay(back, 'Returned on', dayFromToday(0));
  await back.getByRole('button', { name: 'Take back' }).click();
  const returned = page.getByRole('region', { name: 'Returned' }).getByRole('listitem');
  await expect(returned).toContainText('SN-JOURNEY-1');
  await expect(held).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot(picture('items'));

  await returned.getByRole('button', { name: /^Actions for MacBook/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(returned).toHaveCount(0);
});

test('a manager reads what the team holds, and nothing personal', async ({ page }) => {
  await logIn(page, '/employee/login', demo('manager'));
  await page.getByRole('link', { name: 'My team' }).click();
  await page.getByRole('link', { name: /^Rafiqul Islam/ }).click();
  await tab(page, 'Items');
  await expect(page.getByRole('region', { name: 'Held now' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Issue|Take back|Actions/ })).toHaveCount(0);
  for (const personal of ['Education', 'Experience', 'Family'])
    await expect(page.locator('.tabs').getByRole('link', { name: personal })).toHaveCount(0);
});

test('the chart opens level by level, by mouse and by keyboard, and finds a person', async ({
  page,
}) => {
  await logIn(page, chart);
  const items = page.getByRole('treeitem');
  await expect(items.first()).toHaveAttribute('aria-expanded', 'true');
  // the one at the top has one below: the chart begins where it spreads
  await expect(items.filter({ hasText: 'Tanvir Ahmed' })).toHaveAttribute('aria-level', '3');
  const atFirst = await items.count();
  await expectAccessible(page);
  await page.screenshot(picture('chart'));
  const second = items.filter({ has: page.getByRole('button', { name: /: show$/ }) }).first();
  const name = (await second.locator('a').textContent()) ?? '';
  await second.getByRole('button').click();
  await expect(opened(page, name)).toHaveAttribute('aria-expanded', 'true');
  expect(await items.count()).toBeGreaterThan(atFirst);
  await page.screenshot(picture('chart-open'));

  await opened(page, name).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=treeitem]:focus')).toHaveAttribute('aria-level', '4');
  await opened(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(opened(page, name)).toHaveAttribute('aria-expanded', 'false');
  await expect(opened(page, name)).toBeFocused();
  await expect(items).toHaveCount(atFirst);

  await choose(page, page.getByRole('combobox', { name: 'Find a person' }), 'Rafiqul Islam');
  const found = page.getByRole('treeitem', { selected: true });
  await expect(found).toContainText('Rafiqul Islam');
  await expect(found).toBeInViewport();
  await expect(page).toHaveURL(/person=/);
  await expectAccessible(page);
  await page.screenshot(picture('chart-found'));
  await page.reload();
  await expect(found).toBeInViewport();
  await page.getByRole('button', { name: 'Fit to the screen' }).click();
  await expect(items.first()).toBeInViewport();
  await page.screenshot(picture('chart-fit'));

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('organisation-chart.png');
  await file.saveAs(test.info().outputPath('saved.png'));
  const saved = await readFile(test.info().outputPath('saved.png'));
  expect(saved.subarray(1, 4).toString()).toBe('PNG');
  await found.getByRole('link').click();
  await expect(page.getByRole('heading', { name: /Rafiqul Islam/ })).toBeVisible();
});

test('everyone on the staff sees the chart; profiles open for those who may see them', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('employee'));
  await page.getByRole('link', { name: 'Organisation chart' }).click();
  await expect(page).toHaveURL(`${address()}/employee/organisation-chart`);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await expect(page.getByRole('tree').getByRole('link')).toHaveCount(0);
});

test.describe('on a phone, in the dark, in Bangla', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('lists, items and chart fit and can be read', async ({ page }) => {
    const fits = async (name: string) => {
      const width = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await expectAccessible(page);
      await page.screenshot(picture(name));
    };
    await logIn(page, '/admin/employee?search=Rafiqul+Islam');
    await page.getByRole('link', { name: /^Rafiqul Islam/ }).click();
    await expect(page).toHaveURL(/\/info$/);
    const profile = page.url().replace(/\/info$/, '');
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await page.goto(`${profile}/education`);
    await page.getByRole('button', { name: 'সম্পাদনা: শিক্ষা' }).click();
    await page.getByRole('button', { name: 'যোগ করুন: ডিগ্রি' }).click();
    await page.getByRole('button', { name: 'পরিবর্তন সংরক্ষণ করুন' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await fits('education-phone');
    await page.getByRole('button', { name: 'বাতিল' }).click();
    await page.getByRole('button', { name: 'পরিবর্তন বাদ দিন' }).click();
    await page.goto(`${profile}/items`);
    await expect(page.getByRole('heading', { name: 'এখন হাতে আছে' })).toBeVisible();
    await fits('items-phone');

    await open(page, chart);
    await isInsideBangla(page);
    await expect(page.getByRole('tree')).toHaveCount(0);
    await page
      .getByRole('button', { name: /: দেখান$/ })
      .first()
      .click();
    await fits('chart-phone');
    await choose(page, page.getByRole('combobox', { name: 'কাউকে খুঁজুন' }), 'Rafiqul Islam');
    await expect(page.locator('[data-found]')).toContainText('Rafiqul Islam');
    await expect(page.locator('[data-found]')).toBeInViewport();
    await fits('chart-phone-found');
  });
});

const isInsideBangla = (page: Page) =>
  expect(page.getByRole('heading', { name: 'প্রতিষ্ঠানের কাঠামো' })).toBeVisible();
