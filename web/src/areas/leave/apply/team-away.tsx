import './apply.css';
import { useQuery } from '@tanstack/react-query';
import { dayPart, showSpan } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { leavePlanQuery } from '../queries.ts';

interface TeamAwayProps {
  readonly title: string;
  /** whose team; none: the own */
  readonly employeeId?: string;
  readonly from: string;
  readonly until: string;
}

const shape = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** Who else of the team is away on some days, and how many are there when fewest are. */
export function TeamAway({ title, employeeId, from, until }: TeamAwayProps) {
  const { words, say, language } = useWords();
  const { apply } = words.leave;
  const { data } = useQuery(leavePlanQuery({ from, until, employeeId }));
  // a stand-in may not see the team of whom they decide about
  if (!data) return null;
  const counted = data.coverage.filter(({ away }) => away > 0);
  const [thinnest] = counted.toSorted((a, b) => a.team - a.away - (b.team - b.away));
  const share = thinnest ? (thinnest.team - thinnest.away) / thinnest.team : 1;
  return (
    <section className="leave-team" aria-label={title}>
      <h3>{title}</h3>
      {thinnest && (
        <>
          <div className="leave-meter" data-thin={share <= 0.5 || undefined} aria-hidden>
            <i style={{ width: `${Math.round(share * 100)}%` }} />
          </div>
          <p>
            {say(apply.coverage, {
              here: thinnest.team - thinnest.away,
              team: thinnest.team,
              day: dayPart(thinnest.day, language, shape),
            })}
          </p>
        </>
      )}
      {data.away.length === 0 && <p>{apply.teamNobody}</p>}
      <ul>
        {data.away.map(({ employee, status, ...span }) => (
          <li key={`${employee.id} ${span.from}`}>
            <b>{employee.name}</b>
            <span>
              {showSpan(span.from, span.until, language)}
              {status === 'Pending' && ` (${apply.asks})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
