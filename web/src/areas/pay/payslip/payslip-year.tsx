import './payslip.css';
import type { PayslipAround } from '@muster/contract/pay/payslip/payslip-around.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';

interface PayslipYearProps {
  readonly soFar: PayslipAround['soFar'];
  readonly currency: string;
}

/** What the calendar year came to up to the month of a payslip. */
export function PayslipYear({ soFar, currency }: PayslipYearProps) {
  const { words, say, language } = useWords();
  const { payslip: said, ownPayslips } = words.pay;
  const { from, until, gross, earnings, fund, taxable, tax, net, before } = soFar;
  const show = (amount: bigint) => showAmount(amount, language, currency);
  const span =
    from === until
      ? showMonth(until, language)
      : say(said.yearSpan, {
          from: dayPart(`${from}-01`, language, { month: 'short' }),
          until: dayPart(`${until}-01`, language, { month: 'short', year: 'numeric' }),
        });
  const isTaxed = tax > 0n || before.length > 0;
  const facts = [
    [said.gross, gross, true],
    [said.allEarnings, earnings, earnings !== gross],
    [ownPayslips.taxable, taxable, isTaxed],
    [ownPayslips.tax, tax, isTaxed],
    [said.fund, fund, fund > 0n],
    [said.netPay, net, true],
  ] as const;
  return (
    <section className="card" aria-label={said.yearSoFar}>
      <h2 className="payslip-year">
        {said.yearSoFar} <span>{span}</span>
      </h2>
      <dl className="payslip-facts">
        {facts
          .filter(([, , isShown]) => isShown)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{show(amount)}</dd>
            </div>
          ))}
      </dl>
      {before.map((earlier) => (
        <p key={earlier.until} className="own-pay-before">
          {say(ownPayslips.before, {
            month: showMonth(earlier.until, language),
            taxable: show(earlier.taxable),
            tax: show(earlier.tax),
          })}
        </p>
      ))}
    </section>
  );
}
