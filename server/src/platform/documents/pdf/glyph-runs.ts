import type { ShapingFont } from 'pdfmake/js/PDFDocument.js';

/** Letters with their places in a font, ready to be shown: shaping them is what takes time. */
interface ShapedRun {
  /** each with how far above the line it stands, in thousandths of its size */
  readonly pieces: readonly { readonly rise: number; readonly shown: string }[];
  /** in thousandths of its size */
  readonly width: number;
}

interface ShapedText {
  readonly width: number;
  readonly shownAt: (size: number) => string;
}

/** Figures stand beside each other unchanged: each is shaped once, however many amounts there are. */
const figures = /^[\d০-৯৳$€£¥₹.,:+-]+$/u;
export const isFigures = (text: string): boolean => figures.test(text);
const words = / ?[^ ]+| /g;

function shape(font: ShapingFont, text: string): ShapedRun {
  const [codes, positions] = font.encode(text);
  const pieces: { rise: number; shown: string }[] = [];
  let [rise, shown, move, width] = [0, '', 0, 0];
  for (const [at, code] of codes.entries()) {
    const position = positions[at];
    if (!position) throw new Error('a letter has no place');
    const { xAdvance, xOffset, yOffset, advanceWidth } = position;
    if (yOffset !== rise) {
      if (shown) pieces.push({ rise, shown });
      [rise, shown] = [yOffset, ''];
    }
    move += xOffset;
    if (Math.abs(move) >= 1) shown += String(-Math.round(move));
    shown += `<${code}>`;
    // where the next one would stand by itself, and where it is to stand
    move = xAdvance - advanceWidth - xOffset;
    width += xAdvance;
  }
  if (Math.abs(move) >= 1) shown += String(-Math.round(move));
  pieces.push({ rise, shown });
  return { pieces: pieces.map((piece) => ({ ...piece, shown: joined(piece.shown) })), width };
}

/** <0001><0002> is <00010002>. */
const joined = (shown: string): string => shown.replaceAll('><', '');

const partsOf = (text: string): string[] =>
  (text.match(words) ?? []).flatMap((word) => (isFigures(word.trim()) ? Array.from(word) : [word]));

/** What was shaped once in a document is not shaped again in it. */
export function glyphRuns(font: ShapingFont) {
  const known = new Map<string, ShapedRun>();
  const runOf = (part: string): ShapedRun => {
    const run = known.get(part);
    if (run) return run;
    const made = shape(font, part);
    known.set(part, made);
    return made;
  };
  /** Letter by letter without further ado: there are more amounts on a page than anything else. */
  const shapedFigures = (text: string): ShapedText => {
    let [shown, width] = ['', 0];
    for (const figure of text) {
      const run = runOf(figure);
      shown += run.pieces[0]?.shown ?? '';
      width += run.width;
    }
    const operators = `[${joined(shown)}] TJ`;
    return { width: width / 1000, shownAt: () => operators };
  };
  return {
    /** How wide a text is at a size of one point, and the operators that show it at some size. */
    shaped(text: string): ShapedText {
      if (isFigures(text)) return shapedFigures(text);
      const runs = partsOf(text).map(runOf);
      const width = runs.reduce((sum, run) => sum + run.width, 0) / 1000;
      const shownAt = (size: number): string => {
        let [operators, flat] = ['', ''];
        for (const { rise, shown } of runs.flatMap(({ pieces }) => pieces)) {
          if (rise === 0) flat += shown;
          else {
            const lift = ((rise * size) / 1000).toFixed(2);
            operators += `[${joined(flat)}] TJ ${lift} Ts [${shown}] TJ 0 Ts `;
            flat = '';
          }
        }
        return `${operators}[${joined(flat)}] TJ`;
      };
      return { width, shownAt };
    },
  };
}
