import './payslip.css';
import type { Payslip } from '@muster/contract/pay/sheet-calls.ts';
import { groupedAmount, showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { showPaidFor } from '../month-name.ts';
import { lineTitle } from './line-name.ts';

const perCent = 100;
/** A narrower piece has no room for its figure; that of net pay stands behind its name. */
const narrowest = 4;
const narrowestNet = 12;

const shareOf = (part: bigint, whole: bigint): number =>
  whole <= 0n ? 0 : (Number(part) / Number(whole)) * perCent;

/** Net first and large, then what became of the earnings in one bar. */
export function PayslipBar({ payslip }: { readonly payslip: Payslip }) {
  const { words, say, language } = useWords();
  const said = words.pay.payslip;
  const { net, earnings, currency } = payslip;
  const taken = payslip.lines.filter(({ kind, amount }) => kind === 'Deduction' && amount > 0n);
  const netShare = shareOf(net, earnings);
  return (
    <div className="payslip-top">
      <div className="payslip-net">
        <p>
          {say(said.net, { month: showPaidFor(payslip, language) })}
          <strong className="num">{showAmount(net, language, currency)}</strong>
        </p>
        <p>
          {said.allEarnings}
          <b className="num">{showAmount(earnings, language, currency)}</b>
        </p>
      </div>
      <div className="payslip-bar" aria-hidden>
        <i style={{ flexGrow: netShare }} data-net>
          {netShare >= narrowestNet && say(said.netShare, { percent: Math.round(netShare) })}
        </i>
        {taken.map(({ component, amount }, at) => {
          const share = shareOf(amount, earnings);
          return (
            <i key={`${component.id} ${String(at)}`} data-tone={at % 4} style={{ flexGrow: share }}>
              {share >= narrowest && say(said.share, { percent: Math.round(share) })}
            </i>
          );
        })}
      </div>
      {taken.length > 0 && (
        <ul className="payslip-key" aria-label={said.deductions}>
          {taken.map((line, at) => (
            <li key={`${line.component.id} ${String(at)}`}>
              <i data-tone={at % 4} aria-hidden />
              {lineTitle(line, language)} <b>{groupedAmount(line.amount, language, currency)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
