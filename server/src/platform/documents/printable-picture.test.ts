import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../testing/files/documents.ts';
import { sampleJpeg, samplePng, sampleWebp } from '../../testing/files/sample-files.ts';
import { newPress } from './press.ts';
import { printablePicture } from './printable-picture.ts';

const whole = samplePng(20, 10);
/** One bit of the packed points is another. */
function flipped(): Buffer {
  const broken = Buffer.from(whole);
  const at = broken.indexOf('IDAT') + 8;
  broken.writeUInt8(broken.readUInt8(at) ^ 0xff, at);
  return broken;
}

describe('is no picture for a document', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('%PDF-1.7')],
    ['a kind that documents do not know', sampleWebp()],
    ['a PNG cut off', whole.subarray(0, 60)],
    ['a PNG of which a bit has turned', flipped()],
    ['a PNG that says another size', samplePng(20, 10, { width: 20, height: 11 })],
    ['a PNG without a point', samplePng(20, 10, { width: 0, height: 10 })],
    ['a PNG too large to unpack', samplePng(3_000, 2_000)],
    ['a JPEG cut off', sampleJpeg().subarray(0, 22)],
    ['a JPEG too large', sampleJpeg(4_000, 3_000)],
  ])('%s', async (_, content) => {
    expect(await printablePicture(content)).toBeNull();
  });
});

it('what is one is printed', async () => {
  const press = newPress();
  for (const content of [whole, sampleJpeg()]) {
    const logo = await printablePicture(content);
    expect(logo).toMatch(/^data:image\/(png|jpeg);base64,/);
    const head = { name: 'Padma Foods', address: null };
    const words = { made: 'Made', pageSentence: 'Page {page} of {pages}', language: 'en' } as const;
    const section = { head, logo, ...words, title: 'Title', about: 'Someone', blocks: [] };
    const printing = { title: 'T', author: 'A', language: 'en', at: '2026-03-02T06:00:00.000Z' };
    const bytes = await press.print(printing, async (sheet) => {
      await sheet.add([section, { ...section, title: 'Another' }]);
      return sheet.end();
    });
    expect((await pdfPages(bytes))[1]).toContain('Another');
  }
});
