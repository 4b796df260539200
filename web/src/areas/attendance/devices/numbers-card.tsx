import { useQuery } from '@tanstack/react-query';
import type { BoardCardProps } from '../../../ui/board/board-card.ts';
import { CardAnswer, CardFrame } from '../../../ui/board/card-frame.tsx';
import { useWords } from '../../../words/words.ts';
import { numbersQuery } from '../board-queries.ts';
import { StatusBars } from '../today/status-bars.tsx';

/** Today in numbers, of everyone whom the reader may see. */
export function NumbersCard({ panel }: BoardCardProps) {
  const { words, say } = useWords();
  const { numbers } = words.dashboard;
  const answer = useQuery(numbersQuery());
  const note = answer.data && say(numbers.note, { count: answer.data.total });
  return (
    <CardFrame title={numbers.title} note={note} to={`${panel}/attendance/daily`}>
      <CardAnswer answer={answer}>
        {({ totals, total }) =>
          total === 0 ? (
            <p className="board-quiet">{numbers.nobody}</p>
          ) : (
            <StatusBars totals={totals} />
          )
        }
      </CardAnswer>
    </CardFrame>
  );
}
