import { render } from '@muster/contract/kernel/words/sentence.ts';
import type { Block, Fact, DocumentSection, TableBlock } from '../document.ts';
import { ink, margins, pageWidth, size } from './look.ts';

/** What stands around a section on each of its pages. */
export interface SectionFrame {
  readonly head: { readonly name: string; readonly address: string | null };
  /** a picture as a data address, never a path */
  readonly logo: string | null;
  readonly made: string;
  /** with places for `page` and `pages` */
  readonly pageSentence: string;
  readonly language: 'en' | 'bn';
}

type Framed<S> = S extends unknown ? Omit<S, 'concernId' | 'language'> & SectionFrame : never;
export type PrintedSection = Framed<DocumentSection>;
/** One that is laid out. */
export type FlowingPrint = Extract<PrintedSection, { blocks: unknown }>;

const rule = (y = 0) => ({
  canvas: [
    { type: 'line', x1: 0, y1: y, x2: pageWidth, y2: y, lineWidth: 0.6, lineColor: ink.line },
  ],
});

export function headOf({ head, logo }: SectionFrame): object {
  const names = {
    stack: [
      { text: head.name, bold: true, fontSize: size.heading },
      { text: head.address ?? '', color: ink.quiet, fontSize: size.small },
    ],
    margin: [0, 2, 0, 0],
  };
  const columns = logo
    ? [
        { image: logo, fit: [96, 34], width: 'auto' },
        { ...names, width: '*' },
      ]
    : [{ ...names, width: '*' }];
  return {
    margin: [margins.left, 28, margins.right, 0],
    stack: [
      { columns, columnGap: 12 },
      { ...rule(), absolutePosition: { x: margins.left, y: 68 } },
    ],
  };
}

export function footOf(section: SectionFrame, page: number, pages: number): object {
  const { made, pageSentence, language } = section;
  const text = { fontSize: size.small, color: ink.quiet };
  return {
    margin: [margins.left, 14, margins.right, 0],
    stack: [
      rule(),
      {
        margin: [0, 5, 0, 0],
        columns: [
          { ...text, text: made, width: '*', margin: [0, 0, 12, 0] },
          {
            ...text,
            text: render(pageSentence, { page, pages }, language),
            width: 84,
            noWrap: true,
            alignment: 'right',
          },
        ],
      },
    ],
  };
}

const filled = <T>(row: readonly T[], length: number, blank: T): T[] =>
  Array.from({ length }, (_, at) => row[at] ?? blank);

const inRows = <T>(all: readonly T[], across: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / across) }, (_, at) =>
    all.slice(at * across, (at + 1) * across),
  );

function facts(all: readonly Fact[]): object {
  const cells = ({ label, value }: Fact) => [{ text: label, color: ink.quiet }, { text: value }];
  const blank: Fact = { label: '', value: '' };
  return {
    margin: [0, 8, 0, 4],
    layout: 'bare',
    table: {
      widths: ['auto', '*', 'auto', '*'],
      body: inRows(all, 2).map((row) => filled(row, 2, blank).flatMap(cells)),
    },
  };
}

/** So many beside each other: a name of two words fits above its figure. */
const figuresAcross = 8;

function figures(all: readonly Fact[]): object {
  const blank: Fact = { label: '', value: '' };
  const cell = ({ label, value }: Fact) => ({
    stack: [
      { text: label, fontSize: 7, color: ink.quiet },
      { text: value, fontSize: size.figure, bold: true },
    ],
    fillColor: ink.band,
  });
  return {
    margin: [0, 6, 0, 4],
    layout: 'figures',
    table: {
      dontBreakRows: true,
      widths: Array.from({ length: figuresAcross }, () => '*'),
      body: inRows(all, figuresAcross).map((row) => filled(row, figuresAcross, blank).map(cell)),
    },
  };
}

function table({ columns, rows, total, none }: TableBlock): object {
  const alignment = (at: number) => (columns[at]?.isNumber ? 'right' : 'left');
  const line = (cells: readonly string[], style: object) =>
    filled(cells, columns.length, '').map((text, at) => ({
      ...style,
      text,
      alignment: alignment(at),
    }));
  const head = line(
    columns.map(({ label }) => label),
    { bold: true, fontSize: size.small, color: ink.quiet, fillColor: ink.band },
  );
  const body =
    rows.length === 0
      ? [
          [
            { text: none, color: ink.quiet, colSpan: columns.length },
            ...filled([], columns.length - 1, {}),
          ],
        ]
      : rows.map(({ cells, isQuiet }) => line(cells, isQuiet ? { color: ink.quiet } : {}));
  const sums = total ? [line(total, { bold: true, fillColor: ink.band })] : [];
  return {
    margin: [0, 4, 0, 6],
    layout: 'lines',
    table: {
      headerRows: 1,
      // a head alone at the foot of a page tells nothing
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width ?? '*'),
      body: [head, ...body, ...sums],
    },
  };
}

const nodes: { [K in Block['kind']]: (block: Extract<Block, { kind: K }>) => object } = {
  heading: ({ text }) => ({
    text,
    bold: true,
    fontSize: size.heading,
    margin: [0, 10, 0, 2],
  }),
  paragraph: ({ text, isQuiet }) => ({
    text,
    margin: [0, 3, 0, 3],
    ...(isQuiet && { color: ink.quiet }),
  }),
  letter: ({ text }) => ({ text, fontSize: size.letter, lineHeight: 1.25, margin: [0, 6, 0, 6] }),
  facts: ({ facts: all }) => facts(all),
  figures: ({ figures: all }) => figures(all),
  table,
  signature: ({ text }) => ({
    unbreakable: true,
    margin: [0, 44, 0, 0],
    stack: [
      {
        canvas: [
          { type: 'line', x1: 0, y1: 0, x2: 180, y2: 0, lineWidth: 0.6, lineColor: ink.text },
        ],
      },
      { text, margin: [0, 4, 0, 0] },
    ],
  }),
  'page break': () => ({ text: '', pageBreak: 'after' }),
};

/** Each by its own kind: the compiler does not follow a block to its entry. */
const nodeOf = (block: Block): object => (nodes[block.kind] as (one: Block) => object)(block);

export const sectionContent = ({ title, about, blocks }: FlowingPrint): object[] => [
  { text: title, bold: true, fontSize: size.title },
  { text: about, fontSize: size.heading, color: ink.quiet },
  ...blocks.map(nodeOf),
];
