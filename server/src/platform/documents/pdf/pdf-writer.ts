import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import LayoutBuilder from 'pdfmake/js/LayoutBuilder.js';
import PDFDocument from 'pdfmake/js/PDFDocument.js';
import Renderer from 'pdfmake/js/Renderer.js';
import { defaultStyle, family, layouts, margins, paper } from './look.ts';
import {
  type FlowingPrint,
  footOf,
  headOf,
  type PrintedSection,
  sectionContent,
} from './page-of.ts';
import { placedSections } from './placed-sections.ts';
import { newShaper, shapeBy, type Shaper } from './shaper.ts';

interface ReadFont {
  readonly content: Buffer;
  readonly shaper: Shaper;
}
export type Fonts = Readonly<Record<'normal' | 'bold', ReadFont>>;

const fontFiles = {
  normal: import.meta
    .resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'),
  bold: import.meta
    .resolve('@expo-google-fonts/noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf'),
};

async function readFont(address: string): Promise<ReadFont> {
  const content = await readFile(fileURLToPath(address));
  return { content, shaper: newShaper(content) };
}

export const readFonts = async (): Promise<Fonts> => ({
  normal: await readFont(fontFiles.normal),
  bold: await readFont(fontFiles.bold),
});

export interface PrintJob {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly at: string;
}

/**
 * Lays one section out after the other and writes it at once, so that a document of thousands of pages
 * needs the memory of one of them besides its bytes. Fonts and pictures are handed over as bytes: nothing
 * in a document can name a file or an address to be read.
 */
export function newPdf(fonts: Fonts, { title, author, language, at }: PrintJob) {
  const document = new PDFDocument.default(
    { [family]: { normal: fonts.normal.content, bold: fonts.bold.content } },
    {},
    {},
    {},
    {
      size: [paper.width, paper.height],
      pdfVersion: '1.7',
      compress: true,
      lang: language,
      displayTitle: true,
      fontLayoutCache: true,
      autoFirstPage: false,
      font: null,
      info: {
        Title: title,
        Author: author,
        CreationDate: new Date(at),
        Producer: 'Muster',
        Creator: 'Muster',
      },
    },
    null,
    () => false,
  );
  shapeBy(document.provideFont(family, false, false), fonts.normal.shaper);
  shapeBy(document.provideFont(family, true, false), fonts.bold.shaper);
  const bytes = buffer(document);
  const renderer = new Renderer.default(document);
  const placed = placedSections(document);
  const layOut = (section: FlowingPrint): void => {
    const builder = new LayoutBuilder.default(paper, margins, {});
    builder.registerTableLayouts(layouts);
    const pages = builder.layoutDocument(
      { stack: sectionContent(section) },
      document,
      {},
      defaultStyle,
      undefined,
      () => headOf(section),
      (page, all) => footOf(section, page, all),
    );
    renderer.renderPages(pages);
  };
  return {
    add(section: PrintedSection): void {
      if ('blocks' in section) layOut(section);
      else placed.add(section);
    },
    end(): Promise<Buffer> {
      document.end();
      return bytes;
    },
  };
}
