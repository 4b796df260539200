import '../leave.css';
import type { LeaveApplication } from '@muster/contract/leave/calls/leave-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../../ui/status/facts.tsx';
import { showMoment } from '../../../words/moments.ts';
import { showSpan } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { balanceSummaryQuery } from '../queries.ts';
import { KindTag } from '../kind-tag.tsx';
import { daysText, partText, yearText } from '../leave-text.ts';

/** What was asked for. */
export function ApplicationFacts({ application }: { readonly application: LeaveApplication }) {
  const { words, language } = useWords();
  const { application: said } = words.leave;
  const { leaveType, from, until, asked, approved, reason, attachment } = application;
  const part = partText(application, words, language);
  const span = showSpan(from, until, language);
  const days = (amount: number) => daysText(amount, words, language);
  return (
    <section aria-label={said.what}>
      <h3>{said.what}</h3>
      <Facts
        facts={[
          [said.kind, <KindTag key="kind" colour={leaveType.colour} name={leaveType.fullName} />],
          [said.when, part ? `${span}, ${part}` : span],
          [said.days, days(asked)],
          ...(approved === null ? [] : [[said.agreed, days(approved)] as const]),
          [said.askedOn, showMoment(application.createdAt, language)],
          ...(attachment
            ? [
                [
                  said.attachment,
                  <a key="paper" href={attachment.address} target="_blank" rel="noreferrer">
                    {attachment.name}
                  </a>,
                ] as const,
              ]
            : []),
        ]}
      />
      {reason && <blockquote>{reason}</blockquote>}
    </section>
  );
}

interface BalanceThenProps {
  readonly employeeId: string;
  readonly leaveTypeId: string;
  readonly day: string;
  /** of a waiting one: what a yes takes off */
  readonly asked: number | null;
}

/** What the person has of the kind, and what stays after a yes: what waits is spoken for already. */
export function BalanceThen({ employeeId, leaveTypeId, day, asked }: BalanceThenProps) {
  const { words, say, language } = useWords();
  const { application: said } = words.leave;
  const year = Number(day.slice(0, 4));
  const { data } = useQuery({ ...balanceSummaryQuery(employeeId, year), retry: false });
  const balance = data?.balances.find(({ leaveType }) => leaveType.id === leaveTypeId);
  if (!balance) return null;
  const { available } = balance;
  const days = (amount: number) => daysText(amount, words, language);
  const title = say(said.balance, { year: yearText(year, language) });
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {available === null ? (
        <p>{said.noBalance}</p>
      ) : (
        <p>
          <b>{say(said.balanceNow, { left: days(available + (asked ?? 0)) })}</b>
          {asked !== null && ` · ${say(said.balanceAfter, { left: days(available) })}`}
        </p>
      )}
    </section>
  );
}
