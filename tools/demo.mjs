// A bigger demo company in the configured database: npm run demo -- --employees 10000
import { ensureInstalled, hand } from './runtime.mjs';

ensureInstalled(false);
hand(['server/src/demo/scale.ts', ...process.argv.slice(2)]);
