import { type FilePurposeName, filePurposes } from '@muster/contract/kernel/files/file-kinds.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  sampleJpeg,
  sampleM4a,
  sampleMp3,
  sampleMp4,
  sampleOgg,
  samplePdf,
  samplePng,
  sampleWav,
  sampleWebp,
} from '../../../testing/files/sample-files.ts';
import { sampleDocx, sampleXlsx, sampleZip } from '../../../testing/files/sample-zip.ts';
import { bytesIn } from './bytes.ts';
import { kindOf } from './kind-of.ts';

const told = async (purpose: FilePurposeName, content: Buffer | string): Promise<string> => {
  try {
    return await kindOf(bytesIn(Buffer.from(content)), filePurposes[purpose]);
  } catch (error) {
    if (error instanceof Refusal) return error.kind.code;
    throw error;
  }
};
const text = (content: string) => Buffer.from(content);

describe('what is not what it should be', () => {
  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a drawing behind a byte order mark', '\ufeff\n <?xml version="1.0"?><svg/>'],
    ['a program', '<?php system($_GET[0]);'],
    ['bytes of nothing', Buffer.from([0, 1, 2, 3])],
    ['a program for Windows', Buffer.concat([text('MZ'), Buffer.alloc(200)])],
    ['a shell in a zip', sampleZip([{ name: 'run.sh' }])],
    ['a program behind a line', 'Rahim\n<?php phpinfo();'],
    ['an old picture', 'GIF89a ////'],
    ['rich text', '{\\rtf1 Rahim}'],
    ['a script', '#!/bin/sh\nrm -rf /'],
  ])('%s is none of ours, whatever the purpose', async (_, content) => {
    for (const purpose of ['photo', 'document', 'cv', 'audio', 'import', 'logo'] as const)
      expect(await told(purpose, content), purpose).toBe('files.kind');
  });

  it.each([
    ['UTF-16', Buffer.from('\ufeffnaam', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\ufeffnaam', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Name\nJos\u00e9', 'latin1')],
    ['UTF-8 that breaks off in a letter', Buffer.from('আমি').subarray(0, 8)],
  ])('text in %s is told what to be saved as, where text is taken at all', async (_, content) => {
    expect(await told('import', content)).toBe('files.coding');
    expect(await told('cv', content)).toBe('files.coding');
    expect(await told('photo', content)).toBe('files.kind');
    expect(await told('document', content)).toBe('files.kind');
  });

  it.each([
    ['a picture as a CV', 'cv', samplePng()],
    ['a PDF as a photo', 'photo', samplePdf()],
    ['a PDF behind a line', 'document', Buffer.concat([text('\n'), samplePdf()])],
    ['Excel as a document', 'document', sampleXlsx()],
    ['Word for an import', 'import', sampleDocx()],
    ['Word and Excel in one', 'cv', sampleDocx({ name: 'xl/workbook.xml' })],
    ['Word with an archive in it', 'cv', sampleDocx({ name: 'word/embeddings/a.zip' })],
    ['a film as sound', 'audio', sampleMp4('soun', 'vide')],
    ['text as a document', 'document', 'plain'],
  ] as const)('%s is not taken', async (_, purpose, content) => {
    expect(await told(purpose, content)).toBe('files.kind');
  });

  it.each([
    ['a picture cut short', 'photo', samplePng().subarray(0, -5)],
    ['a picture with something behind it', 'photo', Buffer.concat([samplePng(), text('<?php')])],
    ['a picture and a zip in one', 'photo', Buffer.concat([sampleJpeg(), sampleDocx()])],
    ['a document and a zip in one', 'document', Buffer.concat([samplePdf(), sampleDocx()])],
    ['a picture without a size', 'photo', sampleJpeg(0, 10)],
    ['the beginning of a picture', 'photo', Buffer.from('ffd8ffe1', 'hex')],
    ['a picture longer than it says', 'photo', Buffer.concat([sampleWebp(), text('<html>')])],
    ['a PDF without an end', 'cv', '%PDF-1.7 nothing'],
    [
      'two bytes of sound',
      'audio',
      Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(900, 1)]),
    ],
    ['a tag without sound', 'audio', sampleMp3().subarray(0, 30)],
    ['a film of another house', 'audio', sampleOgg('\x80theora')],
    [
      'sound without a format',
      'audio',
      Buffer.concat([sampleWav().subarray(0, 12), text('data\0\0\0\0')]),
    ],
  ] as const)('%s is broken', async (_, purpose, content) => {
    expect(await told(purpose, content)).toBe('files.broken');
  });

  it('a picture too large to be opened is refused by its head', async () => {
    for (const content of [
      samplePng(8, 8, { width: 100_000, height: 100_000 }),
      sampleJpeg(65_000, 65_000),
      sampleWebp(16_000, 16_000),
    ])
      expect(await told('photo', content)).toBe('files.pixels');
    expect(await told('photo', samplePng(8, 8, { width: 8000, height: 5000 }))).toBe('png');
    expect(await told('photo', samplePng(8, 8, { width: 8000, height: 5001 }))).toBe(
      'files.pixels',
    );
  });
});

describe('a zip in the clothes of a document', () => {
  const gigabyte = 2 ** 30;
  it.each([
    ['swells by what it says of itself', 'files.swells', sampleDocx({ name: 'a', size: gigabyte })],
    [
      'swells beyond measure',
      'files.swells',
      sampleDocx({ name: 'a', text: 'x'.repeat(20 * 2 ** 20) }),
    ],
    [
      'has too many members',
      'files.swells',
      sampleZip(Array.from({ length: 5_001 }, (_, at) => ({ name: String(at) }))),
    ],
    ['is locked', 'files.locked', sampleDocx({ name: 'a', flags: 1 })],
    ['has a member inside another', 'files.broken', sampleDocx({ name: 'a', offset: 0 })],
    [
      'calls a member otherwise than the directory',
      'files.broken',
      sampleDocx({ name: 'a', localName: 'b' }),
    ],
    ['has the same name twice', 'files.broken', sampleDocx({ name: 'word/Document.xml' })],
    ['reaches out of its folder', 'files.broken', sampleDocx({ name: '../../etc/passwd' })],
    ['says more members than it has', 'files.broken', sampleZip([{ name: 'a' }], 2)],
    ['hides behind numbers of 64 bits', 'files.swells', sampleZip([{ name: 'a' }], 0xffff)],
    ['has no end', 'files.broken', sampleDocx().subarray(0, -1)],
    [
      'has something before its end',
      'files.broken',
      Buffer.concat([sampleDocx().subarray(0, -22), text('hidden'), sampleDocx().subarray(-22)]),
    ],
    ['carries a program', 'files.macros', sampleDocx({ name: 'word/vbaProject.bin' })],
  ])('%s', async (_, code, content) => {
    expect(await told('cv', content)).toBe(code);
  });

  it('is told apart from one with a password or of the old kind', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    expect(await told('cv', old)).toBe('files.locked');
    expect(await told('import', old)).toBe('files.locked');
    expect(await told('photo', old)).toBe('files.kind');
  });
});

describe('what it should be', () => {
  it.each([
    ['photo', 'png', samplePng()],
    ['photo', 'jpeg', sampleJpeg()],
    ['photo', 'webp', sampleWebp()],
    ['logo', 'png', samplePng()],
    ['document', 'pdf', samplePdf()],
    ['document', 'docx', sampleDocx()],
    ['cv', 'txt', '\ufeffরহিম উদ্দিন\r\nEngineer\t2020'],
    ['import', 'csv', 'number,name\n1,"<b>Rahim</b>"\n'],
    ['import', 'xlsx', sampleXlsx()],
    ['audio', 'mp3', sampleMp3()],
    ['audio', 'mp3', sampleMp3(false)],
    ['audio', 'm4a', sampleM4a()],
    ['audio', 'ogg', sampleOgg()],
    ['audio', 'ogg', sampleOgg('\x01vorbis')],
    ['audio', 'wav', sampleWav()],
  ] as const)('for %s is %s', async (purpose, kind, content) => {
    expect(await told(purpose, content)).toBe(kind);
  });

  it('a letter on the seam of two pieces stays one letter', async () => {
    expect(await told('cv', `${'x'.repeat(65_535)}আ`)).toBe('txt');
  });
});

it('whatever a file is, it is named or refused, never a fault of ours', async () => {
  const samples = [
    samplePng(),
    sampleJpeg(),
    sampleWebp(),
    samplePdf(),
    sampleDocx(),
    sampleMp3(),
    sampleM4a(),
    sampleOgg(),
    sampleWav(),
  ];
  const spoiled = fc
    .tuple(fc.constantFrom(...samples), fc.nat(400), fc.uint8Array({ maxLength: 12 }), fc.nat(600))
    .map(([sample, at, bytes, end]) => {
      const copy = Buffer.from(sample.subarray(0, Math.max(1, end)));
      copy.set(bytes.subarray(0, Math.max(0, copy.length - at)), Math.min(at, copy.length));
      return copy;
    });
  const purpose = fc.constantFrom(...(Object.keys(filePurposes) as FilePurposeName[]));
  await fc.assert(
    fc.asyncProperty(purpose, spoiled, async (wanted, content) => {
      expect(await told(wanted, content)).toMatch(/^(files\.\w+|[a-z0-9]{3,4})$/);
    }),
    { numRuns: 2000 },
  );
});
