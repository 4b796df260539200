import { existsSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { withoutJsonSchema } from './build/without-json-schema.ts';

const server = 'http://127.0.0.1:3000';
const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
const isSource = (file: string) =>
  ['ts', 'tsx'].some((kind) =>
    existsSync(path.join(import.meta.dirname, 'src', `${file}.${kind}`)),
  );

/** Files of ours whose imports, down to the last, stand in one chunk; one that moved stops the build. */
function from(...files: readonly string[]): RegExp {
  const lost = files.filter((file) => !isSource(file));
  if (lost.length > 0) throw new Error(`There is no ${lost.join(', ')}: say where it is now.`);
  const names = files.map((file) => file.replaceAll('/', String.raw`[\\/]`)).join('|');
  return new RegExp(`[\\\\/]src[\\\\/](${names})\\.tsx?$`);
}

export default defineConfig({
  plugins: [react(), withoutJsonSchema(), compressed()],
  css: { postcss: { plugins: [mantine()] } },
  server: { proxy: { '/api': server, '/health': server } },
  build: {
    target: 'es2023',
    sourcemap: false,
    // a font or picture inside a style would be a data: address, which our policy refuses
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: packages('react|react-dom|scheduler'), priority: 5 },
            // all that every page needs; zod's settings run in it before any schema is made
            { name: 'base', tags: ['$initial'], priority: 4 },
            // with the fields that every form of a panel uses too
            { name: 'login', test: from('panels/public/login/login-screen'), priority: 3 },
            { name: 'toasts', test: from('ui/status/tray'), priority: 2 },
            // the frame that all panels share, and the small parts of most screens
            {
              name: 'panel',
              test: from(
                'panels/frame/panel-page',
                'panels/frame/own-dashboard',
                'words/moments',
                'words/within',
              ),
              priority: 1,
            },
            {
              name: 'list',
              test: from(
                'ui/list/list-screen',
                'ui/list/filters/pick-filter',
                'ui/form/dialogs/confirm-dialog',
                'ui/form/dialogs/delete-dialog',
                'ui/form/dialogs/form-dialog',
                'ui/form/dialogs/form-drawer',
              ),
              priority: 0,
            },
          ],
        },
      },
    },
  },
});
