import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import type { Sheet, SheetCell } from './sheet.ts';
import { workbookOf } from './workbook.ts';

const text = (value: string): SheetCell => ({ kind: 'text', value });
const written = async (sheet: Sheet): Promise<Buffer> => Buffer.from(await workbookOf(sheet));
const readBack = async (rows: Sheet['rows'], header: readonly string[] = ['A']) =>
  readSheet(await written({ header, rows }), true);

/** The part of an archive as it is packed there. */
function partOf(book: Buffer, name: string): string {
  const at = book.indexOf(name) - 30;
  const packed = book.readUInt32LE(at + 18);
  const from = at + 30 + name.length;
  return inflateRawSync(book.subarray(from, from + packed)).toString();
}

describe('a workbook', () => {
  it.each<[string, SheetCell, string]>([
    ['a formula is only a text', text('=1+1'), '=1+1'],
    ['markup', text('<b>&amp; ]]> "\''), '<b>&amp; ]]> "\''],
    ['Bangla and a pair of surrogates', text('বেতন 😀'), 'বেতন 😀'],
    ['lines', text('a\nb'), 'a\nb'],
    ['spaces around it', { kind: 'exact', value: ' 00120034 ' }, '00120034'],
    ['controls are left out', text('a\u0000\u0007\u001Fb'), 'ab'],
    ['half a surrogate', text('a\uD800'), 'a\uFFFD'],
    ['an account to the letter', { kind: 'exact', value: '0012003400560078' }, '0012003400560078'],
    ['money', { kind: 'money', value: 123_456_789n }, '1234567.89'],
    ['money that is owed', { kind: 'money', value: -5n }, '-0.05'],
    ['a date', { kind: 'date', value: '2026-02-28' }, '2026-02-28'],
    ['a leap day', { kind: 'date', value: '2028-02-29' }, '2028-02-29'],
    ['a number', { kind: 'number', value: 1.5 }, '1.5'],
  ])('%s', async (_, cell, read) => {
    expect(await readBack([[cell]])).toEqual([['A'], [read]]);
  });

  it('keeps every row and column in its place, over more rows than are written at a time', async () => {
    const columns = Array.from({ length: 60 }, (_, at) => `C${at}`);
    const rows = Array.from({ length: 1200 }, (_, row) =>
      columns.map((name, at) => ((row + at) % 7 === 0 ? null : text(`${name} ${row}`))),
    );
    const read = rows.map((row) => row.map((cell) => (cell ? String(cell.value) : '')));
    expect(await readBack(rows, columns)).toEqual([columns, ...read]);
  });

  it('has no row of headings where there are none, and can be empty', async () => {
    expect(await readBack([[text('x')]], [])).toEqual([['x']]);
    expect(await readBack([], ['Only', 'these'])).toEqual([['Only', 'these']]);
    const blank = await written({ header: [], rows: [] });
    expect(partOf(blank, 'xl/worksheets/sheet1.xml')).not.toContain('<cols>');
  });

  it('shows amounts with two decimals, dates as dates and headings in bold', async () => {
    const book = await written({
      header: ['H'],
      rows: [[{ kind: 'money', value: 5n }, { kind: 'date', value: '2026-02-28' }, text('t')]],
    });
    const cells = partOf(book, 'xl/worksheets/sheet1.xml');
    expect(cells).toContain('<c r="A1" s="3" t="s"><v>0</v></c>');
    expect(cells).toContain(
      '<c r="A2" s="1"><v>0.05</v></c><c r="B2" s="2"><v>46081</v></c><c r="C2" t="s"><v>1</v></c>',
    );
    expect(partOf(book, 'xl/sharedStrings.xml')).toContain('uniqueCount="2"');
  });

  it('is the same file for the same cells', async () => {
    const sheet: Sheet = { header: ['A'], rows: [[text('x')], [{ kind: 'money', value: 7n }]] };
    expect(await written(sheet)).toEqual(await written(sheet));
  });
});
