import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const writers = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/;
const exported = /^export (?:const|function) (\w+)/gm;

/**
 * Every zod schema can write itself as JSON schema, which only our server does (OpenAPI). A bundler
 * cannot see that nobody asks for it in the browser: 4 kB of each first page, left out here.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'muster-without-json-schema',
  apply: 'build',
  load: {
    filter: { id: writers },
    async handler(id) {
      const names = [...(await readFile(id, 'utf8')).matchAll(exported)].map(([, name]) => name);
      return names.map((name) => `export const ${name} = () => undefined;`).join('\n');
    },
  },
});
