import type { BatchRow } from '@muster/contract/people/batch-calls.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { useWords } from '../../../words/words.ts';
import { ChangeList } from '../parts/change-list.tsx';

interface FaultListProps {
  readonly faults: BatchRow['faults'];
}

/** Which cell is wrong, what stands in it, and why that cannot be. */
function FaultList({ faults }: FaultListProps) {
  const { words, say } = useWords();
  const { batch } = words.people;
  return (
    <ul className="batch-faults">
      {faults.map(({ column, value, message }) => (
        <li key={`${column} ${message}`}>
          <IconAlertCircle size={16} stroke={1.8} aria-hidden />
          <span>
            {say(batch.fault, { column, message })}
            <small>{say(batch.given, { value: value || batch.blank })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

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
        <FaultList faults={faults.slice(0, most)} />
      ) : (
        <ChangeList changes={changes.slice(0, most)} isFirst={row.kind === 'new'} />
      )}
      {left > 0 && <p className="batch-more">{say(batch.more, { count: left })}</p>}
    </>
  );
}
