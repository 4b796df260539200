import '../leave.css';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { colour, day } from '@muster/contract/kernel/values.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { Facts } from '../../../ui/status/facts.tsx';
import { showSpan } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { applicationQuery } from '../queries.ts';
import { BalanceThen } from './application-facts.tsx';
import { FewerDays } from './fewer-days.tsx';
import { KindTag } from '../kind-tag.tsx';
import { daysText, partText } from '../leave-text.ts';
import { TeamAway } from '../apply/team-away.tsx';
import { useApproval } from './use-review.ts';

/** What an application puts before those who decide. */
const content = z.object({
  type: z.string(),
  colour: colour(),
  from: day(),
  until: day(),
  startHalf: z.boolean(),
  endHalf: z.boolean(),
  minutes: z.number().nullable(),
  reason: z.string().nullable(),
  days: z.number(),
  approved: z.number().nullable(),
});

interface AskedProps {
  readonly item: InboxItem;
  /** none: it is only read */
  readonly deciding:
    | { readonly onDone: () => void; readonly onOther: (isOther: boolean) => void }
    | undefined;
}

interface FewerProps {
  readonly item: InboxItem;
  readonly asked: number;
  readonly deciding: NonNullable<AskedProps['deciding']>;
}

/** A yes to fewer days takes the place of the plain one: nobody agrees to more than they chose. */
function Fewer({ item, asked, deciding }: FewerProps) {
  const { words, say } = useWords();
  const { application: said, records } = words.leave;
  const type = records.leaveApplication.one;
  const reviewed = { id: item.recordId, type, name: item.subject.name, asked };
  const approval = useApproval(reviewed, deciding.onDone);
  const { isFewer } = approval;
  const tellOther = useEffectEvent((isOther: boolean) => deciding.onOther(isOther));
  useEffect(() => tellOther(isFewer), [isFewer]);
  return (
    <div className="leave-fewer-row">
      <FewerDays approval={approval} asked={asked} />
      {isFewer && (
        <Button loading={approval.approve.isBusy} onClick={() => void approval.approve.start()}>
          {say(said.approveDays, { count: Number(approval.days) })}
        </Button>
      )}
    </div>
  );
}

/** Leave in the inbox: kind, days, balance and who else is away, and a yes to fewer days. */
export function LeaveDecision({ item, deciding }: AskedProps) {
  const { words, language } = useWords();
  const { application: said } = words.leave;
  const { data: application } = useQuery({ ...applicationQuery(item.recordId), retry: false });
  const read = content.safeParse(item.content);
  if (!read.success) return null;
  const { type, from, until, days, reason, approved, ...asked } = read.data;
  const amount = Math.round(days * wholeDay);
  const part = partText({ from, until, ...asked }, words, language);
  const span = showSpan(from, until, language);
  const isOpen = item.state === 'Pending';
  return (
    <div className="leave-asked">
      <Facts
        facts={[
          [said.kind, <KindTag key="kind" colour={asked.colour} name={type} />],
          [said.when, part ? `${span}, ${part}` : span],
          [said.days, daysText(amount, words, language)],
          ...(approved === null
            ? []
            : [[said.agreed, daysText(Math.round(approved * wholeDay), words, language)] as const]),
        ]}
      />
      {reason && <blockquote>{reason}</blockquote>}
      {application && (
        <BalanceThen
          employeeId={item.subject.id}
          leaveTypeId={application.leaveType.id}
          day={from}
          asked={isOpen ? amount : null}
        />
      )}
      {isOpen && (
        <TeamAway title={said.team} employeeId={item.subject.id} from={from} until={until} />
      )}
      {deciding && item.can.decide && amount > wholeDay / 2 && (
        <Fewer item={item} asked={amount} deciding={deciding} />
      )}
    </div>
  );
}
