import './inbox.css';
import type { Verdict } from '@muster/contract/kernel/decisions/decision.ts';
import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useWords } from '../../../words/words.ts';

interface Outcome {
  readonly id: string;
  /** what it was, in words */
  readonly label: string;
  readonly done: boolean;
  readonly message: string | null;
}

export interface Outcomes {
  readonly verdict: Verdict;
  readonly rows: readonly Outcome[];
}

interface OutcomesCardProps extends Outcomes {
  readonly onClose: () => void;
}

/** What became of each when several were decided together. */
export function OutcomesCard({ verdict, rows, onClose }: OutcomesCardProps) {
  const { words, say } = useWords();
  const { outcome } = words.inbox;
  const done = rows.filter((row) => row.done).length;
  const failed = rows.length - done;
  const counts = [
    done > 0 && say(outcome[verdict], { count: done }),
    failed > 0 && say(outcome.not, { count: failed }),
  ].filter(Boolean);
  return (
    <section className="card outcomes" aria-label={outcome.title}>
      <div className="outcomes-head">
        <h2>
          <output>{counts.join(', ')}</output>
        </h2>
        <CloseButton size={32} aria-label={words.act.close} onClick={onClose} />
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.id} data-failed={!row.done || undefined}>
            {row.done ? (
              <IconCheck size={16} stroke={2} aria-hidden />
            ) : (
              <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
            )}
            <span>{row.label}</span>
            <small>{row.done ? outcome.done[verdict] : row.message}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
