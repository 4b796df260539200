import type PDFDocument from 'pdfmake/js/PDFDocument.js';
import type { PlacedBox, PlacedPage, PlacedText } from '../document.ts';
import { glyphRuns, isFigures } from './glyph-runs.ts';
import { family, ink, type Ink, paper } from './look.ts';

type Pdf = InstanceType<typeof PDFDocument.default>;

/** Below this a text is cut rather than set smaller still. */
const smallest = 0.72;
const bangla = /[\u0985-\u09E3]/u;

const colourOf = (hex: string): string =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
const colours = Object.fromEntries(
  Object.entries(ink).map(([name, hex]) => [name, colourOf(hex)]),
) as Record<Ink, string>;

const place = (value: number): string => String(Math.round(value * 100) / 100);

interface FittedText {
  readonly width: number;
  readonly operators: string;
  readonly shown: string;
}

/** How far the handles of a curve stand from its ends, for a quarter of a circle. */
const handle = 0.5523;

function boxOf({ x, y, width, height, fill, radius = 0 }: PlacedBox): string {
  const [left, right] = [x, x + width];
  const [top, bottom] = [paper.height - y, paper.height - y - height];
  if (radius === 0)
    return `${colours[fill]} rg ${[left, bottom, width, height].map(place).join(' ')} re f`;
  const arm = radius * (1 - handle);
  const at = (...values: number[]) => values.map(place).join(' ');
  return [
    `${colours[fill]} rg ${at(left + radius, bottom)} m ${at(right - radius, bottom)} l`,
    `${at(right - arm, bottom, right, bottom + arm, right, bottom + radius)} c`,
    `${at(right, top - radius)} l`,
    `${at(right, top - arm, right - arm, top, right - radius, top)} c`,
    `${at(left + radius, top)} l`,
    `${at(left + arm, top, left, top - arm, left, top - radius)} c`,
    `${at(left, bottom + radius)} l`,
    `${at(left, bottom + arm, left + arm, bottom, left + radius, bottom)} c f`,
  ].join(' ');
}

/** For whoever copies or searches: signs are not drawn in the order in which they are written. */
const spoken = (text: string): string => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  return `/Span <</ActualText <${bytes.toString('hex')}>>> BDC`;
};

/** Writes pages whose marks have their places; letters that were shaped once are shaped no more. */
export function placedPages(document: Pdf) {
  const fontOf = (isBold: boolean) => {
    const font = document.provideFont(family, isBold, false);
    return { font, runs: glyphRuns(font) };
  };
  const [normal, bold] = [fontOf(false), fontOf(true)];
  const known = new Map<string, FittedText>();
  const letters = new Intl.Segmenter();

  const fit = ({ text, size, width, isBold = false }: PlacedText): FittedText => {
    const { shaped } = (isBold ? bold : normal).runs;
    let whole = shaped(text);
    const share = Math.min(1, width / (whole.width * size || 1));
    const set = size * Math.max(share, smallest);
    if (share < smallest) {
      const kept = [...letters.segment(text)].map(({ segment }) => segment);
      while (kept.length > 1 && whole.width * set > width) {
        kept.pop();
        whole = shaped(`${kept.join('').trimEnd()}…`);
      }
    }
    const operators = `${place(set)} Tf`;
    const shown = whole.shownAt(set);
    return bangla.test(text)
      ? { width: whole.width * set, operators, shown: `${spoken(text)} ${shown} EMC` }
      : { width: whole.width * set, operators, shown };
  };
  /** Most of what stands on a page stands on the next one, too; amounts are all different. */
  const fitted = (one: PlacedText): FittedText => {
    if (isFigures(one.text)) return fit(one);
    const key = `${one.isBold ? 'b' : 'n'} ${one.size} ${one.width} ${one.text}`;
    const made = known.get(key) ?? fit(one);
    known.set(key, made);
    return made;
  };
  const textOf = (one: PlacedText): string => {
    const { x, baseline, width, isBold = false, isRight = false } = one;
    const made = fitted(one);
    const from = isRight ? x + width - made.width : x;
    return (
      `/${(isBold ? bold : normal).font.id} ${made.operators} ${colours[one.ink ?? 'text']} rg ` +
      `1 0 0 1 ${place(from)} ${place(paper.height - baseline)} Tm ${made.shown}`
    );
  };

  return {
    add({ boxes, texts }: PlacedPage): void {
      document.addPage({ size: [paper.width, paper.height], margin: 0 });
      for (const { font } of [normal, bold]) document.page.fonts[font.id] = font.ref();
      // the library draws from the upper corner down, which is undone for what we write ourselves
      const upright = `q 1 0 0 -1 0 ${place(paper.height)} cm`;
      const written = texts.filter(({ text }) => text !== '').map(textOf);
      document.addContent([upright, ...boxes.map(boxOf), 'BT', ...written, 'ET Q'].join('\n'));
    },
  };
}
