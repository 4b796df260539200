import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { letterText } from '@muster/contract/pay/bank/letter-text.ts';
import type { DocumentSection } from '../../../../platform/documents/document.ts';
import { left, PagePen, width } from '../../pdf/page-pen.ts';
import { drawPayList, type PaidBatch } from './draw-pay-list.ts';

export interface BatchPaper {
  readonly batch: PaidBatch;
  readonly language: Language;
  /** where it is paid */
  readonly madeOn: string;
}
type Text = ReturnType<typeof letterText>;

const ruleWidth = 180;

function headOf({ batch, language }: BatchPaper, { reference, dated, title }: Text) {
  const { id: concernId } = batch.concern;
  return { title, about: `${reference} · ${dated}`, concernId, language };
}

/** What the bank is asked for; its list comes on pages of its own. */
const letterSection = (paper: BatchPaper, text: Text): DocumentSection => ({
  ...headOf(paper, text),
  blocks: [
    ...[
      `\n${text.to.join('\n')}`,
      text.said.greeting,
      text.body,
      text.inWords,
      text.valueDate,
      text.said.regards,
    ].map((said) => ({ kind: 'letter', text: said }) as const),
    { kind: 'signature', text: text.said.signatory },
  ],
});

function drawTitle(pen: PagePen, title: string, about: string): void {
  const room = { x: left, width };
  pen.text({ ...room, text: title, baseline: pen.y + 17, size: 14, isBold: true });
  pen.text({ ...room, text: about, baseline: pen.y + 32, size: 9, ink: 'quiet' });
  pen.y += 46;
}

function drawSigned(pen: PagePen, { inWords, said }: Text): void {
  pen.need(96);
  pen.text({ text: inWords, x: left, width, baseline: pen.y + 18, size: 9 });
  pen.box({ x: left, y: pen.y + 74, width: ruleWidth, height: 0.6, fill: 'text' });
  const room = { x: left, width: ruleWidth };
  pen.text({ ...room, text: said.signatory, baseline: pen.y + 86, size: 8 });
  pen.y += 96;
}

function listSection(paper: BatchPaper, text: Text): DocumentSection {
  const { batch, language } = paper;
  const isCash = batch.method === 'Cash';
  const pen = new PagePen();
  const head = headOf(paper, text);
  const title = isCash ? text.title : text.said.enclosed;
  drawTitle(pen, title, head.about);
  drawPayList(pen, batch, text, language);
  if (isCash) drawSigned(pen, text);
  return { ...head, title, pages: pen.pages };
}

/** The letter with its list, or the list that is signed for cash. */
export function drawBatchPaper(paper: BatchPaper): DocumentSection[] {
  const text = letterText(paper.batch, paper.language, paper.madeOn);
  const list = listSection(paper, text);
  return paper.batch.method === 'Cash' ? [list] : [letterSection(paper, text), list];
}
