import { showDay } from '../../kernel/dates/day-text.ts';
import { showAmount } from '../../kernel/money/amount-text.ts';
import { type Language, render } from '../../kernel/words/sentence.ts';
import { showPaidFor } from '../payslip/paid-for-text.ts';
import { amountInWords } from './amount-words.ts';
import type { BankBatch } from './batch-calls.ts';
import { bankScreensBn } from './words/bank-words.bn.ts';
import { bankScreensEn } from './words/bank-words.en.ts';

/** What the letter to the bank and the cash list say, on the screen and on paper alike. */
export function letterText(batch: BankBatch, language: Language, madeOn: string) {
  const { letter: said } = language === 'bn' ? bankScreensBn : bankScreensEn;
  const { payer, net, currency } = batch;
  const month = showPaidFor(batch, language);
  const subject = batch.kind === 'Bonus' ? said.bonusSubject : said.subject;
  // a bank pays on no day that is over
  const payOn = batch.payOn > madeOn ? batch.payOn : madeOn;
  return {
    said,
    reference: render(said.reference, { number: batch.number }, language),
    // by it a letter is told from a later one
    dated: render(said.dated, { date: showDay(madeOn, language) }, language),
    title: render(batch.method === 'Cash' ? said.cashTitle : subject, { month }, language),
    to: [said.to, payer?.bank, payer?.branch].filter((line): line is string => Boolean(line)),
    body: render(
      said.body,
      {
        account: payer?.accountNumber ?? '',
        name: payer?.name ?? '',
        amount: showAmount(net, language, currency),
        count: batch.people,
      },
      language,
    ),
    inWords: render(said.inWords, { words: amountInWords(net, currency, language) }, language),
    valueDate: render(said.valueDate, { date: showDay(payOn, language) }, language),
  };
}
export type LetterText = ReturnType<typeof letterText>;
