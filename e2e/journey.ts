import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Where the product runs for these journeys. */
export const address = (): string => process.env.MUSTER_ADDRESS ?? '';
export const admin = { email: 'admin@example.com', password: 'muster-demo' };

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

export const open = (page: Page, path: string) => page.goto(address() + path);

export async function logIn(page: Page, path = '/login'): Promise<void> {
  await open(page, path);
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}

/** No serious finding of axe in what is on the screen now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  expect(told).toEqual([]);
}

export { expect };
