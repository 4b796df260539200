import type { DayStatus } from '@muster/contract/attendance/attendance-rows.ts';
import { useQuery } from '@tanstack/react-query';
import { CardAnswer, CardFrame } from '../../../ui/board/card-frame.tsx';
import { useWords } from '../../../words/words.ts';
import { namesQuery, numbersQuery } from '../board-queries.ts';
import { StatusBars } from './status-bars.tsx';

const named = 5;

interface NamesProps {
  readonly status: DayStatus;
  readonly label: string;
}

/** Who of the team, by name; the first few. */
function Names({ status, label }: NamesProps) {
  const { words, say } = useWords();
  const { data } = useQuery(namesQuery(status, named));
  if (!data || data.total === 0) return null;
  const more = data.total - data.names.length;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {data.names.join(', ')}
        {more > 0 && ` ${say(words.dashboard.team.more, { count: more })}`}
      </dd>
    </div>
  );
}

/** How many of the reader's people are there today, and who is not. */
export function TeamCard() {
  const { team } = useWords().words.dashboard;
  const answer = useQuery(numbersQuery('direct'));
  return (
    <CardFrame title={team.title} to="/employee/attendance/team">
      <CardAnswer answer={answer}>
        {({ totals, total }) =>
          total === 0 ? (
            <p className="board-quiet">{team.nobody}</p>
          ) : (
            <>
              <StatusBars totals={totals} />
              <dl className="board-facts">
                <Names status="Leave" label={team.away} />
                <Names status="Late" label={team.late} />
                <Names status="Absent" label={team.absent} />
              </dl>
            </>
          )
        }
      </CardAnswer>
    </CardFrame>
  );
}
