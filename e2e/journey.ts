import {
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import axe from 'axe-core';

/** Where the product runs for these journeys. */
// Each worker has a product of its own: what one journey does is not in the way of another.
const own = process.env[`MUSTER_ADDRESS_${process.env.TEST_PARALLEL_INDEX}`];
if (own) process.env.MUSTER_ADDRESS ??= own;

export const address = (): string => process.env.MUSTER_ADDRESS ?? '';
export const admin = { email: 'admin@example.com', password: 'muster-demo' };
/** The demo company's people, by what they are. */
export const demo = (name: string) => ({ ...admin, email: `${name}@example.com` });

/** Refusals that a journey provokes are errors to the browser's console, not to us. */
const expectedNoise = /Failed to load resource: the server responded with a status of (4\d\d|503)/;

interface Watched {
  /** every address the page asked for */
  readonly requests: string[];
}

/** Every journey also proves: nothing asked of other hosts, no broken policy, no error in a script. */
export const test = base.extend<{ watched: Watched }>({
  watched: [
    async ({ page }, use) => {
      const requests: string[] = [];
      const faults: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedNoise.test(message.text()))
          faults.push(message.text());
      });
      await use({ requests });
      expect(faults).toEqual([]);
      const outside = requests.filter(
        (url) => !url.startsWith(address()) && !/^(data|blob):/.test(url),
      );
      expect(outside).toEqual([]);
    },
    { auto: true },
  ],
});

/** A drawer that is about to close goes back in the history: leaving before that is ended by it. */
export async function open(page: Page, path: string): Promise<void> {
  await expect(page).not.toHaveURL(/[?&]open=/);
  await page.goto(address() + path);
}

type Login = typeof admin;

/** Fills in the login page that is open. */
export async function giveLogin(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export const isInside = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();

export async function logIn(page: Page, path = '/login', who: Login = admin): Promise<void> {
  await open(page, path);
  await giveLogin(page, who);
  await isInside(page);
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** An entry of the menu. */
export const place = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Main navigation' })
    // beside the name may stand how much waits there
    .getByRole('link', { name: new RegExp(`^${name}( \\d|$)`) });

/** The house of the demo stands in Dhaka: its today is the browser's. */
export const zone = { timezoneId: 'Asia/Dhaka' };
export const phone = { width: 390, height: 844 };
const decisionContext = { width: 1440, height: 900 };

/** Another person at another computer, in a context of its own: axe asks for one. */
export async function elsewhere(page: Page, other: BrowserContextOptions = {}): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const usual = { ...zone, viewport: decisionContext, reducedMotion: 'reduce' } as const;
  return (await browser.newContext({ ...usual, ...other })).newPage();
}

export async function loggedInElsewhere(page: Page, path: string, who: Login): Promise<Page> {
  const other = await elsewhere(page);
  await logIn(other, path, who);
  return other;
}

/** A picture of a journey, kept among what it leaves behind. */
export const picture = (name: string) => ({ path: test.info().outputPath(`${name}.png`) });

/** No serious finding of axe in what is on the screen now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Rows of before are pale until the new ones are there: not what anyone reads.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  // A dialog gets its name a moment after it has come.
  const unnamed = page.locator('[role=dialog]:not([aria-labelledby], [aria-label])');
  await expect(unnamed.filter({ visible: true })).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // Only what is wrong is brought over: reporting all that is right takes four times as long.
  const violations = await page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as { axe: typeof axe };
    return (await tool.run({ resultTypes: ['violations'] })).violations;
  });
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  expect(told).toEqual([]);
}

export { expect };
