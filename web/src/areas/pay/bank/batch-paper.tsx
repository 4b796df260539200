import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import type { bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { type LetterText, letterText } from '@muster/contract/pay/bank/letter-text.ts';
import { payBn } from '@muster/contract/pay/words.bn.ts';
import { payEn } from '@muster/contract/pay/words.en.ts';
import { dayInZone, useZone } from '../../../session/company-days.ts';
import { groupedAmount } from '../../../ui/text/amount-text.ts';

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

interface PaperHeadProps {
  readonly batch: Batch;
  readonly text: LetterText;
}

function PaperHead({ batch, text }: PaperHeadProps) {
  return (
    <header>
      <b>{batch.concern.name}</b>
      <span>
        {text.reference}
        <br />
        {text.dated}
      </span>
    </header>
  );
}

const useText = ({ batch, language }: BatchPaperProps): LetterText =>
  letterText(batch, language, dayInZone(Date.parse(batch.createdAt), useZone()));

/** Who got the cash: a line for each, to be signed. */
export function CashList(paper: BatchPaperProps) {
  const text = useText(paper);
  return (
    <article className="bank-paper" lang={paper.language} aria-label={text.title}>
      <PaperHead batch={paper.batch} text={text} />
      <h1>{text.title}</h1>
      <LineTable {...paper} />
      <p>{text.inWords}</p>
      <p className="bank-paper-signature">{text.said.signatory}</p>
    </article>
  );
}

/** The advice to the bank that pays, with the list it pays by. */
export function AdviceLetter(paper: BatchPaperProps) {
  const text = useText(paper);
  const { said } = text;
  return (
    <article className="bank-paper" lang={paper.language} aria-label={text.title}>
      <PaperHead batch={paper.batch} text={text} />
      <address>
        {text.to.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <h1>{text.title}</h1>
      <p>{said.greeting}</p>
      <p>{text.body}</p>
      <p>{text.inWords}</p>
      <p>{text.valueDate}</p>
      <p>{said.regards}</p>
      <p className="bank-paper-signature">{said.signatory}</p>
      <section>
        <h2>{said.enclosed}</h2>
        <LineTable {...paper} />
      </section>
    </article>
  );
}
