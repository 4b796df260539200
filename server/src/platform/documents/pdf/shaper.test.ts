import { expect, it } from 'vitest';
import { readFonts } from './pdf-writer.ts';

const { normal } = await readFonts();
const idsOf = (text: string) => normal.shaper.shape(text).glyphs.map(({ id }) => id);

it('writes a vowel sign within a word as within a word', () => {
  const [initial] = idsOf('বেতন');
  const [, within] = idsOf('করেছেন');
  expect(within).toBeGreaterThan(0);
  expect(within).not.toBe(initial);
});

it('draws conjuncts as one, and knows every letter of ours', () => {
  expect(idsOf('ক্ষ')).toHaveLength(1);
  for (const word of ['ক্ষতিপূরণ', 'কর্মচারী', 'র‍্যাব', 'স্বাস্থ্য', 'ট্রাস্ট', 'শ্রদ্ধা', '৳', '০১২৩৪৫৬৭৮৯'])
    expect(idsOf(word), word).not.toContain(0);
});

it('keeps a mark over or under its letter: it takes no room of its own', () => {
  const { positions, glyphs } = normal.shaper.shape('শ্রদ্ধা');
  const marks = positions.filter(({ xAdvance }) => xAdvance === 0);
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.length).toBeLessThan(glyphs.length);
  for (const { xOffset } of marks) expect(xOffset).not.toBe(0);
});

it('shapes two scripts beside each other as each by itself', () => {
  expect(idsOf('Karim করিম')).toEqual([...idsOf('Karim '), ...idsOf('করিম')]);
});

it('figures stand beside each other as they stand alone', () => {
  for (const amount of [
    '1,23,456.78',
    '৳১,২৩,৪৫৬.৭৮',
    '-৳70.11',
    '$1,234.50',
    '-€১২.০৫',
    '£9',
    '¥1,234',
    '₹1,00,000.00',
  ]) {
    const alone = Array.from(amount, (figure) => normal.shaper.shape(figure));
    const { glyphs, advanceWidth } = normal.shaper.shape(amount);
    expect(alone.flatMap((one) => one.glyphs)).toEqual(glyphs);
    expect(alone.reduce((sum, one) => sum + one.advanceWidth, 0)).toBeCloseTo(advanceWidth);
  }
});

it('figures stand on the line, unmoved', () => {
  for (const figure of '0123456789০১২৩৪৫৬৭৮৯৳$€£¥₹.,:+-') {
    const { positions } = normal.shaper.shape(figure);
    expect(positions, figure).toHaveLength(1);
    expect(positions[0]).toMatchObject({ xOffset: 0, yOffset: 0 });
  }
});
