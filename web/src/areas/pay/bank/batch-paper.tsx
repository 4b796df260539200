import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import { amountInWords } from '@muster/contract/pay/bank/amount-words.ts';
import type { bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { payBn } from '@muster/contract/pay/words.bn.ts';
import { payEn } from '@muster/contract/pay/words.en.ts';
import { dayInZone, useZone } from '../../../session/company-days.ts';
import { groupedAmount, showAmount } from '../../../ui/text/amount-text.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { showPaidFor } from '../month-name.ts';

type Batch = Answer<typeof bankBatchCalls.read>['record'];

interface BatchPaperProps {
  readonly batch: Batch;
  /** of the paper, whichever the screen speaks */
  readonly language: Language;
}

/** Where a hand writes. */
const blank = '\u00A0';

const lettersIn = (language: Language) => (language === 'bn' ? payBn : payEn).bank.letter;

function LineTable({ batch, language }: BatchPaperProps) {
  const said = lettersIn(language);
  const isCash = batch.method === 'Cash';
  const number = (value: number) => render('{value}', { value }, language);
  return (
    <div className="bank-paper-scroll">
      <table className="bank-paper-lines">
        <thead>
          <tr>
            <th>{said.serial}</th>
            <th>{said.employee}</th>
            {!isCash && <th>{said.account}</th>}
            <th className="num">{said.amount}</th>
            {isCash && <th className="bank-paper-sign">{said.signature}</th>}
          </tr>
        </thead>
        <tbody>
          {batch.lines.map((line, at) => (
            <tr key={line.id}>
              <td>{number(at + 1)}</td>
              <td>
                {line.employee.name}
                <small>
                  {line.employee.number} · {line.designation}
                </small>
              </td>
              {!isCash && (
                <td>
                  {line.accountNumber}
                  <small>
                    {[line.accountName, line.bank, line.branch, line.routingNumber]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </td>
              )}
              <td className="num">{groupedAmount(line.amount, language, batch.currency)}</td>
              {isCash && <td>{blank}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={isCash ? 2 : 3}>{said.total}</th>
            <th className="num">{groupedAmount(batch.net, language, batch.currency)}</th>
            {isCash && <td>{blank}</td>}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function InWords({ batch, language }: BatchPaperProps) {
  const words = amountInWords(batch.net, batch.currency, language);
  return <p>{render(lettersIn(language).inWords, { words }, language)}</p>;
}

/** The day on which it was made: that is how it is told apart from a later one. */
const useDay = ({ createdAt }: Batch) => dayInZone(Date.parse(createdAt), useZone());

function PaperHead({ batch, language }: BatchPaperProps) {
  const said = lettersIn(language);
  const date = showDay(useDay(batch), language);
  return (
    <header>
      <b>{batch.concern.name}</b>
      <span>
        {render(said.reference, { number: batch.number }, language)}
        <br />
        {render(said.dated, { date }, language)}
      </span>
    </header>
  );
}

/** Who got the cash: a line for each, to be signed. */
export function CashList({ batch, language }: BatchPaperProps) {
  const said = lettersIn(language);
  const title = render(said.cashTitle, { month: showPaidFor(batch, language) }, language);
  return (
    <article className="bank-paper" lang={language} aria-label={title}>
      <PaperHead batch={batch} language={language} />
      <h1>{title}</h1>
      <LineTable batch={batch} language={language} />
      <InWords batch={batch} language={language} />
      <p className="bank-paper-signature">{said.signatory}</p>
    </article>
  );
}

/** The advice to the bank that pays, with the list it pays by. */
export function AdviceLetter({ batch, language }: BatchPaperProps) {
  const said = lettersIn(language);
  const { payer, people, net } = batch;
  const madeOn = useDay(batch);
  // a bank pays on no day that is over
  const payOn = batch.payOn > madeOn ? batch.payOn : madeOn;
  const named = batch.kind === 'Bonus' ? said.bonusSubject : said.subject;
  const subject = render(named, { month: showPaidFor(batch, language) }, language);
  const asked = {
    account: payer?.accountNumber ?? '',
    name: payer?.name ?? '',
    amount: showAmount(net, language, batch.currency),
    count: people,
  };
  return (
    <article className="bank-paper" lang={language} aria-label={subject}>
      <PaperHead batch={batch} language={language} />
      <address>
        {[said.to, payer?.bank, payer?.branch].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <h1>{subject}</h1>
      <p>{said.greeting}</p>
      <p>{render(said.body, asked, language)}</p>
      <InWords batch={batch} language={language} />
      <p>{render(said.valueDate, { date: showDay(payOn, language) }, language)}</p>
      <p>{said.regards}</p>
      <p className="bank-paper-signature">{said.signatory}</p>
      <section>
        <h2>{said.enclosed}</h2>
        <LineTable batch={batch} language={language} />
      </section>
    </article>
  );
}
