import type { Batch } from '@muster/contract/people/batches/batch-calls.ts';
import { useWords } from '../../../words/words.ts';

type Counted = Pick<Batch, 'counts'>;

/** What applying would do, as a button says it. */
export function useBatchAction() {
  const { words, say } = useWords();
  const { apply } = words.people.batch;
  return ({ counts }: Counted): string => {
    const { new: added, changed } = counts;
    if (added > 0 && changed > 0) return say(apply.both, { added, changed });
    if (added > 0) return say(apply.added, { count: added });
    return changed > 0 ? say(apply.changed, { count: changed }) : apply.nothing;
  };
}

/** What it did or would do, in figures: "12 new, 40 changed". */
export function useFigures() {
  const { words, say } = useWords();
  const { added, changed, wrong, nothing } = words.people.batch;
  return ({ counts }: Counted): string =>
    [
      counts.new > 0 && say(added, { count: counts.new }),
      counts.changed > 0 && say(changed, { count: counts.changed }),
      counts.faulty > 0 && say(wrong, { count: counts.faulty }),
    ]
      .filter(Boolean)
      .join(', ') || nothing;
}

/** Why it cannot be applied, in words; nothing where it can. */
export function useWhyNot({ kind, counts, can }: Batch): string | undefined {
  const { words, say } = useWords();
  const { apply } = words.people.batch;
  if (can.apply) return undefined;
  if (counts.faulty > 0)
    return say(kind === 'change' ? apply.whyFaultyChange : apply.whyFaulty, {
      count: counts.faulty,
    });
  return apply.whyNothing;
}
