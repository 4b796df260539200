import { render } from '@muster/contract/kernel/words/sentence.ts';
import type PDFDocument from 'pdfmake/js/PDFDocument.js';
import type { PlacedPage, PlacedText } from '../document.ts';
import { margins, pageWidth, paper, size } from './look.ts';
import type { PrintedSection, SectionFrame } from './page-of.ts';
import { placedPages } from './placed-pages.ts';

type Pdf = InstanceType<typeof PDFDocument.default>;
type PlacedPrint = Extract<PrintedSection, { pages: unknown }>;

const logoRoom = { y: 28, width: 96, height: 34, gap: 12 } as const;
const headRule = 68;
const footRule = paper.height - margins.bottom + 14;

const rule = (y: number) =>
  ({ x: margins.left, y, width: pageWidth, height: 0.6, fill: 'line' }) as const;

/** The same head and foot as around sections that are laid out. */
function framed(frame: SectionFrame, inset: number, page: PlacedPage, at: number, all: number) {
  const { head, made, pageSentence, language } = frame;
  const [x, width] = [margins.left + inset, pageWidth - inset];
  const quiet = { size: size.small, ink: 'quiet' } as const;
  const foot = footRule + 13;
  const texts: PlacedText[] = [
    { text: head.name, x, width, baseline: 41, size: size.heading, isBold: true },
    { ...quiet, text: head.address ?? '', x, width, baseline: 54 },
    { ...quiet, text: made, x: margins.left, width: pageWidth - 96, baseline: foot },
    {
      ...quiet,
      text: render(pageSentence, { page: at, pages: all }, language),
      x: margins.left + pageWidth - 84,
      width: 84,
      baseline: foot,
      isRight: true,
    },
  ];
  return {
    boxes: [rule(headRule), rule(footRule), ...page.boxes],
    texts: [...texts, ...page.texts],
  };
}

/** Sections whose pages are drawn as they are, each with the head of its letter. */
export function placedSections(document: Pdf) {
  let pages: ReturnType<typeof placedPages> | undefined;
  const sizeOf = (logo: string) => {
    const image = document.provideImage(logo);
    const isTurned = (image.orientation ?? 0) > 4;
    const [wide, high] = isTurned ? [image.height, image.width] : [image.width, image.height];
    const scale = Math.min(logoRoom.width / wide, logoRoom.height / high);
    return { image, width: wide * scale, height: high * scale };
  };
  return {
    add(section: PlacedPrint): void {
      pages ??= placedPages(document);
      const logo = section.logo === null ? undefined : sizeOf(section.logo);
      const inset = logo ? logo.width + logoRoom.gap : 0;
      const drawLogo = () => {
        if (logo) document.image(logo.image, margins.left, logoRoom.y, logo);
      };
      for (const [at, page] of section.pages.entries())
        pages.add(framed(section, inset, page, at + 1, section.pages.length), drawLogo);
    },
  };
}
