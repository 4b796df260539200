import '../../../ui/page/waiting-count.css';
import { useQuery } from '@tanstack/react-query';
import { useShownCount } from '../../../ui/table/use-shown-count.ts';
import { useWords } from '../../../words/words.ts';
import { waitingCountQuery } from '../inbox-queries.ts';
import { useWaitingElsewhere } from './waiting-elsewhere.tsx';

/** How many wait for the reader, beside the word in the menu; nothing where none do. */
export function WaitingCount() {
  const { words, say } = useWords();
  const shown = useShownCount();
  const { data: count = 0 } = useQuery(waitingCountQuery(useWaitingElsewhere()));
  if (count === 0) return null;
  return (
    <span className="waiting-count">
      <span aria-hidden>{say('{count}', { count: shown(count) })}</span>
      <span className="unseen">{say(words.inbox.waiting, { count })}</span>
    </span>
  );
}
