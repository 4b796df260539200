import '../../../../ui/page/waiting-count.css';
import { useQuery } from '@tanstack/react-query';
import { useShownCount } from '../../../../ui/table/use-shown-count.ts';
import { useWords } from '../../../../words/words.ts';
import { declarationCountQuery } from './declaration-queries.ts';

/** About how many the reader may decide, beside the word of the tab. */
export function DeclarationsCount() {
  const { words, say } = useWords();
  const shown = useShownCount();
  const { data: count = 0 } = useQuery(declarationCountQuery);
  if (count === 0) return null;
  return (
    <span className="waiting-count">
      <span aria-hidden>{say('{count}', { count: shown(count) })}</span>
      <span className="unseen">{say(words.pay.declaration.waitingCount, { count })}</span>
    </span>
  );
}
