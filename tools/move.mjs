import { ensureInstalled, hand } from './runtime.mjs';

try {
  ensureInstalled(false);
  hand(['server/src/move.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
