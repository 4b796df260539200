import type { Locator, Page } from '@playwright/test';
import { address, expect, expectAccessible, isInside, logIn, phone, test } from './journey.ts';

const designations = '/admin/master/designation';

interface Target {
  readonly targetId: string;
  readonly type: string;
  readonly url: string;
}

/**
 * What a click opens in a tab beside; the page it was clicked on stays where it is. The browser is asked:
 * under load the tab's own event does not always come.
 */
async function newTab(page: Page, click: () => Promise<void>): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const session = await browser.newBrowserCDPSession();
  const tabs = async (): Promise<Target[]> =>
    (await session.send('Target.getTargets')).targetInfos.filter(({ type }) => type === 'page');
  const before = page.url();
  const known = new Set((await tabs()).map(({ targetId }) => targetId));
  await click();
  let opened: Target | undefined;
  await expect
    .poll(async () => {
      opened = (await tabs()).find(
        ({ targetId, url }) => !known.has(targetId) && url.startsWith(address()),
      );
      return opened?.url;
    })
    .toBeDefined();
  await session.send('Target.closeTarget', { targetId: opened?.targetId ?? '' });
  await session.detach();
  expect(page.url()).toBe(before);
  // its address, where it can be looked at
  const tab = await page.context().newPage();
  await tab.goto(opened?.url ?? '');
  await isInside(tab);
  return tab;
}

const first = (page: Page): Locator => page.locator('tbody tr:not(.dt-skeleton)').first();

test('a person in the list is a link to the profile, for a new tab too', async ({ page }) => {
  await logIn(page, '/admin/employee?search=Shirin+Das');
  const person = page.getByRole('table').getByRole('link', { name: /Shirin Das/ });
  await expect(person).toHaveAttribute('href', /^\/admin\/employee\/[0-9a-f-]{36}\/info$/);
  const tab = await newTab(page, () => person.click({ modifiers: ['ControlOrMeta'] }));
  await expect(tab).toHaveURL(/\/admin\/employee\/[0-9a-f-]{36}\/info$/);
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Shirin Das');
  await tab.close();
  await expect(person).toBeVisible();

  await person.click();
  await expect(page).toHaveURL(/\/admin\/employee\/[0-9a-f-]{36}\/info$/);
  await page.goBack();
  await expect(person).toBeVisible();
});

test('a record opens in a new tab by its name and by the rest of its row', async ({ page }) => {
  await logIn(page, `${designations}?search=Driver`);
  const title = page.getByRole('table').getByRole('link', { name: 'Driver', exact: true });
  const showsIt = async (tab: Page) => {
    const drawer = tab.getByRole('dialog', { name: 'Edit designation' });
    await expect(drawer.getByLabel('Name')).toHaveValue('Driver');
    // What narrows the list is in the new tab too, and closing stays there.
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await expect(tab).toHaveURL(/designation\?search=Driver$/);
    await tab.close();
  };
  const cell = page
    .getByRole('row', { name: /Driver/ })
    .getByRole('cell')
    .nth(2);
  await showsIt(await newTab(page, () => title.click({ button: 'middle' })));
  await showsIt(await newTab(page, () => title.click({ modifiers: ['ControlOrMeta'] })));
  await showsIt(await newTab(page, () => cell.click({ modifiers: ['ControlOrMeta'] })));
  await showsIt(await newTab(page, () => cell.click({ button: 'middle' })));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A control of the row keeps its click, whatever key is held.
  const tabs = page.context().pages().length;
  await first(page)
    .getByRole('checkbox')
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(first(page).getByRole('checkbox')).toBeChecked();
  expect(page.context().pages()).toHaveLength(tabs);
});

test('a plain click opens the drawer here, and Back closes it', async ({ page }) => {
  await logIn(page, `${designations}?search=Driver`);
  const title = page.getByRole('table').getByRole('link', { name: 'Driver', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Edit designation' });
  const cell = page
    .getByRole('row', { name: /Driver/ })
    .getByRole('cell')
    .nth(2);
  const ways = [() => title.click(), () => title.press('Enter'), () => cell.click()];
  for (const way of ways) {
    await way();
    await expect(drawer.getByLabel('Name')).toHaveValue('Driver');
    await expect(page).toHaveURL(/[?&]open=/);
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(/[?&]open=/);
  }
  expect(page.context().pages()).toHaveLength(1);
});

test('a punch of the log leads to its own day, in a new tab too', async ({ page }) => {
  await logIn(page, '/admin/attendance/log?sort=at');
  const title = first(page).getByRole('link');
  const href = await title.getAttribute('href');
  const day = new URLSearchParams(href?.split('?')[1]).get('day');
  const chosen = (tab: Page) => tab.getByRole('dialog').locator(`[data-day="${day}"]`);
  const tab = await newTab(page, () => title.click({ modifiers: ['ControlOrMeta'] }));
  await expect(chosen(tab)).toHaveAttribute('aria-pressed', 'true');
  await tab.close();
  await title.click();
  await expect(chosen(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/[?&](open|day)=/);
});

test('where a row leads to no address its name stays a button', async ({ page }) => {
  await logIn(page, '/admin/leave-balance');
  await expect(first(page).locator('button.dt-title')).toBeVisible();
  await expect(page.locator('a.dt-title')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the name on a card is a link', async ({ page }) => {
    await logIn(page, `${designations}?search=Driver`);
    const title = page.getByRole('list').getByRole('link', { name: 'Driver', exact: true });
    await expect(title).toHaveAttribute('href', /^\/admin\/master\/designation\?.*open=/);
    await expectAccessible(page);
    await title.click();
    const drawer = page.getByRole('dialog', { name: 'Edit designation' });
    await expect(drawer.getByLabel('Name')).toHaveValue('Driver');
    await page.goBack();
    await expect(drawer).toBeHidden();
  });
});
