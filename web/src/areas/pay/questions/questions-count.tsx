import '../../../ui/page/waiting-count.css';
import { useQuery } from '@tanstack/react-query';
import { useShownCount } from '../../../ui/table/use-shown-count.ts';
import { useWords } from '../../../words/words.ts';
import { waitingQuestionsQuery } from './question-queries.ts';

/** How many wait for an answer of the reader, beside the word of the tab. */
export function QuestionsCount() {
  const { words, say } = useWords();
  const shown = useShownCount();
  const { data: count = 0 } = useQuery(waitingQuestionsQuery);
  if (count === 0) return null;
  return (
    <span className="waiting-count">
      <span aria-hidden>{say('{count}', { count: shown(count) })}</span>
      <span className="unseen">{say(words.pay.question.waitingCount, { count })}</span>
    </span>
  );
}
