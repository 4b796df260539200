import { examRecords } from '@muster/contract/exams/question-bank.ts';
import { type Entity, hasGuard } from '@muster/contract/kernel/entity.ts';
import type { Field, FieldKind } from '@muster/contract/kernel/fields.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { recordWords } from '@muster/contract/record-words.ts';
import type { Locator, Page } from '@playwright/test';
import { withinSentence } from '../web/src/words/within.ts';
import { admin, expect, expectAccessible, logIn, test } from './journey.ts';

interface Journey {
  readonly entity: Entity;
  readonly path: string;
}

const all: readonly Journey[] = [
  ...organisationRecords.map(({ entity }) => ({ entity, path: `/admin/master${entity.path}` })),
  ...examRecords.map(({ entity }) => ({ entity, path: `/admin${entity.path}s` })),
];

/** One declaration makes them all: each shape of a form is gone through once. */
const shapeOf = ({ entity }: Journey): string =>
  Object.values<Field>(entity.fields)
    .map(({ kind, required }) => `${kind} ${required}`)
    .join();
const journeys = all.filter(
  (one, place) => all.findIndex((other) => shapeOf(other) === shapeOf(one)) === place,
);

/** The screen's own order of things: nothing here is clicked. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((node) => node.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function openMenu(page: Page, dots: Locator): Promise<void> {
  await pressOn(page, dots);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
}

async function chooseFirst(page: Page, box: Locator): Promise<string> {
  await expect(
    page
      .locator('[data-combobox-option]:not([data-combobox-disabled])')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  return box.inputValue();
}

async function typed(page: Page, given: string, shown = given): Promise<string> {
  await page.keyboard.type(given);
  return shown;
}

/** How a person gives each kind of field by the keyboard; what the list then shows. */
const fill = {
  text: (page, _, text) => typed(page, text),
  choice: (page, box) => chooseFirst(page, box),
  link: (page, box) => chooseFirst(page, box),
  money: (page) => typed(page, '1234567.5', '৳12,34,567.50'),
  date: (page) => typed(page, '5/11/2026', 'Nov 05, 2026'),
  colour: (page) => typed(page, '2F6EA6', '#2f6ea6'),
} satisfies Record<FieldKind, Filler>;

type Filler = (page: Page, box: Locator, text: string) => Promise<string>;

async function fillForm(page: Page, form: Locator, entity: Entity, name: string) {
  const shown: string[] = [];
  for (const [key, field] of Object.entries<Field>(entity.fields)) {
    const box = form.locator(`[data-path="${key}"]`);
    await tabTo(page, box);
    const filler: Filler = fill[field.kind];
    const text = await filler(page, box, key === entity.label ? name : 'a1');
    if (field.list) shown.push(text);
  }
  if (hasGuard(entity)) {
    await tabTo(page, form.getByLabel('Your password'));
    await page.keyboard.type(admin.password);
  }
  return shown;
}

for (const { entity, path } of journeys) {
  const own = recordWords(entity.name, 'en');
  if (!own) throw new Error(`${entity.name} has no words`);
  const within = { one: withinSentence(own.one), many: withinSentence(own.many) };

  test(`${within.one}: added, found, changed, taken out of use and deleted by keyboard`, async ({
    page,
  }) => {
    const name = 'Zz journey';
    const row = page.getByRole('row', { name });
    const dots = page.getByRole('button', { name: `Actions for ${name}` });
    const form = page.getByRole('dialog');

    await logIn(page, path);
    await expect(page.getByRole('heading', { name: own.many, exact: true })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);

    await pressOn(page, page.getByRole('link', { name: 'Skip to content' }));
    await pressOn(page, page.getByRole('button', { name: `Add ${within.one}` }));
    await expect(form.locator(`[data-path="${entity.label}"]`)).toBeFocused();
    const shown = await fillForm(page, form, entity, name);
    await expectAccessible(page);
    await pressOn(page, form.getByRole('button', { name: `Add ${within.one}` }));
    await expect(page.getByText(`${own.one} added successfully`)).toBeVisible();
    await expect(form).toBeHidden();
    for (const text of shown) await expect(row).toContainText(text);

    await tabTo(page, page.getByRole('textbox', { name: `Search ${within.many}` }));
    await page.keyboard.type('zz jour');
    await expect(page.getByText('1 matches')).toBeVisible();
    await pressOn(page, page.getByRole('link', { name, exact: true }));
    await tabTo(page, form.locator(`[data-path="${entity.label}"]`));
    await page.keyboard.press('End');
    await page.keyboard.type(' 2');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${own.one} updated successfully`)).toBeVisible();
    await expect(page.getByRole('link', { name: `${name} 2`, exact: true })).toBeFocused();

    await openMenu(page, dots);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Make inactive' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Inactive');

    // The list is read anew after the change; only then is it at rest.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await openMenu(page, dots);
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(page, form.getByRole('button', { name: 'Delete' }));
    await expect(page.getByText(`${own.one} deleted successfully`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  });
}

test('while a list of options is open, Enter is for the list and not for the form', async ({
  page,
}) => {
  await logIn(page, '/admin/master/designation');
  await page.getByRole('button', { name: 'Add designation' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Zz in a hurry');
  const box = form.locator('[data-path="roleKey"]');
  await box.focus();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Add designation' })).toBeEnabled();
  await expect(page.getByText('Designation added successfully')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(box).not.toHaveAttribute('aria-activedescendant');

  // The hurried: both keys come before the list has settled.
  await form.getByLabel('Grade').focus();
  await box.evaluate(async (input) => {
    const press = (key: string) =>
      input.dispatchEvent(
        Object.assign(new Event('keydown', { bubbles: true }), { key, code: key }),
      );
    input.focus();
    await Promise.resolve();
    press('ArrowDown');
    // the moment in which an option is marked, however long the page takes until then
    while (!input.getAttribute('aria-activedescendant'))
      await new Promise((later) => setTimeout(later, 5));
    press('Enter');
  });
  await expect(box).toHaveValue('Head of Human Resources');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
});
