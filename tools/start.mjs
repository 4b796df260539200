import { ensureBuilt, ensureInstalled, hand } from './runtime.mjs';

const args = process.argv.slice(2);
try {
  ensureInstalled(false);
  if (!args.includes('--help')) ensureBuilt();
  hand(['server/src/main.ts', ...args]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
