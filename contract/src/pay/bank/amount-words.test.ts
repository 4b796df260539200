import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-words.ts';
import { banglaNumbers, englishNumbers } from './number-names.ts';

describe('an amount in words', () => {
  it.each([
    [0n, 'Taka Zero Only', 'শূন্য টাকা মাত্র'],
    [5n, 'Taka Zero and Poisha Five Only', 'শূন্য টাকা পাঁচ পয়সা মাত্র'],
    [100n, 'Taka One Only', 'এক টাকা মাত্র'],
    [11_000n, 'Taka One Hundred Ten Only', 'একশত দশ টাকা মাত্র'],
    [100_000n, 'Taka One Thousand Only', 'এক হাজার টাকা মাত্র'],
    [10_000_000n, 'Taka One Lakh Only', 'এক লক্ষ টাকা মাত্র'],
    [
      123_456_789n,
      'Taka Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Poisha Eighty-Nine Only',
      'বারো লক্ষ চৌত্রিশ হাজার পাঁচশত সাতষট্টি টাকা ঊননব্বই পয়সা মাত্র',
    ],
    [1_000_000_100n, 'Taka One Crore One Only', 'এক কোটি এক টাকা মাত্র'],
    [
      12_345_000_000_000n,
      'Taka Twelve Thousand Three Hundred Forty-Five Crore Only',
      'বারো হাজার তিনশত পঁয়তাল্লিশ কোটি টাকা মাত্র',
    ],
  ])('%s in taka', (amount, en, bn) => {
    expect(amountInWords(amount, 'BDT', 'en')).toBe(en);
    expect(amountInWords(amount, 'BDT', 'bn')).toBe(bn);
  });

  it('counts other currencies in millions, and says their name', () => {
    expect(amountInWords(123_456_789n, 'USD', 'en')).toBe(
      'US Dollar One Million Two Hundred Thirty-Four Thousand Five Hundred Sixty-Seven and 89/100 Only',
    );
    expect(amountInWords(10_000_000n, 'INR', 'en')).toBe('Rupees One Lakh Only');
  });

  it('of less than nothing there are none', () => {
    expect(() => amountInWords(-1n, 'BDT', 'en')).toThrow('paid out');
  });

  it('has a hundred numbers in each language, no two alike', () => {
    expect([banglaNumbers.length, englishNumbers.length]).toEqual([100, 100]);
    expect(new Set(banglaNumbers).size + new Set(englishNumbers).size).toBe(200);
  });
});

/** Reads words back by a way of its own: adds up what it meets, times a hundred, a thousand, a lakh, a crore. */
function readBack(
  words: readonly string[],
  of: readonly string[],
  steps: readonly string[],
): bigint {
  const [hundred = '', thousand = '', lakh = '', crore = ''] = steps;
  let [done, crores, open] = [0n, 0n, 0n];
  const worth: Readonly<Record<string, bigint>> = { [thousand]: 1000n, [lakh]: 100_000n };
  for (const word of words) {
    if (word === hundred) open *= 100n;
    else if (word === crore) {
      crores = (crores + done + open) * 10_000_000n;
      [done, open] = [0n, 0n];
    } else if (worth[word] !== undefined) {
      done += open * worth[word];
      open = 0n;
    } else open += BigInt(of.indexOf(word));
  }
  return crores + done + open;
}

describe('read back, the words are the amount', () => {
  const amounts = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });

  it('in English', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const said = amountInWords(amount, 'BDT', 'en').replace(/^Taka | Only$/g, '');
        const [whole = '', part = 'Zero'] = said.split(' and Poisha ');
        const steps = ['Hundred', 'Thousand', 'Lakh', 'Crore'];
        const value = readBack(whole.split(' '), englishNumbers, steps);
        expect(value * 100n + BigInt(englishNumbers.indexOf(part))).toBe(amount);
      }),
      { numRuns: 500 },
    );
  });

  it('in Bangla', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const said = amountInWords(amount, 'BDT', 'bn').replaceAll('শত', ' শত');
        const [whole = '', part = ''] = said.split(' টাকা ');
        const steps = ['শত', 'হাজার', 'লক্ষ', 'কোটি'];
        const value = readBack(whole.split(' '), banglaNumbers, steps);
        const minor = part.includes('পয়সা') ? banglaNumbers.indexOf(part.split(' ')[0] ?? '') : 0;
        expect(value * 100n + BigInt(minor)).toBe(amount);
      }),
      { numRuns: 500 },
    );
  });
});
