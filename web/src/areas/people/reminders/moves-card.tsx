import { type Moves, movesCalls } from '@muster/contract/people/moves-calls.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../../api/client.ts';
import type { BoardCardProps } from '../../../ui/board/board-card.ts';
import { CardAnswer, CardFrame } from '../../../ui/board/card-frame.tsx';
import { dayPart } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';

const movesQuery = queryOptions({
  // under the people, so that every change of one makes it fresh again
  queryKey: ['people', 'moves'],
  queryFn: ({ signal }) => call(movesCalls.read, {}, signal),
});

interface GroupProps {
  readonly label: string;
  readonly moves: Moves;
  readonly people: string;
}

function Group({ label, moves: { total, rows }, people }: GroupProps) {
  const { words, say, language } = useWords();
  const { moves: said } = words.dashboard;
  const more = total - rows.length;
  return (
    <div>
      <dt>
        {label} <b>{new Intl.NumberFormat(language).format(total)}</b>
      </dt>
      {total === 0 && <dd className="board-quiet">{said.none}</dd>}
      {rows.map(({ id, name, day }) => (
        <dd key={id}>
          <Link to={`${people}/${id}`}>{name}</Link>
          <small>{dayPart(day, language, { day: 'numeric', month: 'short' })}</small>
        </dd>
      ))}
      {more > 0 && <dd className="board-quiet">{say(said.more, { count: more })}</dd>}
    </div>
  );
}

/** Who comes, who goes and who is to be confirmed this month. */
export function MovesCard({ panel }: BoardCardProps) {
  const { words, language } = useWords();
  const { moves: said } = words.dashboard;
  const answer = useQuery(movesQuery);
  const { month } = answer.data ?? {};
  const people = `${panel}/employee`;
  return (
    <CardFrame
      title={said.title}
      note={month && dayPart(`${month}-01`, language, { month: 'long' })}
      to={`${people}/due`}
    >
      <CardAnswer answer={answer}>
        {({ joined, left, due }) => (
          <dl className="board-groups">
            <Group label={said.joined} moves={joined} people={people} />
            <Group label={said.left} moves={left} people={people} />
            <Group label={said.due} moves={due} people={people} />
          </dl>
        )}
      </CardAnswer>
    </CardFrame>
  );
}
