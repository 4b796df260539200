import './tax-paper.css';
import './tax-charts.css';
import type { TaxDetails } from '@muster/contract/pay/tax/tax-report-calls.ts';
import { Link } from '@tanstack/react-router';
import { groupedAmount, showAmount } from '../../../../ui/text/amount-text.ts';
import { dayPart } from '../../../../ui/text/day-text.ts';
import { useWords } from '../../../../words/words.ts';
import { showMonth, showPaidFor } from '../../month-name.ts';
import { type TaxMonth, taxMonths, toldMonths } from './tax-months.ts';

type PayslipPage = '/admin/salary-sheet/$id' | '/employee/payslips/$id';

interface MonthsProps {
  readonly details: TaxDetails;
  readonly payslips: PayslipPage;
}

/** The short names of months are short only in English. */
const short = { en: 'short', bn: 'narrow' } as const;

function Bars({
  months,
  now,
}: {
  readonly months: readonly TaxMonth[];
  readonly now?: string | undefined;
}) {
  const { language } = useWords();
  const most = months.reduce((largest, { amount }) => (amount > largest ? amount : largest), 0n);
  if (most === 0n) return null;
  return (
    <ol className="tax-months" aria-hidden>
      {months.map(({ month, kind, amount }) => (
        <li key={month} data-kind={kind} data-now={month === now || undefined}>
          <i style={{ height: `${(Number(amount) / Number(most)) * 100}%` }} />
          <span>{dayPart(`${month}-01`, language, { month: short[language] })}</span>
        </li>
      ))}
    </ol>
  );
}

type MonthRow = TaxDetails['months'][number];

/** Each pay leads to its payslip. */
function PaidMonth({ row, details, payslips }: MonthsProps & { readonly row: MonthRow }) {
  const { words, language } = useWords();
  const { month } = row;
  const show = (amount: bigint) => groupedAmount(amount, language, details.currency);
  const isNow = month === details.stepsOf?.month || undefined;
  return row.pays.map(({ id, state, taxable, tax, ...paid }) => (
    <tr key={id} data-now={isNow}>
      <th scope="row">
        <Link to={payslips} params={{ id }}>
          {showPaidFor({ month, ...paid }, language)}
        </Link>
        {state !== 'Paid' && <small>{words.pay.sheet.states[state]}</small>}
      </th>
      <td>{state === 'Reversed' ? <s>{show(taxable)}</s> : show(taxable)}</td>
      <td>{state === 'Reversed' ? <s>{show(tax)}</s> : show(tax)}</td>
    </tr>
  ));
}

/** What was taken in each month and what is to come: bars, and the same as a table that leads to the payslips. */
export function MonthCard({ details, payslips }: MonthsProps) {
  const { words, say, language } = useWords();
  const { details: said } = words.pay.tax;
  const { months, taken, planned } = taxMonths(details);
  const sum = (amount: bigint) => showAmount(amount, language, details.currency);
  const show = (amount: bigint) => groupedAmount(amount, language, details.currency);
  const { before } = details;
  const { paid, planned: toCome } = toldMonths(details);
  const monthSpan = ({ from, until }: { readonly from: string; readonly until: string }) =>
    [...new Set([from, until])].map((month) => showMonth(month, language)).join(' – ');
  return (
    <section className="card" aria-label={said.months}>
      <div className="tax-head">
        <h2>{said.months}</h2>
        <p>{say(said.monthsSum, { deducted: sum(taken), planned: sum(planned) })}</p>
      </div>
      <Bars months={months} now={details.stepsOf?.month} />
      <table className="tax-table">
        <caption className="unseen">{said.monthTable}</caption>
        <thead>
          <tr>
            <th scope="col">{said.monthColumn}</th>
            <th scope="col">{said.taxableColumn}</th>
            <th scope="col">{said.taxColumn}</th>
          </tr>
        </thead>
        <tbody>
          {(before.taxable !== 0n || before.tax !== 0n) && (
            <tr>
              <th scope="row">{said.before}</th>
              <td>{show(before.taxable)}</td>
              <td>{show(before.tax)}</td>
            </tr>
          )}
          {paid.map((row) => (
            <PaidMonth key={row.month} row={row} details={details} payslips={payslips} />
          ))}
          {toCome && (
            <tr data-quiet>
              <th scope="row">{monthSpan(toCome)}</th>
              <td>{words.list.none}</td>
              <td>
                {toCome.from === toCome.until
                  ? say(said.plannedShort, { amount: show(toCome.amount) })
                  : say(said.plannedEach, { amount: show(toCome.amount) })}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
