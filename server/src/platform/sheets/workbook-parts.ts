const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const related = (parts: readonly (readonly [type: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${parts
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const typed = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${kind}.${type}+xml"/>`;

/** How a cell is shown, by its place among the formats below. */
export const shown = { money: 1, date: 2, heading: 3 } as const;
/** 4 is built in: two decimals, in thousands. */
const formats = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
];
const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';

/** What every workbook of one sheet has besides its cells. */
export const workbookParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `${declaration}<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    typed('workbook', 'sheet.main') +
    typed('worksheets/sheet1', 'worksheet') +
    typed('styles', 'styles') +
    typed('sharedStrings', 'sharedStrings') +
    '</Types>',
  '_rels/.rels': related([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml':
    `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
    '<sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': related([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ]),
  'xl/styles.xml':
    `${declaration}<styleSheet xmlns="${main}">` +
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>' +
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
    '</styleSheet>',
};

const width = 24;
/** The first row stays in sight. */
const frozen =
  '<sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** What stands before the rows of a sheet, and after them. */
export function sheetFrame(columns: number, hasHeadings: boolean) {
  const cols = `<cols><col min="1" max="${columns}" width="${width}" customWidth="1"/></cols>`;
  return {
    before:
      `${declaration}<worksheet xmlns="${main}">${hasHeadings ? frozen : ''}` +
      `<sheetFormatPr defaultRowHeight="15"/>${columns > 0 ? cols : ''}<sheetData>`,
    after: '</sheetData></worksheet>',
  };
}

export const stringsFrame = (count: number) => ({
  before: `${declaration}<sst xmlns="${main}" uniqueCount="${count}">`,
  after: '</sst>',
});
