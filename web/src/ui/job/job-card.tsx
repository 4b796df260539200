import './job-card.css';
import { isJobOver, type JobState } from '@muster/contract/kernel/job-state.ts';
import { Button, CloseButton } from '@mantine/core';
import { useWords } from '../../words/words.ts';

export interface JobCardProps {
  /** what is made or done, in the words of its screen */
  readonly title: string;
  readonly state: JobState;
  /** none: it has not said how much it is */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** instead of the usual sentence for its state: why it was refused, or what it came to */
  readonly said?: string;
  /** of what can be stopped */
  readonly onCancel?: () => void;
  readonly onRetry?: () => void;
  /** of what made a file */
  readonly download?: string;
  readonly onClose?: () => void;
}

function Bar({ title, progress }: Pick<JobCardProps, 'title' | 'progress'>) {
  const { done, total } = progress ?? { done: 0, total: 0 };
  // of one thing there is no part to show
  const isKnown = total > 1;
  return <progress {...(isKnown && { value: done, max: total })} aria-label={title} />;
}

/** How far any work behind a request is: waiting, running, over; with the ways on that there are. */
export function JobCard({ title, state, progress, said, ...ways }: JobCardProps) {
  const { words, say } = useWords();
  const { job, act } = words;
  const isOver = isJobOver(state);
  const { onCancel, onRetry, onClose, download } = ways;
  return (
    <section className="job-card" data-state={state} aria-label={title}>
      <div className="job-card-head">
        <strong>{title}</strong>
        {isOver && onClose && (
          <CloseButton size="sm" aria-label={say(job.closeOf, { title })} onClick={onClose} />
        )}
      </div>
      {!isOver && <Bar title={title} progress={progress} />}
      <div className="job-card-said">
        <output>{said ?? job[state]}</output>
        {!isOver && progress && progress.total > 1 && (
          <span className="num">{say(job.share, progress)}</span>
        )}
      </div>
      {(onRetry || download || (!isOver && onCancel)) && (
        <div className="job-card-acts">
          {!isOver && onCancel && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={say(job.cancelOf, { title })}
              onClick={onCancel}
            >
              {act.cancel}
            </Button>
          )}
          {onRetry && (
            <Button size="compact-sm" aria-label={say(job.retryOf, { title })} onClick={onRetry}>
              {act.retry}
            </Button>
          )}
          {download && (
            <Button
              size="compact-sm"
              variant="default"
              component="a"
              href={download}
              download
              aria-label={say(job.downloadOf, { title })}
            >
              {act.download}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
