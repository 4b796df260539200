import type { Batch } from '@muster/contract/people/batch-calls.ts';
import { useWords } from '../../../words/words.ts';
import { isMoving } from './batch-queries.ts';

/** How far the work is; it goes on when nobody looks. */
export function BatchProgress({ batch }: { readonly batch: Batch }) {
  const { words, say } = useWords();
  const { progress: said } = words.people.batch;
  const { state, progress } = batch;
  if (!isMoving(state)) return null;
  const isKnown = progress.total > 0;
  return (
    <section className="card batch-progress" aria-label={said[state]}>
      <div>
        <h2>{said[state]}</h2>
        {isKnown && <span className="num">{say(said.rows, progress)}</span>}
      </div>
      <progress
        aria-label={said[state]}
        max={isKnown ? progress.total : undefined}
        value={isKnown ? progress.done : undefined}
      />
      <p>{said.leave}</p>
    </section>
  );
}
