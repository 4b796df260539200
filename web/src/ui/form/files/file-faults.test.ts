import { filePurposes } from '@muster/contract/kernel/files/file-kinds.ts';
import { filesBn } from '@muster/contract/kernel/words/file-words.bn.ts';
import { filesEn } from '@muster/contract/kernel/words/file-words.en.ts';
import { expect, it } from 'vitest';
import { fileFault } from './file-faults.ts';

const megabyte = 1_048_576;

it.each([
  ['me.svg', 10, 'Choose one of: PNG, JPEG, WebP.'],
  ['me', 10, 'Choose one of: PNG, JPEG, WebP.'],
  ['me.png.exe', 10, 'Choose one of: PNG, JPEG, WebP.'],
  ['me.png', 0, 'This file is empty.'],
  ['me.png', 5 * megabyte + 1, 'This file has 5.1 MB; at most 5 MB are taken.'],
  ['me.png', 5 * megabyte, null],
  ['ME.JPG', 1, null],
  ['me.jpeg', 1, null],
])('%s of %d bytes: %s', (name, size, fault) => {
  expect(fileFault({ name, size }, filePurposes.photo, filesEn, 'en')).toBe(fault);
});

it('speaks Bangla', () => {
  const file = { name: 'me.png', size: 7 * megabyte };
  expect(fileFault(file, filePurposes.photo, filesBn, 'bn')).toBe(
    'ফাইলটি ৭ MB; সর্বোচ্চ ৫ MB নেওয়া হয়।',
  );
});
