import type { SheetRow } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { expect, it } from 'vitest';
import { csvText, faultLines, pasteText } from './fault-sheet.ts';

const names = {
  row: 'Row',
  number: 'Number',
  name: 'Name',
  column: 'Column',
  value: 'Value',
  why: 'Why',
};
const row: SheetRow & { number: string } = {
  row: 7,
  kind: 'faulty',
  number: 'E-7',
  name: 'Rahim, Karim',
  changes: [],
  faults: [
    {
      field: 'x',
      options: [],
      column: 'Department',
      value: '=1+1',
      message: 'There is no “=1+1”.',
    },
    { field: 'x', options: [], column: 'Date of birth', value: null, message: 'This is needed.' },
  ],
};

it('has a line for each wrong cell, with row, person, column, value and why', () => {
  expect(faultLines([row], names)).toEqual([
    ['Row', 'Number', 'Name', 'Column', 'Value', 'Why'],
    ['7', 'E-7', 'Rahim, Karim', 'Department', '=1+1', 'There is no “=1+1”.'],
    ['7', 'E-7', 'Rahim, Karim', 'Date of birth', '', 'This is needed.'],
  ]);
});

it('is a file that no spreadsheet runs', () => {
  expect(
    csvText([
      ['a', '=1+1'],
      ['x,"y"', '-2', 'কখ'],
    ]),
  ).toBe(`\uFEFFa,'=1+1\r\n"x,""y""",'-2,কখ\r\n`);
});

it('is pasted as cells', () => {
  expect(pasteText([['a', 'b\tc\nd'], ['@x']])).toBe("a\tb c d\n'@x");
});
