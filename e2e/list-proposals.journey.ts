import type { Page } from '@playwright/test';
import {
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

test.use(zone);

const request = (page: Page) => page.getByRole('row', { name: /Change of the record/ });
const waits = (page: Page) => page.getByRole('region', { name: 'Waits for HR' });

/** The request that waits, opened in the inbox of HR. */
async function openRequest(hr: Page) {
  await open(hr, '/admin/inbox');
  await request(hr).getByRole('link').first().click();
  const drawer = hr.getByRole('dialog', { name: /^Change of the record/ });
  await expect(drawer.getByRole('button', { name: 'Approve' })).toBeVisible();
  return drawer;
}

/** A degree more, above the others, and one less; the middle one with another result. */
async function proposeDegrees(page: Page): Promise<void> {
  await open(page, '/employee/profile/education');
  await page.getByRole('button', { name: 'Propose a change: Education' }).click();
  const form = page.getByRole('form', { name: 'Propose a change: Education' });
  const row = (number: number) => form.getByRole('group', { name: `Degree ${number}` });
  await form.getByRole('button', { name: 'Send to HR' }).click();
  await expect(form.getByRole('alert')).toContainText('Nothing is different yet');
  await row(1).getByLabel('Result').fill('CGPA 3.50');
  await form.getByRole('button', { name: 'Remove: Degree 2' }).click();
  await form.getByRole('button', { name: 'Add: Degree' }).click();
  await row(2).getByRole('textbox', { name: 'Degree', exact: true }).fill('MBA');
  await form.getByRole('button', { name: 'Send to HR' }).click();
  await expect(row(2).getByText('This is needed.')).toBeVisible();
  await row(2).getByLabel('Institution').fill('BRAC University');
  await row(2).getByRole('button', { name: 'Move up' }).click();
  await expectAccessible(page);
  await page.screenshot(picture('education-form'));
  await form.getByRole('button', { name: 'Send to HR' }).click();
  await expect(form).toHaveCount(0);
}

const entries = [
  /New.*MBA, BRAC University/s,
  /Changed.*BBA, University of Dhaka.*Result.*CGPA 3\.42.*becomes.*CGPA 3\.50/s,
  /Removed.*HSC, Dhaka College/s,
];

test('an employee proposes degrees; HR reads entry by entry, agrees, and the list is so', async ({
  page,
}) => {
  await logIn(page, '/employee/login', demo('employee'));
  await proposeDegrees(page);
  await expect(
    waits(page).getByRole('list', { name: 'Education' }).getByRole('listitem'),
  ).toHaveText(entries);
  await expect(page.getByRole('button', { name: 'Propose a change: Education' })).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot(picture('education-waits'));
  await waits(page)
    .getByRole('button', { name: /^Take back/ })
    .click();
  await expect(page.getByText('The proposal is taken back')).toBeVisible();
  await expect(waits(page)).toHaveCount(0);
  await proposeDegrees(page);

  const hr = await elsewhere(page);
  await logIn(hr, '/employee/login', demo('hr'));
  const drawer = await openRequest(hr);
  await expect(drawer.getByRole('list', { name: 'Education' }).getByRole('listitem')).toHaveText(
    entries,
  );
  await expectAccessible(hr);
  await hr.screenshot(picture('request'));
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await expect(drawer).toHaveCount(0);
  await hr.context().close();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Education' }).getByRole('listitem')).toHaveText([
    /MBA.*BRAC University/s,
    /BBA.*CGPA 3\.50/s,
  ]);
});

test('a proposal that HR has overtaken is not agreed to, and says by what', async ({ page }) => {
  await logIn(page, '/employee/login', demo('manager'));
  await open(page, '/employee/profile/family');
  await page.getByRole('button', { name: 'Propose a change: Emergency contacts' }).click();
  const form = page.getByRole('form', { name: 'Propose a change: Emergency contacts' });
  await form.getByRole('button', { name: 'Add: Emergency contact' }).click();
  const last = form.getByRole('group').last();
  await last.getByLabel('Name').fill('Nasrin Akter');
  await last.getByLabel('Relation').fill('Sister');
  await last.getByLabel('Phone').fill('01711-909090');
  await form.getByRole('button', { name: 'Send to HR' }).click();
  await expect(waits(page)).toContainText(/New.*Nasrin Akter, Sister/s);

  const hr = await elsewhere(page);
  await logIn(hr, '/employee/login', demo('hr'));
  const drawer = await openRequest(hr);
  const profile = await drawer.getByRole('link').first().getAttribute('href');
  const other = await elsewhere(page);
  await logIn(other, '/admin/employee');
  await open(other, `${profile}/family`);
  await other.getByRole('button', { name: 'Edit: Emergency contacts' }).click();
  const edit = other.getByRole('form', { name: 'Edit: Emergency contacts' });
  await edit.getByRole('button', { name: 'Add: Emergency contact' }).click();
  const added = edit.getByRole('group').last();
  await added.getByLabel('Name').fill('Jamal Uddin');
  await added.getByLabel('Relation').fill('Uncle');
  await added.getByLabel('Phone').fill('01811-808080');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toHaveCount(0);
  await other.context().close();

  await drawer.getByRole('button', { name: 'Approve' }).click();
  await expect(drawer.getByRole('alert')).toContainText(
    /changed Emergency contacts \(Jamal Uddin\) on .* reject this/,
  );
  await expectAccessible(hr);
  await hr.screenshot(picture('overtaken'));
  await hr.setViewportSize({ width: 390, height: 844 });
  await hr.emulateMedia({ colorScheme: 'dark' });
  await hr.screenshot(picture('overtaken-phone-dark'));
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await drawer.getByLabel('Reason').fill('See the list as it is now');
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await expect(drawer).toHaveCount(0);
  await hr.context().close();
  await page.reload();
  await expect(waits(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Emergency contacts' })).toContainText(
    'Jamal Uddin',
  );
});

test.describe('on a phone, in the dark, in Bangla', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('the own family is proposed, and it fits', async ({ page }) => {
    const fits = async () => {
      const width = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    };
    await logIn(page, '/employee/login', demo('assessor'));
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await open(page, '/employee/profile/family');
    await page.getByRole('button', { name: 'পরিবর্তন প্রস্তাব করুন: পরিবার' }).click();
    const form = page.getByRole('form', { name: 'পরিবর্তন প্রস্তাব করুন: পরিবার' });
    await form.locator('[data-add]').click();
    const last = form.getByRole('group').last();
    await last.getByLabel('নাম').fill('আয়েশা খাতুন');
    await last.getByLabel('সম্পর্ক').fill('কন্যা');
    await last.locator('[data-move=up]').click();
    await fits();
    await page.screenshot({ ...picture('family-form-phone'), fullPage: true });
    await form.getByRole('button', { name: 'মানবসম্পদ বিভাগে পাঠান' }).click();
    const waiting = page.getByRole('region', { name: 'মানবসম্পদ বিভাগের অপেক্ষায়' });
    await expect(waiting).toContainText(/নতুন.*আয়েশা খাতুন, কন্যা/s);
    await fits();
    await page.screenshot({ ...picture('family-phone'), fullPage: true });
    await open(page, '/employee/inbox?which=asked');
    await page.locator('.dt-card').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toContainText('আয়েশা খাতুন');
    await fits();
    await page.screenshot(picture('request-phone'));
  });
});
