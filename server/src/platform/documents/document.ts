import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Ink } from './pdf/look.ts';

/**
 * What a document says, in words of its own: rooms draw with these and know nothing of PDF. Texts are
 * ready to read, in the language of whoever asked.
 */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly isQuiet?: boolean }
  /** a paragraph of a letter: larger, and further from the next */
  | { readonly kind: 'letter'; readonly text: string }
  /** a name and its value, side by side over the page */
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** a row of figures that matter, each under its name */
  | { readonly kind: 'figures'; readonly figures: readonly Fact[] }
  | TableBlock
  /** room for a hand above a rule, and who signs */
  | { readonly kind: 'signature'; readonly text: string }
  | { readonly kind: 'page break' };

export interface Fact {
  readonly label: string;
  readonly value: string;
}

interface Column {
  readonly label: string;
  /** in points of the 511 that a page is wide; none: what the others leave */
  readonly width?: number;
  readonly isNumber?: boolean;
}

export interface TableBlock {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** adds the rows up */
  readonly total?: readonly string[];
  /** in place of the rows where there are none */
  readonly none: string;
}

export interface TableRow {
  readonly cells: readonly string[];
  /** of less weight, such as a day nobody works */
  readonly isQuiet?: boolean;
}

/** In points from the upper left corner of an A4 page, between `margins` of `pdf/look.ts`. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  /** the line that its letters stand on */
  readonly baseline: number;
  /** what is longer is set smaller, and cut only then */
  readonly width: number;
  readonly size: number;
  readonly ink?: Ink;
  readonly isBold?: boolean;
  readonly isRight?: boolean;
}

/** A filled area; a line is one that is not high. */
export interface PlacedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: Ink;
  readonly radius?: number;
}

/** Boxes lie below texts. */
export interface PlacedPage {
  readonly boxes: readonly PlacedBox[];
  readonly texts: readonly PlacedText[];
}

interface SectionHead {
  /** what and of which time; the file is called so */
  readonly title: string;
  /** whom it is about, under the title */
  readonly about: string;
  /** whose head of the letter it has; null: that of the group */
  readonly concernId: string | null;
  /** what stands around it is said so; none: as whoever asked reads */
  readonly language?: Language;
}

/** Laid out by the platform, over as many pages as it takes. */
interface FlowingSection extends SectionHead {
  readonly blocks: readonly Block[];
}

/** Pages on which everything has its place, which is many times faster; title and name are among the marks. */
interface PlacedSection extends SectionHead {
  readonly pages: readonly PlacedPage[];
}

/** One subject of a document: it begins on a page of its own, and its pages are counted by themselves. */
export type DocumentSection = FlowingSection | PlacedSection;

/** The head of a letter of a concern. */
export interface Letterhead {
  readonly name: string;
  readonly address: string | null;
  /** a PNG or JPEG as a data address */
  readonly logo: string | null;
  readonly zone: string;
}
