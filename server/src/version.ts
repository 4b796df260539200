import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../package.json');

/** Of the product, as its package says. */
export const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
