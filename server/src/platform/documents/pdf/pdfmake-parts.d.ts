/**
 * The parts of pdfmake that we drive ourselves: its own front lays a whole document out before it writes the
 * first page, which is a gigabyte and a half for two thousand people. It comes without types.
 */
declare module 'pdfmake/js/PDFDocument.js' {
  import type { Readable } from 'node:stream';

  /** Glyphs with their places, in thousandths of the size. */
  export interface GlyphRun {
    readonly glyphs: readonly {
      readonly id: number;
      /** in units of the font */
      readonly advanceWidth: number;
      readonly codePoints: readonly number[];
    }[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
  export interface ShapingFont {
    readonly id: string;
    /** how letters become glyphs */
    layoutRun: (text: string) => GlyphRun;
    /** glyphs by their numbers in the embedded font, and where each stands, in thousandths of the size */
    encode(text: string): [codes: readonly string[], positions: readonly GlyphPosition[]];
    /** the object of the font in the document; asked for, it is embedded at the end */
    ref(): object;
  }
  interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
    /** of the glyph by itself */
    readonly advanceWidth: number;
  }
  interface OpenedImage {
    readonly width: number;
    readonly height: number;
    /** of a photo that says so: above four it lies on its side */
    readonly orientation?: number;
  }
  interface Made extends Readable {
    readonly page: {
      readonly fonts: Record<string, object>;
      /** what was written on it so far, packed at its end unless that was done */
      readonly content: { buffer: Uint8Array[]; compress: boolean };
    };
    addPage(page: { readonly size: readonly number[]; readonly margin: number }): void;
    addContent(operators: string): void;
    provideFont(family: string, isBold: boolean, isItalic: boolean): ShapingFont;
    /** by its data address; no other is read */
    provideImage(address: string): OpenedImage;
    image(
      image: OpenedImage,
      x: number,
      y: number,
      how: { readonly width: number; readonly height: number },
    ): void;
    end(): void;
  }
  const made: {
    default: new (
      fonts: object,
      images: Readonly<Record<string, string>>,
      patterns: object,
      attachments: object,
      options: object,
      virtualFiles: null,
      mayReadFile: (path: string) => boolean,
    ) => Made;
  };
  export default made;
}

declare module 'pdfmake/js/LayoutBuilder.js' {
  interface Margins {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const made: {
    default: new (
      size: { readonly width: number; readonly height: number; readonly orientation: string },
      margins: Margins,
      svg: object,
    ) => {
      registerTableLayouts(layouts: object): void;
      layoutDocument(
        content: object,
        document: object,
        styles: object,
        defaultStyle: object,
        background: undefined,
        header: (page: number, pages: number) => object,
        footer: (page: number, pages: number) => object,
      ): unknown[];
    };
  };
  export default made;
}

declare module 'pdfmake/js/Renderer.js' {
  const made: { default: new (document: object) => { renderPages(pages: unknown[]): void } };
  export default made;
}
