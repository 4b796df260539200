import { ensureInstalled, hand } from './runtime.mjs';

ensureInstalled(true);
hand(['server/src/generate-row-types.ts']);
