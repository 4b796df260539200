import type { PlacedBox, PlacedPage, PlacedText } from '../../../platform/documents/document.ts';
import { margins, pageWidth, paper } from '../../../platform/documents/pdf/look.ts';

export const left = margins.left;
export const width = pageWidth;
const top = margins.top;
const lowest = paper.height - margins.bottom - 4;

/** Pages that are drawn from top to bottom; what has no room left begins the next. */
export class PagePen {
  readonly #pages: { boxes: PlacedBox[]; texts: PlacedText[] }[] = [{ boxes: [], texts: [] }];
  /** where the next thing is drawn */
  y: number = top;

  get pages(): readonly PlacedPage[] {
    return this.#pages;
  }
  get #page() {
    const page = this.#pages.at(-1);
    if (!page) throw new Error('there is a page from the beginning');
    return page;
  }
  box(box: PlacedBox): void {
    this.#page.boxes.push(box);
  }
  text(text: PlacedText): void {
    this.#page.texts.push(text);
  }
  /** Whether a new page had to be begun for so much. */
  need(height: number): boolean {
    if (this.y + height <= lowest) return false;
    this.#pages.push({ boxes: [], texts: [] });
    this.y = top;
    return true;
  }
}
