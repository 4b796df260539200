import path from 'node:path/posix';
import type { Source } from './sources.ts';

export interface Import {
  readonly from: string;
  readonly to: string;
  /** only a type: gone at run time, so it closes no cycle */
  readonly typeOnly: boolean;
}

const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s)?[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s+['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const allTypes = (clause: string): boolean => {
  const names = /\{([^}]*)\}/.exec(clause)?.[1];
  if (names === undefined || /import\s+\w/.test(clause)) return false;
  return names
    .split(',')
    .filter((name) => name.trim())
    .every((name) => /^\s*type\s/.test(name));
};

const resolve = (file: string, target: string): string =>
  target.startsWith('.')
    ? path.join(path.dirname(file), target)
    : target.replace(/^@muster\/contract\//, 'contract/src/');

/** Every import of ours to ours; packages are left out. */
export const importsOf = (sources: readonly Source[]): Import[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(statement)].map((found) => ({
      from: file,
      to: resolve(file, found[3] ?? found[4] ?? found[5] ?? ''),
      typeOnly: found[2] !== undefined || allTypes(found[0]),
    })),
  );

/** The files of each loop of imports. */
export function cycles(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(
    imports.filter((one) => !one.typeOnly),
    (one) => one.from,
  );
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push([...trail.slice(trail.indexOf(file)), file]);
      return;
    }
    state.set(file, 'open');
    trail.push(file);
    for (const one of next.get(file) ?? []) visit(one.to);
    trail.pop();
    state.set(file, 'done');
  };
  for (const file of next.keys()) visit(file);
  return found;
}
