import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Farhana Akter', 'FA'],
  ['  Md. Abdul   Karim ', 'MK'],
  ['Rahim', 'R'],
  ['élodie durand', 'ÉD'],
  ['কামাল হোসেন', 'কা'],
  ['মোহাম্মদ Chowdhury', 'মো'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
