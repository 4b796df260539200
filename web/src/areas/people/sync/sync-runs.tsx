import type { Batch } from '@muster/contract/people/batches/batch-calls.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { BatchMark } from '../batches/batch-state.tsx';
import { runsQuery } from './feed-queries.ts';

function Run({ batch }: { readonly batch: Batch }) {
  const { words, say, language } = useWords();
  const { runs } = words.people.sync;
  const { id, counts, state, madeBy, createdAt } = batch;
  const { faulty: refused, ...others } = counts;
  return (
    <li>
      <Link to="/admin/employee/import/$batchId" params={{ batchId: id }}>
        <time dateTime={createdAt}>{showMoment(createdAt, language)}</time>
      </Link>
      <BatchMark state={state} />
      <span className="sync-run-who">{madeBy}</span>
      <span className="sync-run-totals">{say(runs.totals, { ...others, refused })}</span>
    </li>
  );
}

/** The newest few: when, by whom, and what came of it. */
export function SyncRuns() {
  const { runs } = useWords().words.people.sync;
  const { data, isError } = useQuery(runsQuery);
  return (
    <section className="card" aria-labelledby="sync-runs">
      <h2 id="sync-runs">{runs.title}</h2>
      {isError && <p className="sync-none">{runs.failed}</p>}
      {!data && !isError && <Skeleton height={48} />}
      {data?.rows.length === 0 && <p className="sync-none">{runs.none}</p>}
      {data && data.rows.length > 0 && (
        <ul className="sync-runs">
          {data.rows.map((batch) => (
            <Run key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
    </section>
  );
}
