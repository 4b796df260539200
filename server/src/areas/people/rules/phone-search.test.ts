import { expect, it } from 'vitest';
import { figuresOf, phoneParts } from './phone-search.ts';

const stored = { abroad: figuresOf('+880 1711-223344'), home: figuresOf('01711 223344') };
const fits = (text: string) =>
  Object.entries(stored).flatMap(([name, figures]) =>
    phoneParts(text).some((part) => figures.includes(part)) ? [name] : [],
  );

it.each([
  '+8801711223344',
  '+880 1711-223344',
  '00880 1711 223344',
  '8801711223344',
  '01711223344',
  '01711-22 33 44',
  '1711223344',
  '০১৭১১ ২২৩৩৪৪',
  '+88017',
  '3344',
])('%s is found, whether it is kept with the country or with a 0', (text) => {
  expect(fits(text)).toEqual(['abroad', 'home']);
});

it.each(['01711223345', '8801711223345'])('%s is another one', (text) => {
  expect(fits(text)).toEqual([]);
});

it.each(['334', 'EMP-00011', 'Rahim 01711', '', '+', 'a@example.com'])(
  '%j is not meant as a phone',
  (text) => {
    expect(phoneParts(text)).toEqual([]);
  },
);
