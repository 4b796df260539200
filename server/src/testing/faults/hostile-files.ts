import { sampleMp3, samplePdf, samplePng } from '../files/sample-files.ts';
import { sampleDocx, sampleZip } from '../files/sample-zip.ts';

/** Files that must not be taken: what it is, for which purpose, its content, and how it is refused. */
export const hostileFiles = [
  ['an empty file', 'photo', Buffer.alloc(0), 422, 'files.empty'],
  ['a drawing that runs', 'photo', '<svg onload="alert(1)"/>', 415, 'files.kind'],
  ['a page', 'cv', '<!doctype html><script>alert(1)</script>', 415, 'files.kind'],
  ['a program', 'document', '<?php system($_GET[0]);', 415, 'files.kind'],
  [
    'a picture with a program behind it',
    'photo',
    Buffer.concat([samplePng(), Buffer.from('<?php')]),
    422,
    'files.broken',
  ],
  [
    'a document with an archive behind it',
    'document',
    Buffer.concat([samplePdf(), sampleZip([{ name: 'a' }])]),
    422,
    'files.broken',
  ],
  [
    'a picture that would fill the memory',
    'photo',
    samplePng(8, 8, { width: 60_000, height: 60_000 }),
    422,
    'files.pixels',
  ],
  [
    'a document of five gigabytes in ten kilobytes',
    'cv',
    sampleDocx({ name: 'word/a.xml', size: 0xfffffff0 }),
    422,
    'files.swells',
  ],
  [
    'a document that really swells',
    'cv',
    sampleDocx({ name: 'word/a.xml', text: ' '.repeat(64 * 2 ** 20) }),
    422,
    'files.swells',
  ],
  ['a locked document', 'cv', sampleDocx({ name: 'word/a.xml', flags: 1 }), 422, 'files.locked'],
  [
    'a document with macros',
    'document',
    sampleDocx({ name: 'word/vbaProject.bin' }),
    422,
    'files.macros',
  ],
  ['sound that is none', 'audio', sampleMp3().subarray(0, 40), 422, 'files.broken'],
  ['a table with a zero in it', 'import', 'a,b\0', 415, 'files.kind'],
] as const;
