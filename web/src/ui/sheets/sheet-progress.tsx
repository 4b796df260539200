import './sheet-pages.css';
import type { SheetBatch } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { JobCard } from '../job/job-card.tsx';
import { useWords } from '../../words/words.ts';
import { isMoving, type MovingState } from './sheet-moving.ts';

interface SheetProgressProps {
  readonly batch: Pick<SheetBatch, 'state' | 'progress'>;
  readonly said: Readonly<Record<MovingState | 'rows' | 'leave', string>>;
}

/** How far the work is, for whoever sees the batch, not only for who began it. */
export function SheetProgress({ batch: { state, progress }, said }: SheetProgressProps) {
  const { say } = useWords();
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
