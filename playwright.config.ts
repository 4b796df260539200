import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/find-browser.ts';
import { workers } from './e2e/workers.ts';
import { seconds } from './server/src/testing/clocks/patience.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  outputDir: '.cache/journeys',
  globalSetup: './e2e/global-setup.ts',
  workers,
  timeout: seconds(300),
  expect: { timeout: seconds(20) },
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: seconds(20),
    // where it failed is told by a picture and the tree of the page; `--trace on` shows each step
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
});
