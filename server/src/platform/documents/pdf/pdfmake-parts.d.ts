/**
 * The parts of pdfmake that we drive ourselves: its own front lays a whole document out before it writes the
 * first page, which is a gigabyte and a half for two thousand people. It comes without types.
 */
declare module 'pdfmake/js/PDFDocument.js' {
  import type { Readable } from 'node:stream';

  interface Made extends Readable {
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
