import type { Batch } from '@muster/contract/people/batches/batch-calls.ts';
import { JobCard } from '../../../ui/job/job-card.tsx';
import { useWords } from '../../../words/words.ts';
import { isMoving } from './batch-queries.ts';

/** How far the work is, for whoever sees the batch, not only for who began it. */
export function BatchProgress({ batch }: { readonly batch: Batch }) {
  const { words, say } = useWords();
  const { progress: said } = words.people.batch;
  const { state, progress } = batch;
  if (!isMoving(state)) return null;
  return (
    <div className="batch-progress">
      <JobCard
        title={said[state]}
        state="running"
        progress={progress}
        said={said.leave}
        share={say(said.rows, progress)}
      />
    </div>
  );
}
