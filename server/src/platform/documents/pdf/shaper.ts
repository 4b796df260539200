import { Blob, Buffer as Letters, Face, Font, shape } from 'harfbuzzjs';
import type { GlyphRun, ShapingFont } from 'pdfmake/js/PDFDocument.js';

/** Letters are shaped one script at a time, so Bangla is parted from what stands beside it. */
const scripts = /[\u0980-\u09FF\u200C\u200D]+|[^\u0980-\u09FF\u200C\u200D]+/gu;

/** A font as HarfBuzz knows it, which shapes letters in browsers, too. */
export interface Shaper {
  readonly shape: (text: string) => GlyphRun;
}

/** Which letter a glyph stands for by itself. */
function lettersOf(font: Font): ReadonlyMap<number, number> {
  const known = new Map<number, number>();
  for (const letter of font.face.collectUnicodes()) {
    const glyph = font.nominalGlyph(letter);
    if (glyph !== undefined && !known.has(glyph)) known.set(glyph, letter);
  }
  return known;
}

const codesOf = (text: string): number[] =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

export function newShaper(content: Uint8Array): Shaper {
  const font = new Font(new Face(new Blob(content), 0));
  const scale = 1000 / font.face.upem;
  const letters = lettersOf(font);
  const buffer = new Letters();
  const widths = new Map<number, number>();
  const widthOf = (glyph: number): number => {
    const width = widths.get(glyph) ?? font.glyphHAdvance(glyph);
    widths.set(glyph, width);
    return width;
  };

  const shapePart = (part: string): GlyphRun => {
    buffer.clearContents();
    buffer.addText(part);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const found = buffer.getGlyphInfosAndPositions();
    const starts = [...new Set(found.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
    /** What a conjunct stands for that has no letter of its own; of several glyphs nobody can say. */
    const codePoints = (glyph: number, cluster: number): readonly number[] => {
      const letter = letters.get(glyph);
      if (letter !== undefined) return [letter];
      if (found.filter((one) => one.cluster === cluster).length > 1) return [];
      return codesOf(part.slice(cluster, starts[starts.indexOf(cluster) + 1]));
    };
    const glyphs = found.map(({ codepoint: id, cluster }) => ({
      id,
      advanceWidth: widthOf(id),
      codePoints: codePoints(id, cluster),
    }));
    const positions = found.map(({ xAdvance = 0, xOffset = 0, yOffset = 0 }, at) => ({
      xAdvance: xAdvance * scale,
      xOffset: xOffset * scale,
      yOffset: yOffset * scale,
      advanceWidth: (glyphs[at]?.advanceWidth ?? 0) * scale,
    }));
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { glyphs, positions, advanceWidth };
  };
  return {
    shape: (text) => {
      const parts = (text.match(scripts) ?? []).map(shapePart);
      return {
        glyphs: parts.flatMap(({ glyphs }) => glyphs),
        positions: parts.flatMap(({ positions }) => positions),
        advanceWidth: parts.reduce((sum, part) => sum + part.advanceWidth, 0),
      };
    },
  };
}

/**
 * The shaper that comes with the library writes the vowel sign এ-কার within a word as at its beginning, and puts
 * parts of some conjuncts beside their letter: this one takes its place, for all that the font writes.
 */
export function shapeBy(font: ShapingFont, { shape: run }: Shaper): void {
  font.layoutRun = run;
}
