import type { ownAttendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import type { BoardCardProps } from '../../../ui/board/board-card.ts';
import { CardAnswer, CardFrame } from '../../../ui/board/card-frame.tsx';
import { useWords } from '../../../words/words.ts';
import { todayQuery } from '../queries.ts';
import { useZone } from '../../../session/company-days.ts';
import { DaySign } from '../day/day-sign.tsx';
import { PunchButton } from './punch-button.tsx';

type Today = Answer<typeof ownAttendanceCalls.check>;

function Standing({ today: day, isIn, can }: Today) {
  const { words, language } = useWords();
  const { dashboard, attendance, list } = words;
  const zone = useZone();
  const time = (at: string | null) => (at ? showClock(at, zone, language) : list.none);
  return (
    <>
      <DaySign day={day} />
      <dl className="board-facts">
        <div>
          <dt>{dashboard.today.in}</dt>
          <dd>{time(day.inAt)}</dd>
        </div>
        <div>
          <dt>{dashboard.today.out}</dt>
          <dd>{isIn ? list.none : time(day.outAt)}</dd>
        </div>
        <div>
          <dt>{attendance.own.shift}</dt>
          <dd>{day.shift?.name ?? attendance.own.noShift}</dd>
        </div>
      </dl>
      {can.punch ? (
        <PunchButton isIn={isIn} />
      ) : (
        <p className="board-quiet">{attendance.own.onlyDevice}</p>
      )}
    </>
  );
}

/** How the reader's day stands, with the button to come and go. */
export function BoardToday({ panel }: BoardCardProps) {
  const { dashboard } = useWords().words;
  const answer = useQuery(todayQuery);
  const all = panel === '/employee' ? '/employee/attendance' : undefined;
  return (
    <CardFrame title={dashboard.today.title} to={all}>
      <CardAnswer answer={answer}>{(today) => <Standing {...today} />}</CardAnswer>
    </CardFrame>
  );
}
