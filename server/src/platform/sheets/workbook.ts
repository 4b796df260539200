import { dayNumber } from '@muster/contract/kernel/dates/dates.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import type { Sheet, SheetCell } from './sheet.ts';
import { sheetFrame, shown, stringsFrame, workbookParts } from './workbook-parts.ts';
import { packFile, zipOf } from './write-zip.ts';

/** So many are written at a time. */
const rowsAtOnce = 500;
/** A day of 1970 as a workbook counts them. */
const firstDayNumber = 25_569;

/** What XML has no other way to write; of other controls there is none in it. */
const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\t': '\t',
  '\n': '\n',
  '\r': '&#13;',
};
const unusual = /[&<>\p{Cc}\uFFFE\uFFFF]/gu;
const written = (text: string): string => text.replaceAll(unusual, (mark) => marks[mark] ?? '');

/** Texts are kept once, in the order in which they first came. */
class Texts {
  readonly #places = new Map<string, number>();
  placeOf(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    this.#places.set(text, this.#places.size);
    return this.#places.size - 1;
  }
  *pieces(): Generator<string> {
    const { before, after } = stringsFrame(this.#places.size);
    yield before;
    let piece = '';
    for (const text of this.#places.keys()) {
      piece += `<si><t xml:space="preserve">${written(text)}</t></si>`;
      if (piece.length < 100_000) continue;
      yield piece;
      piece = '';
    }
    yield piece + after;
  }
}

/** A, B … Z, AA, AB … */
function columnName(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

/** What stands in a cell, after its name. */
function cellBody(cell: Exclude<SheetCell, null>, texts: Texts): string {
  if (cell.kind === 'money') return ` s="${shown.money}"><v>${decimalText(cell.value)}</v>`;
  if (cell.kind === 'number') return `><v>${cell.value}</v>`;
  if (cell.kind === 'date')
    return ` s="${shown.date}"><v>${dayNumber(cell.value) + firstDayNumber}</v>`;
  return ` t="s"><v>${texts.placeOf(cell.value)}</v>`;
}

function* sheetPieces({ header, rows }: Sheet, texts: Texts): Generator<string> {
  const columns = (rows[0] ?? header).length;
  const names = Array.from({ length: Math.max(columns, header.length) }, (_, at) => columnName(at));
  const hasHeadings = header.length > 0;
  const { before, after } = sheetFrame(columns, hasHeadings);
  const heads = header.map(
    (text, at) =>
      `<c r="${names[at]}1" s="${shown.heading}" t="s"><v>${texts.placeOf(text)}</v></c>`,
  );
  yield before + (hasHeadings ? `<row r="1">${heads.join('')}</row>` : '');
  let number = hasHeadings ? 1 : 0;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    let piece = '';
    for (const row of rows.slice(from, from + rowsAtOnce)) {
      number += 1;
      piece += `<row r="${number}">`;
      for (const [at, cell] of row.entries())
        if (cell)
          piece += `<c r="${names[at] ?? columnName(at)}${number}"${cellBody(cell, texts)}</c>`;
      piece += '</row>';
    }
    yield piece;
  }
  yield after;
}

/** A workbook of one sheet, as ECMA-376 has it. */
export async function workbookOf(sheet: Sheet): Promise<Uint8Array> {
  const texts = new Texts();
  const cells = await packFile('xl/worksheets/sheet1.xml', sheetPieces(sheet, texts));
  const strings = await packFile('xl/sharedStrings.xml', texts.pieces());
  const others = await Promise.all(
    Object.entries(workbookParts).map(([name, text]) => packFile(name, [text])),
  );
  return zipOf([...others, cells, strings]);
}
