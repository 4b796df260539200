import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayName } from './display-name.ts';

it.each([
  ['photo.png', 'photo.png'],
  ['Photo.JPEG', 'Photo.png'],
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\rahim\\me.png', 'me.png'],
  ['shell.php', 'shell.png'],
  ['shell.php.png', 'shell.php.png'],
  ['annual\u202egnp.exe', 'annualgnp.png'],
  ['a\r\nset-cookie: x\u0000.png', 'aset-cookie- x.png'],
  ['con.png', '_con.png'],
  ['NUL', '_NUL.png'],
  ['...', 'file.png'],
  ['', 'file.png'],
  ['.htaccess', 'htaccess.png'],
  ['name. . .', 'name.png'],
  ['report 2024.05', 'report 2024.05.png'],
  ['a<b>"c"|d?*.png', 'a-b--c--d--.png'],
  ['রহিম উদ্দিন.png', 'রহিম উদ্দিন.png'],
])('%j is shown as %j', (given, shown) => {
  expect(displayName(given, 'png')).toBe(shown);
});

it('is never too long for a disk, and never cuts a letter', () => {
  const shown = displayName(`${'ক্ষ'.repeat(300)}.pdf`, 'pdf');
  expect(Buffer.byteLength(shown)).toBeLessThan(200);
  expect(shown).toMatch(/^(ক্ষ)+\.pdf$/);
});

it('whatever was given, is a plain name with the right ending', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const shown = displayName(given, 'docx');
      expect(shown).toMatch(/^[^/\\\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069<>:"|?*]+\.docx$/u);
      expect(shown.length).toBeLessThanOrEqual(200);
      expect(displayName(shown, 'docx')).toBe(shown);
    }),
    { numRuns: 1000 },
  );
});
