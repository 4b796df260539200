import { expect, it } from 'vitest';
import { languageOf, render } from './sentence.ts';

it.each([
  ['plain', 'Nothing here.', {}, 'en', 'Nothing here.'],
  ['a name', '{who} left.', { who: 'Rumana' }, 'en', 'Rumana left.'],
  ['figures by language', '{count} left', { count: 1234567 }, 'bn', '১২,৩৪,৫৬৭ left'],
  ['two places at most', '{count} days', { count: 14.333 }, 'en', '14.33 days'],
  ['half a day', '{count} দিন', { count: 14.5 }, 'bn', '১৪.৫ দিন'],
  ['one', { one: '{count} row', other: '{count} rows' }, { count: 1 }, 'en', '1 row'],
  ['several', { one: '{count} row', other: '{count} rows' }, { count: 0 }, 'en', '0 rows'],
  ['a name that looks like a place', '{who} left.', { who: '{who}' }, 'en', '{who} left.'],
  ['a name with a dollar sign', '{who} left.', { who: '$&' }, 'en', '$& left.'],
  ['a place nobody filled', '{who} left.', {}, 'en', '{who} left.'],
] as const)('%s', (_, sentence, values, language, told) => {
  expect(render(sentence, values, language)).toBe(told);
});

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['bn', 'bn'],
  ['bn-BD,en;q=0.5', 'bn'],
  ['en-GB,bn;q=0.5', 'en'],
  ['bnx', 'en'],
])('%s is %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
