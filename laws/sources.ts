import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');

export interface Source {
  /** from the root, with slashes */
  readonly file: string;
  readonly text: string;
}

const workspaces = ['contract/src', 'server/src', 'web/src'];
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

function filesIn(folders: readonly string[], isWanted: (file: string) => boolean): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((file) => /\.tsx?$/.test(file) && isWanted(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
  );
}

/** Every source of the product, tests and generated files left out. */
export const sources = (): Source[] =>
  filesIn(workspaces, (file) => !isTest(file) && !file.includes('.generated.'));

/** Every test and what tests stand on; the long runs of `npm run trust` measure time on purpose. */
export const tests = (): Source[] => [
  ...filesIn(workspaces, (file) => isTest(file) && !file.includes('/trust/')),
  ...filesIn(['laws', 'e2e'], () => true),
];
