import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { pdfPages } from '../../testing/files/documents.ts';
import { samplePng } from '../../testing/files/sample-files.ts';
import { seconds } from '../../testing/clocks/patience.ts';
import type { PrintedSection } from './pdf/page-of.ts';
import { newPress } from './press.ts';

const printing = { title: 'T', author: 'A', language: 'en-US', at: '2026-03-02T06:00:00.000Z' };
const section: PrintedSection = {
  head: { name: 'Padma Foods', address: null },
  logo: null,
  made: 'Made',
  pageSentence: 'Page {page} of {pages}',
  language: 'en',
  title: 'Title',
  about: 'Someone',
  blocks: [],
};
const press = newPress();
const print = (sections: readonly PrintedSection[]) =>
  press.print(printing, async (sheet) => {
    await sheet.add(sections);
    return sheet.end();
  });

it('prints one after the other in the same thread, and two at once', async () => {
  const began = performance.now();
  for (const title of ['First', 'Second', 'Third']) {
    const [page] = await pdfPages(await print([{ ...section, title }]));
    expect(page).toContain(title);
  }
  const both = await Promise.all(['Left', 'Right'].map((title) => print([{ ...section, title }])));
  expect((await pdfPages(both[0] ?? new Uint8Array()))[0]).toContain('Left');
  expect((await pdfPages(both[1] ?? new Uint8Array()))[0]).toContain('Right');
  // a thread that no longer hears would be given up after a minute
  expect(performance.now() - began).toBeLessThan(seconds(50));
});

it('counts the pages of each section by itself, and breaks where it is told', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({ cells: [`Row ${at}`] }));
  const table = { kind: 'table', columns: [{ label: 'Column' }], rows, none: '' } as const;
  const pages = await pdfPages(
    await print([
      { ...section, blocks: [table] },
      { ...section, blocks: [{ kind: 'page break' }, { kind: 'paragraph', text: 'After' }] },
    ]),
  );
  expect(pages.map((page) => /Page \d of \d/.exec(page)?.[0])).toEqual([
    'Page 1 of 3',
    'Page 2 of 3',
    'Page 3 of 3',
    'Page 1 of 2',
    'Page 2 of 2',
  ]);
  // the head of a table stands on each of its pages
  for (const page of pages.slice(0, 3)) expect(page).toContain('Column');
});

it('takes a picture by its bytes alone: no file and no address is read', async () => {
  const png = `data:image/png;base64,${Buffer.from(samplePng()).toString('base64')}`;
  expect((await print([{ ...section, logo: png }])).length).toBeGreaterThan(1000);
  const here = import.meta.filename;
  for (const logo of [here, pathToFileURL(here).href, 'http://127.0.0.1:9/logo.png'])
    await expect(print([{ ...section, logo }])).rejects.toThrow(/denied|could not be made/);
  const [page] = await pdfPages(await print([section]));
  expect(page).toContain('Title');
});
