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

/** Every source of the product, tests and generated files left out. */
export function sources(): Source[] {
  return workspaces.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !file.includes('.generated.'))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
  );
}
