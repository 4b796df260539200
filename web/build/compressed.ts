import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// fonts are compressed already, index.html gets a new nonce with every answer
const worthIt = /\.(js|css|svg|json|webmanifest)$/;

/** Writes .br and .gz beside the built files, so that the server never compresses anything. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'muster-compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true });
      await Promise.all(entries.filter((name) => worthIt.test(name)).map((name) => pack(name)));
    },
  };

  async function pack(name: string): Promise<void> {
    const file = join(folder, name);
    const plain = await readFile(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    await writeFile(`${file}.br`, await brotli(plain, { params }));
    await writeFile(`${file}.gz`, await zip(plain, { level: 9 }));
  }
}
