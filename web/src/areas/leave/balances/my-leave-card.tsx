import { type LeaveApplication, ownLeaveCalls } from '@muster/contract/leave/calls/leave-calls.ts';
import { Button } from '@mantine/core';
import { IconBeach } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../../api/client.ts';
import { CardAnswer, CardFrame } from '../../../ui/board/card-frame.tsx';
import { newRecord } from '../../../ui/list/list-state.ts';
import { today } from '../../../session/company-days.ts';
import { showSpan } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { balanceSummaryQuery } from '../queries.ts';
import { KindTag } from '../kind-tag.tsx';
import { daysText } from '../leave-text.ts';

/** The own ones of this year, for the next that is agreed and those that wait. */
const recentQuery = queryOptions({
  queryKey: ['leave', 'board'],
  queryFn: ({ signal }) =>
    call(ownLeaveCalls.list, { query: { status: 'All', limit: 100 } }, signal),
  select: ({ rows }) => rows,
});

const nextOf = (rows: readonly LeaveApplication[]): LeaveApplication | undefined =>
  rows
    .filter(({ status, until }) => status === 'Approved' && until >= today())
    .toSorted((a, b) => a.from.localeCompare(b.from))[0];

function Next() {
  const { words, say, language } = useWords();
  const { myLeave } = words.dashboard;
  const { data: rows } = useQuery(recentQuery);
  if (!rows) return null;
  const next = nextOf(rows);
  const count = rows.filter(({ status }) => status === 'Pending').length;
  return (
    <p className="board-quiet">
      {next
        ? say(myLeave.next, {
            type: next.leaveType.fullName,
            when: showSpan(next.from, next.until, language),
          })
        : myLeave.noNext}
      {count > 0 && ` ${say(myLeave.waits, { count })}.`}
    </p>
  );
}

const most = 4;

/** What the reader has left, what comes next, and the way to ask for more. */
export function MyLeaveCard() {
  const { words, language } = useWords();
  const { dashboard, leave } = words;
  const answer = useQuery(balanceSummaryQuery());
  return (
    <CardFrame title={dashboard.myLeave.title} to="/employee/leave">
      <CardAnswer answer={answer}>
        {({ balances }) => (
          <>
            <ul className="board-list">
              {balances.slice(0, most).map(({ leaveType, left }) => (
                <li key={leaveType.id} className="board-leave">
                  <div>
                    <KindTag colour={leaveType.colour} name={leaveType.fullName} />
                  </div>
                  <b className="num">
                    {left === null ? leave.own.noLimit : daysText(left, words, language)}
                  </b>
                </li>
              ))}
            </ul>
            {balances.length === 0 && <p className="board-quiet">{dashboard.myLeave.none}</p>}
            <Next />
            <div className="board-actions">
              <Button
                renderRoot={(props) => (
                  <Link to="/employee/leave" search={{ open: newRecord }} {...props} />
                )}
                variant="default"
                leftSection={<IconBeach size={17} stroke={1.8} aria-hidden />}
              >
                {leave.apply.act}
              </Button>
            </div>
          </>
        )}
      </CardAnswer>
    </CardFrame>
  );
}
