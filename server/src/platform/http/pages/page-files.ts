import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

export interface PageFile {
  readonly type: string;
  readonly etag: string;
  readonly lasting: boolean;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** Built files, held whole: a few megabytes, looked up by exact name, so no path can escape. */
export function pageFiles(folder: string): ReadonlyMap<string, PageFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const content = (name: string): Buffer | undefined =>
    names.includes(name) ? readFileSync(path.join(folder, name)) : undefined;
  const served = names.filter((name) => path.extname(name) in types);
  return new Map(
    served.map((name) => {
      const plain = readFileSync(path.join(folder, name));
      const url = `/${name.split(path.sep).join('/')}`;
      const file: PageFile = {
        type: types[path.extname(name)] ?? 'application/octet-stream',
        etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
        lasting: url.startsWith('/assets/'),
        plain,
        br: content(`${name}.br`),
        gzip: content(`${name}.gz`),
      };
      return [url, file];
    }),
  );
}

/** The smallest form the browser takes. */
export function formFor(file: PageFile, accepted: string): { body: Buffer; encoding?: string } {
  if (file.br && /\bbr\b/.test(accepted)) return { body: file.br, encoding: 'br' };
  if (file.gzip && /\bgzip\b/.test(accepted)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.plain };
}
