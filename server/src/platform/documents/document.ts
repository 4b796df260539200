/**
 * What a document says, in words of its own: rooms draw with these and know nothing of PDF. Texts are
 * ready to read, in the language of whoever asked.
 */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly isQuiet?: boolean }
  /** a name and its value, side by side over the page */
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** a row of figures that matter, each under its name */
  | { readonly kind: 'figures'; readonly figures: readonly Fact[] }
  | TableBlock
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

/** One subject of a document: it begins on a page of its own, and its pages are counted by themselves. */
export interface DocumentSection {
  /** what and of which time; the file is called so */
  readonly title: string;
  /** whom it is about, under the title */
  readonly about: string;
  /** whose head of the letter it has; null: that of the group */
  readonly concernId: string | null;
  readonly blocks: readonly Block[];
}

/** The head of a letter of a concern. */
export interface Letterhead {
  readonly name: string;
  readonly address: string | null;
  /** a PNG or JPEG as a data address */
  readonly logo: string | null;
  readonly zone: string;
}
