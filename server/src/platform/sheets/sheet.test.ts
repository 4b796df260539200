import { expect, it } from 'vitest';
import { csvOf } from './sheet.ts';

const text = (value: string) => ({ kind: 'text', value }) as const;

it.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['কখ', 'কখ'],
])('the text %s becomes %s', (value, cell) => {
  expect(csvOf({ header: ['H'], rows: [[text(value)]] })).toBe(`\uFEFFH\n${cell}\n`);
});

it('a negative amount stays a number, a date a date, nothing stays nothing', () => {
  const rows = [
    [{ kind: 'money', value: -5n } as const, { kind: 'date', value: '2026-02-28' } as const, null],
  ];
  expect(csvOf({ header: ['a', 'b', 'c'], rows })).toBe('\uFEFFa,b,c\n-0.05,2026-02-28,\n');
});
