import { type PaidPerson, salaryCalls, type SalaryRate } from '@muster/contract/pay/rate-calls.ts';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { today } from '../../../session/company-days.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { showDay, showSpan } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { percentText } from './breakdown-table.tsx';
import { PayLine } from './pay-lines.tsx';
import { RemovePay } from './remove-pay.tsx';

/** The salary that counts on a day. */
export const rateOn = (rates: readonly SalaryRate[], day: string): SalaryRate | undefined =>
  rates.find(({ from, until }) => from <= day && (until === null || until >= day));

interface RateLineProps {
  readonly person: PaidPerson;
  readonly rate: SalaryRate;
  /** the one before it */
  readonly before: SalaryRate | undefined;
  readonly isPresent: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function useDifference({ rate, before }: RateLineProps): string | undefined {
  const { words, say, language } = useWords();
  const { salary: said } = words.pay;
  if (!before || before.gross === rate.gross) return undefined;
  const more = Number(rate.gross - before.gross) / Number(before.gross);
  return say(more > 0 ? said.raise : said.cut, { percent: percentText(Math.abs(more), language) });
}

function RateLine(props: RateLineProps) {
  const { words, say, language } = useWords();
  const { salary: said } = words.pay;
  const { person, rate, isPresent, onChange, onRemove } = props;
  const currency = useCurrencies().of(person.concern);
  const { from, until, structure, reason, enteredBy, can } = rate;
  const span = until
    ? showSpan(from, until, language)
    : say(said.since, { date: showDay(from, language) });
  const isUpcoming = from > today();
  return (
    <PayLine
      title={
        <>
          {span} {isPresent && <StatusMark tone="good">{said.now}</StatusMark>}
          {isUpcoming && <StatusMark tone="waiting">{said.upcoming}</StatusMark>}
        </>
      }
      about={[structure.name, reason, say(said.by, { who: enteredBy })].filter(Boolean).join(' · ')}
      figure={showAmount(rate.gross, language, currency)}
      aside={useDifference(props)}
      name={span}
      menu={
        (can.change || can.remove) && (
          <>
            {can.change && (
              <Menu.Item onClick={() => afterFocusReturned(onChange)}>{said.change}</Menu.Item>
            )}
            {can.remove && (
              <Menu.Item color="red" onClick={() => afterFocusReturned(onRemove)}>
                {words.act.delete}
              </Menu.Item>
            )}
          </>
        )
      }
    />
  );
}

interface SalaryHistoryProps {
  readonly person: PaidPerson;
  readonly rates: readonly SalaryRate[];
  readonly onChange: (rate: SalaryRate) => void;
}

/** Every salary someone had, the newest first. */
export function SalaryHistory({ person, rates, onChange }: SalaryHistoryProps) {
  const { words, say, language } = useWords();
  const { salary: said } = words.pay;
  const [asked, setAsked] = useState<SalaryRate>();
  const present = rateOn(rates, today());
  return (
    <section className="card" aria-label={said.history}>
      <h2>{said.history}</h2>
      <ul className="pay-lines">
        {rates.map((rate, at) => (
          <RateLine
            key={rate.id}
            person={person}
            rate={rate}
            before={rates[at + 1]}
            isPresent={rate === present}
            onChange={() => onChange(rate)}
            onRemove={() => setAsked(rate)}
          />
        ))}
      </ul>
      <RemovePay
        record={asked}
        nameOf={({ from }) => say(said.removeName, { date: showDay(from, language) })}
        remove={({ id }) => call(salaryCalls.remove, { params: { id } })}
        removed={said.removed}
        onClose={() => setAsked(undefined)}
      />
    </section>
  );
}
