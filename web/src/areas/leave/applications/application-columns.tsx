import '../leave.css';
import type { LeaveApplication } from '@muster/contract/leave/calls/leave-calls.ts';
import type { ReactNode } from 'react';
import { Face } from '../../../ui/person/face.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { showMoment } from '../../../words/moments.ts';
import { showSpan } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { KindTag } from '../kind-tag.tsx';
import { daysText, partText } from '../leave-text.ts';
import { LeaveStateMark } from './leave-state.tsx';

interface TwoProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

const Two = ({ first, second }: TwoProps) => (
  <span className="leave-two">
    {first} {second && <small>{second}</small>}
  </span>
);

/** Whom it waits for, or what was said last. */
const lastWord = ({ steps }: LeaveApplication): string | null => {
  const last = steps.findLast(({ verdict }) => verdict !== null);
  return last?.comment ?? last?.decidedBy ?? null;
};

function useCommon(): readonly Column<LeaveApplication>[] {
  const { words, say, language } = useWords();
  const { application: said, own } = words.leave;
  const days = (amount: number) => daysText(amount, words, language);
  return [
    {
      key: 'days',
      sortable: 'totalDays',
      header: said.days,
      place: 'meta',
      cell: ({ asked, approved }) =>
        approved !== null && approved < asked
          ? say(own.lessThanAsked, { approved: days(approved), asked: days(asked) })
          : days(asked),
    },
    {
      key: 'status',
      sortable: true,
      header: said.status,
      place: 'meta',
      cell: (row) => (
        <Two
          first={<LeaveStateMark application={row} />}
          second={
            row.waitsFor.length > 0
              ? say(own.waitsFor, { names: row.waitsFor.join(', ') })
              : lastWord(row)
          }
        />
      ),
    },
    {
      key: 'askedOn',
      sortable: 'createdAt',
      header: said.askedOn,
      place: 'meta',
      isDeskOnly: true,
      cell: ({ createdAt }) => showMoment(createdAt, language),
    },
  ];
}

const useSpan = () => {
  const { words, language } = useWords();
  return (row: LeaveApplication) => (
    <Two first={showSpan(row.from, row.until, language)} second={partText(row, words, language)} />
  );
};

/** The own: the kind names it. */
export function useOwnColumns(): readonly Column<LeaveApplication>[] {
  const { application: said } = useWords().words.leave;
  const span = useSpan();
  return [
    {
      key: 'kind',
      sortable: 'leaveType',
      header: said.kind,
      place: 'title',
      cell: ({ leaveType }) => <KindTag colour={leaveType.colour} name={leaveType.fullName} />,
    },
    {
      key: 'when',
      header: said.when,
      sortable: 'applicationStartDate',
      place: 'meta',
      cell: span,
    },
    ...useCommon(),
  ];
}

/** Those of others: the person names it. */
export function useApplicationColumns(): readonly Column<LeaveApplication>[] {
  const { application: said } = useWords().words.leave;
  const span = useSpan();
  return [
    {
      key: 'person',
      sortable: 'name',
      header: said.person,
      place: 'title',
      cell: ({ employee }) => (
        <span className="leave-who">
          <Face name={employee.name} />
          <Two first={employee.name} second={employee.number} />
        </span>
      ),
    },
    {
      key: 'kind',
      sortable: 'leaveType',
      header: said.kind,
      place: 'meta',
      cell: ({ leaveType }) => <KindTag colour={leaveType.colour} name={leaveType.fullName} />,
    },
    {
      key: 'when',
      header: said.when,
      sortable: 'applicationStartDate',
      place: 'meta',
      cell: span,
    },
    ...useCommon(),
  ];
}
