import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { withoutJsonSchema } from './build/without-json-schema.ts';

const server = 'http://127.0.0.1:3000';
const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
/** Files of ours whose imports, down to the last, stand in one chunk. */
const from = (files: string) => new RegExp(`[\\\\/]src[\\\\/](${files})\\.tsx?$`);

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
            { name: 'login', test: from('panels/public/login-screen'), priority: 3 },
            { name: 'toasts', test: from('ui/tray'), priority: 2 },
            // the frame that all panels share, and the small parts of most screens
            {
              name: 'panel',
              test: from('panels/frame/(panel-page|own-dashboard)|words/(moments|within)'),
              priority: 1,
            },
            {
              name: 'list',
              test: from('ui/list/(list-screen|pick-filter)|ui/form/.*-dialog|ui/form/form-drawer'),
              priority: 0,
            },
          ],
        },
      },
    },
  },
});
