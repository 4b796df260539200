import './payslip.css';
import type { Payslip } from '@muster/contract/pay/sheet-calls.ts';
import { countUnits } from '@muster/contract/pay/structure/structure-part.ts';
import type { ReactNode } from 'react';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { showDay, showSpan } from '../../../ui/text/day-text.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { SheetStateMark } from '../sheets/sheet-state.tsx';

type Facts = readonly (readonly [name: string, value: ReactNode])[];

/** The days that pay was calculated from; what there was none of is left out. */
function useDays({ days }: Payslip): Facts {
  const { words, say } = useWords();
  const said = words.pay.payslip;
  const number = (value: number) => say(words.list.number, { number: value });
  const facts: (readonly [string, number, string])[] = [
    [said.absence, days.absence, number(days.absence / countUnits.absence)],
    [said.unpaidLeave, days.unpaidLeave, number(days.unpaidLeave / countUnits.unpaidLeave)],
    [said.lates, days.lates, number(days.lates)],
    [said.overtime, days.overtime, say(said.hours, { count: days.overtime / countUnits.overtime })],
  ];
  return [
    [said.paidDays, say(said.daysOf, { paid: days.paid, whole: days.whole })],
    ...facts.filter(([, value]) => value > 0).map(([name, , text]) => [name, text] as const),
  ];
}

/** Where it was sent; of an account only how it ends. */
function useReceiver({ receiver }: Payslip): Facts {
  const { words, say } = useWords();
  const said = words.pay.payslip;
  if (!receiver) return [];
  const { method, bank, ending } = receiver;
  const name = bank ?? said.receivers[method];
  return [[said.receiver, ending ? say(said.receiverEnding, { bank: name, ending }) : name]];
}

/** State, days and place of a payslip. */
export function PayslipFacts({ payslip }: { readonly payslip: Payslip }) {
  const { words, say, language } = useWords();
  const said = words.pay.payslip;
  const { hold, paidAt, department, carried, currency } = payslip;
  const show = (amount: bigint) => showAmount(amount, language, currency);
  // a bonus hangs on one day, and on no attendance
  const isBonus = payslip.kind === 'Bonus';
  const days = useDays(payslip);
  const receiver = useReceiver(payslip);
  const planned: Facts = isBonus ? [] : [[said.payOn, showDay(payslip.payOn, language)]];
  const facts: Facts = [
    [said.state, <SheetStateMark key="state" state={payslip.state} />],
    ...(paidAt ? [[said.paidAt, showMoment(paidAt, language)] as const] : planned),
    ...receiver,
    [said.period, showSpan(payslip.from, payslip.until, language)],
    ...(isBonus ? [] : [...days, [said.gross, show(payslip.gross)] as const]),
    ...(carried > 0n ? [[said.carried, show(carried)] as const] : []),
    [said.company, payslip.concern.name],
    ...(department ? [[said.department, department.name] as const] : []),
  ];
  return (
    <section className="card" aria-label={said.facts}>
      <h2>{said.facts}</h2>
      {payslip.state === 'Reversed' && <p className="payslip-held">{said.reversed}</p>}
      {hold && (
        <p className="payslip-held">
          {say(said.held, {
            since: showMoment(hold.since, language),
            name: hold.by,
            reason: hold.reason,
          })}
        </p>
      )}
      <dl className="payslip-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
