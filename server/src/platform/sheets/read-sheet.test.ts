import { describe, expect, it } from 'vitest';
import { sampleZip } from '../../testing/files/sample-zip.ts';
import { readSheet } from './read-sheet.ts';
import { csvOf, type Sheet } from './sheet.ts';
import { workbookOf } from './workbook.ts';

const csv = (text: string) => readSheet(Buffer.from(text), false);
const text = (value: string) => ({ kind: 'text', value }) as const;

describe('a sheet of text', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\r\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['a mark before it', '\uFEFFa,b\n1,2'],
    ['quotes', '"a","b"\n"1","2"'],
  ])('is read with %s', async (_, content) => {
    expect(await csv(content)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keeps blank lines, so that rows are counted as a spreadsheet counts them', async () => {
    expect(await csv('a\n\nb')).toEqual([['a'], [''], ['b']]);
  });

  it.each([
    ['quotes that never end', 'a\n"b'],
    ['too many rows', `a\n${'x\n'.repeat(20_001)}`],
    ['too many columns', 'x,'.repeat(201)],
    ['a cell too long', 'x'.repeat(2_001)],
  ])('is refused with %s', async (_, content) => {
    await expect(csv(content)).rejects.toThrow(/sheet/);
  });
});

describe('a sheet that we wrote', () => {
  const sheet: Sheet = {
    header: ['Name', 'নাম'],
    rows: [
      [text('+8801711'), text('=1+1')],
      [{ kind: 'date', value: '2026-02-28' }, text('a\nb, "c"; d')],
      [null, text("it's")],
    ],
  };
  const read = [
    ['Name', 'নাম'],
    ['+8801711', '=1+1'],
    ['2026-02-28', 'a\nb, "c"; d'],
    ['', "it's"],
  ];
  it('is read back as text', async () => {
    expect(await csv(csvOf(sheet))).toEqual(read);
    expect(await readSheet(Buffer.from(await workbookOf(sheet)), true)).toEqual(read);
  });
});

describe('a workbook', () => {
  const parts = (sheet: string) => [
    { name: '[Content_Types].xml', text: '<Types/>' },
    { name: 'xl/workbook.xml', text: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', text: sheet },
  ];
  const book = (sheet: string) => readSheet(sampleZip(parts(sheet)), true);

  it.each([
    ['a cell far away', '<c r="XFD1"/>'],
    ['a row far away', '<row r="1048576"/>'],
    ['entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['nothing that is one', 'x'],
  ])('with %s is refused', async (_, sheet) => {
    await expect(book(sheet)).rejects.toThrow(/sheet/);
  });

  it('that unpacks to more than it says is refused, without the memory for it', async () => {
    const bomb = 'x'.repeat(50_000_000);
    const members = parts('').map((part) =>
      part.name.includes('sheet1') ? { ...part, text: bomb, size: 1_000 } : part,
    );
    const content = sampleZip(members);
    const before = process.memoryUsage().rss;
    await expect(readSheet(content, true)).rejects.toThrow(/sheet/);
    expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000);
  });

  it('that is none is refused', async () => {
    await expect(readSheet(Buffer.from('PK nothing'), true)).rejects.toThrow();
  });
});
