import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../words/words.ts';
import { BatchMark } from '../batches/batch-state.tsx';
import { batchQuery } from '../batches/batch-queries.ts';

/** While it is not known how much there is to do. */
export function SyncRunning() {
  const { run } = useWords().words.people.sync;
  return (
    <section className="card sync-running" aria-label={run.now}>
      <p aria-live="polite">{run.running}</p>
      <progress aria-label={run.now} />
    </section>
  );
}

/** One that takes longer than a request may: what is known of it until its end. */
export function SyncGoing({ batchId }: { readonly batchId: string }) {
  const { words, say } = useWords();
  const { run } = words.people.sync;
  const { data } = useQuery(batchQuery(batchId));
  const { done, total } = data?.progress ?? { done: 0, total: 0 };
  return (
    <section className="card sync-running" aria-label={run.now}>
      <p aria-live="polite">{say(run.going, { done, total })}</p>
      {total > 0 ? (
        <progress aria-label={run.now} value={done} max={total} />
      ) : (
        <progress aria-label={run.now} />
      )}
      <p>
        {data && <BatchMark state={data.state} />}{' '}
        <Link to="/admin/employee/import/$batchId" params={{ batchId }}>
          {run.open}
        </Link>
      </p>
    </section>
  );
}
