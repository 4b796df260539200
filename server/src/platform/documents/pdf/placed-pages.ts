import { deflateSync } from 'node:zlib';
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

const hundredths = (value: number): number => Math.round(value * 100) / 100;
const place = (value: number): string => String(hundredths(value));

interface FittedText {
  readonly width: number;
  readonly set: string;
  readonly shown: string;
}

/** With what it was fitted to. */
type FittedBefore = Pick<PlacedText, 'isBold' | 'size' | 'width'> & {
  readonly fitted: FittedText;
};

/** How far the handles of a curve stand from its ends, for a quarter of a circle. */
const handle = 0.5523;

function pathOf({ x, y, width, height, radius = 0 }: PlacedBox): string {
  const [left, right] = [x, x + width];
  const [top, bottom] = [paper.height - y, paper.height - y - height];
  const at = (...values: number[]) => values.map(place).join(' ');
  if (radius === 0) return `${at(left, bottom, width, height)} re`;
  const arm = radius * (1 - handle);
  return [
    `${at(left + radius, bottom)} m ${at(right - radius, bottom)} l`,
    `${at(right - arm, bottom, right, bottom + arm, right, bottom + radius)} c`,
    `${at(right, top - radius)} l`,
    `${at(right, top - arm, right - arm, top, right - radius, top)} c`,
    `${at(left + radius, top)} l`,
    `${at(left + arm, top, left, top - arm, left, top - radius)} c`,
    `${at(left, bottom + radius)} l`,
    `${at(left, bottom + arm, left + arm, bottom, left + radius, bottom)} c`,
  ].join(' ');
}

/** What lies beside each other in one colour is filled at once. */
function fillsOf(boxes: readonly PlacedBox[]): string {
  let [operators, fill] = ['', ''];
  for (const box of boxes) {
    if (box.fill !== fill) {
      operators += `${fill && 'f '}${colours[box.fill]} rg\n`;
      ({ fill } = box);
    }
    operators += `${pathOf(box)}\n`;
  }
  return fill && `${operators}f`;
}

/** For whoever copies or searches: signs are not drawn in the order in which they are written. */
const spoken = (text: string): string => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  return `/Span <</ActualText <${bytes.toString('hex')}>>> BDC`;
};

/** Half the work of what the library would do, for a page that is a seventh larger. */
function pack(content: Pdf['page']['content']): void {
  content.buffer = [deflateSync(Buffer.concat(content.buffer), { level: 3, memLevel: 6 })];
  content.compress = false;
}

/** Writes pages whose marks have their places; letters that were shaped once are shaped no more. */
export function placedPages(document: Pdf) {
  const fontOf = (isBold: boolean) => {
    const font = document.provideFont(family, isBold, false);
    return { font, runs: glyphRuns(font) };
  };
  const [normal, bold] = [fontOf(false), fontOf(true)];
  const known = new Map<string, FittedBefore[]>();
  const letters = new Intl.Segmenter();

  const fit = ({ text, size, width, isBold = false }: PlacedText): FittedText => {
    const { runs } = isBold ? bold : normal;
    let whole = runs.shaped(text);
    const share = Math.min(1, width / (whole.width * size || 1));
    const set = size * Math.max(share, smallest);
    if (share < smallest) {
      const kept = [...letters.segment(text)].map(({ segment }) => segment);
      while (kept.length > 1 && whole.width * set > width) {
        kept.pop();
        whole = runs.shaped(`${kept.join('').trimEnd()}…`);
      }
    }
    const shown = whole.shownAt(set);
    return {
      width: whole.width * set,
      set: place(set),
      shown: bangla.test(text) ? `${spoken(text)} ${shown} EMC` : shown,
    };
  };
  /** Most of what stands on a page stands on the next one, too; amounts are all different. */
  const fitted = (one: PlacedText): FittedText => {
    const { text, size, width, isBold } = one;
    if (isFigures(text)) return fit(one);
    const before = known.get(text) ?? [];
    const same = before.find(
      (other) => other.size === size && other.width === width && other.isBold === isBold,
    );
    if (same) return same.fitted;
    const made = fit(one);
    known.set(text, [...before, { size, width, isBold, fitted: made }]);
    return made;
  };
  /** Font and colour are said when they change, places from the one before. */
  const textsOf = (texts: readonly PlacedText[]): string => {
    let [operators, font, colour] = ['', '', ''];
    let at = { x: 0, y: 0 };
    for (const one of texts) {
      if (one.text === '') continue;
      const { x, baseline, width, isBold = false, isRight = false } = one;
      const made = fitted(one);
      const nextFont = `/${(isBold ? bold : normal).font.id} ${made.set} Tf `;
      const nextColour = `${colours[one.ink ?? 'text']} rg `;
      const from = isRight ? x + width - made.width : x;
      if (nextFont !== font) operators += nextFont;
      if (nextColour !== colour) operators += nextColour;
      const to = { x: hundredths(from), y: hundredths(paper.height - baseline) };
      operators += `${place(to.x - at.x)} ${place(to.y - at.y)} Td ${made.shown}\n`;
      [font, colour, at] = [nextFont, nextColour, to];
    }
    return operators;
  };

  return {
    add({ boxes, texts }: PlacedPage, drawLogo: () => void): void {
      document.addPage({ size: [paper.width, paper.height], margin: 0 });
      for (const { font } of [normal, bold]) document.page.fonts[font.id] = font.ref();
      // the library draws from the upper corner down, which is undone for what we write ourselves
      const upright = `q 1 0 0 -1 0 ${place(paper.height)} cm`;
      document.addContent(`${upright}\n${fillsOf(boxes)}\nBT\n${textsOf(texts)}ET Q`);
      drawLogo();
      pack(document.page.content);
    },
  };
}
