import type { BatchRow } from '@muster/contract/people/batches/batch-calls.ts';
import { FaultList } from '../../../../ui/sheets/fault-list.tsx';
import { useWords } from '../../../../words/words.ts';
import { ChangeList } from '../../history/change-list.tsx';

interface RowContentProps {
  readonly row: BatchRow;
  /** as many as fit into a line of a list; absent: all */
  readonly most?: number;
}

/** What a row would change, or what is wrong with it. */
export function RowContent({ row, most = Number.POSITIVE_INFINITY }: RowContentProps) {
  const { words, say } = useWords();
  const { batch } = words.people;
  const { faults, changes } = row;
  const isFaulty = faults.length > 0;
  const left = (isFaulty ? faults.length : changes.length) - most;
  if (!isFaulty && changes.length === 0) return <span className="dt-none">{batch.same}</span>;
  return (
    <>
      {isFaulty ? (
        <FaultList faults={faults.slice(0, most)} said={batch} />
      ) : (
        <ChangeList changes={changes.slice(0, most)} isFirst={row.kind === 'new'} />
      )}
      {left > 0 && <p className="batch-more">{say(batch.more, { count: left })}</p>}
    </>
  );
}
