import { showSpan } from '@muster/contract/kernel/dates/day-text.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import { amountInWords } from '@muster/contract/pay/bank/amount-words.ts';
import { showMonth } from '@muster/contract/pay/payslip/paid-for-text.ts';
import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import type { DocumentSection } from '../../../../platform/documents/document.ts';
import { left, PagePen, width } from '../../pdf/page-pen.ts';
import { type BilingualText, onOneLine } from '../../pdf/payslip-voice.ts';
import { type CertificateVoice, certificateVoice } from './certificate-voice.ts';
import { drawAnnual } from './draw-annual.ts';
import { drawMonths } from './draw-months.ts';
import type { TaxCertificate } from './find-certificates.ts';

const stateWidth = 120;
const across = 3;
const cell = width / across;
const factHeight = 27;
const signature = { height: 62, width: 200 } as const;

/** The title, for what it is, and at its right whether it is the last word. */
function drawHead(
  pen: PagePen,
  { provisional, concern }: TaxCertificate,
  title: BilingualText,
  voice: CertificateVoice,
): void {
  const isFinal = provisional.length === 0;
  const room = { x: left, width: width - stateWidth };
  pen.text({ ...room, text: title.main, baseline: pen.y + 17, size: 16, isBold: true });
  pen.text({
    text: onOneLine(voice.say((words) => (isFinal ? words.final : words.provisional))),
    x: left + width - stateWidth,
    width: stateWidth,
    baseline: pen.y + 17,
    size: 9.5,
    isBold: true,
    isRight: true,
    ink: isFinal ? 'accent' : 'amber',
  });
  if (title.beside !== undefined) {
    pen.text({ ...room, text: title.beside, baseline: pen.y + 32, size: 10.5, ink: 'quiet' });
    pen.y += 15;
  }
  const subject = voice.say((words, language) =>
    render(words.subject, { company: concern.name }, language),
  );
  for (const text of [subject.main, subject.beside]) {
    if (text === undefined) continue;
    pen.text({ text, x: left, width, baseline: pen.y + 33, size: 9, ink: 'quiet' });
    pen.y += 12;
  }
  pen.y += 30;
}

function drawProvisional(pen: PagePen, { provisional }: TaxCertificate, voice: CertificateVoice) {
  for (const reason of provisional) {
    const text = onOneLine(voice.say((words) => words.provisionalFor[reason]));
    pen.text({ text, x: left, width, baseline: pen.y + 8, size: 8, ink: 'amber' });
    pen.y += 12;
  }
  if (provisional.length > 0) pen.y += 4;
}

function drawFacts(pen: PagePen, certificate: TaxCertificate, voice: CertificateVoice): void {
  const { employee, taxNumber, designation, period, year } = certificate;
  const { say, language } = voice;
  const months = [year.from, year.until].map((month) => showMonth(month, language)).join(' – ');
  const none = say((words) => words.noTaxNumber);
  const facts: readonly (readonly [BilingualText, string])[] = [
    [say((words) => words.employee), employee.name],
    [say((words) => words.number), employee.number],
    [say((words) => words.taxNumber), taxNumber ?? onOneLine(none)],
    [say((words) => words.designation), designation],
    [say((words) => words.period), period ? showSpan(period.from, period.until, language) : '–'],
    [say((words) => words.year), months],
  ];
  for (const [at, [label, value]] of facts.entries()) {
    const x = left + (at % across) * cell;
    const y = pen.y + Math.floor(at / across) * factHeight;
    const room = { x, width: cell - 10 };
    pen.text({ ...room, text: onOneLine(label), baseline: y + 8, size: 7.5, ink: 'quiet' });
    pen.text({ ...room, text: value, baseline: y + 20, size: 9.5 });
  }
  pen.y += Math.ceil(facts.length / across) * factHeight + 8;
}

function drawInWords(pen: PagePen, tax: bigint, currency: string, voice: CertificateVoice): void {
  if (tax < 0n) return;
  const said = voice.say((words, language) =>
    render(words.inWords, { words: amountInWords(tax, currency, language) }, language),
  );
  pen.need(30);
  for (const text of [said.main, said.beside]) {
    if (text === undefined) continue;
    pen.text({ text, x: left, width, baseline: pen.y + 14, size: 8.5 });
    pen.y += 13;
  }
  pen.y += 12;
}

function drawFoot(pen: PagePen, voice: CertificateVoice): void {
  pen.y += 6;
  pen.need(signature.height + 40);
  const surcharge = voice.say((words) => words.surcharge);
  for (const text of [surcharge.main, surcharge.beside]) {
    if (text === undefined) continue;
    pen.text({ text, x: left, width, baseline: pen.y + 9, size: 7.5, ink: 'quiet' });
    pen.y += 11;
  }
  const x = left + width - signature.width;
  const y = pen.y + signature.height - 22;
  pen.box({ x, y, width: signature.width, height: 0.6, fill: 'text' });
  const room = { x, width: signature.width };
  const by = onOneLine(voice.say((words) => words.signature));
  pen.text({ ...room, text: by, baseline: y + 12, size: 8.5 });
  const seal = onOneLine(voice.say((words) => words.signed));
  pen.text({ ...room, text: seal, baseline: y + 22, size: 7.5, ink: 'quiet' });
  pen.y += signature.height;
}

/** What a company certifies of a year: months with tax and challans, the sum in words, the tax of the year in brief. */
export function drawCertificate(certificate: TaxCertificate): DocumentSection {
  const { employee, concern, currency, year, months, before } = certificate;
  const voice = certificateVoice(certificate);
  const pen = new PagePen();
  const title = voice.say((words, language) =>
    render(words.title, { year: showTaxYear(year.year, language, year.from) }, language),
  );
  const total = months.reduce(
    (sum, month) => ({ taxable: sum.taxable + month.taxable, tax: sum.tax + month.tax }),
    before,
  );
  drawHead(pen, certificate, title, voice);
  drawProvisional(pen, certificate, voice);
  drawFacts(pen, certificate, voice);
  drawMonths(pen, certificate, total, voice);
  drawInWords(pen, total.tax, currency, voice);
  drawAnnual(pen, certificate, voice);
  drawFoot(pen, voice);
  return {
    title: title.main,
    about: employee.name,
    concernId: concern.id,
    language: voice.language,
    pages: pen.pages,
  };
}
