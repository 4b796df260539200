// Each prints its figures beside a floor taken in the same run: npm run bench -- list
import { ensureInstalled, hand } from './runtime.mjs';

const [name = 'list', ...args] = process.argv.slice(2);
ensureInstalled(true);
hand([`bench/${name}.ts`, ...args]);
