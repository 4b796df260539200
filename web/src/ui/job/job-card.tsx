import './job-card.css';
import { isJobOver, type JobState } from '@muster/contract/kernel/job-state.ts';
import { Button, CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';

export interface JobCardProps {
  /** what is made or done, in the words of its screen */
  readonly title: string;
  readonly state: JobState;
  /** none: it has not said how much it is */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** instead of the usual sentence for its state: why it was refused, or what it came to */
  readonly said?: string;
  /** with the name of what is counted, instead of two bare numbers */
  readonly share?: string;
  /** while it goes on: that one need not wait for it, or whose it is */
  readonly hint?: string;
  /** of what came to more than a sentence: shown instead of it when it is done */
  readonly result?: ReactNode;
  /** of what can be stopped */
  readonly onCancel?: () => void;
  /** what stopping it is called, where it is not to cancel */
  readonly cancelLabel?: string;
  readonly onRetry?: () => void;
  /** of what made a file */
  readonly download?: string;
  readonly onClose?: () => void;
  /** other ways on from here */
  readonly ways?: ReactNode;
}

function Bar({ title, progress }: Pick<JobCardProps, 'title' | 'progress'>) {
  const { done, total } = progress ?? { done: 0, total: 0 };
  // of one thing there is no part to show
  const isKnown = total > 1;
  return <progress {...(isKnown && { value: done, max: total })} aria-label={title} />;
}

type SaidProps = Pick<JobCardProps, 'state' | 'progress' | 'said' | 'share'>;

function Said({ state, progress, said, share }: SaidProps) {
  const { words, say } = useWords();
  const { job } = words;
  return (
    <div className="job-card-said">
      <output>{said ?? job[state]}</output>
      {!isJobOver(state) && progress && progress.total > 1 && (
        <span className="num">{share ?? say(job.share, progress)}</span>
      )}
    </div>
  );
}

type ActsProps = Pick<
  JobCardProps,
  'title' | 'state' | 'onCancel' | 'cancelLabel' | 'onRetry' | 'download' | 'ways'
>;

function Acts({ title, state, onCancel, cancelLabel, onRetry, download, ways }: ActsProps) {
  const { words, say } = useWords();
  const { job, act } = words;
  const mayCancel = onCancel && !isJobOver(state);
  if (!mayCancel && !onRetry && !download && !ways) return null;
  return (
    <div className="job-card-acts">
      {ways}
      {mayCancel && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={cancelLabel ? `${cancelLabel}: ${title}` : say(job.cancelOf, { title })}
          onClick={onCancel}
        >
          {cancelLabel ?? act.cancel}
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
  );
}

/** How far any work behind a request is: waiting, running, over; with the ways on that there are. */
export function JobCard({ title, hint, result, onClose, ...others }: JobCardProps) {
  const { words, say } = useWords();
  const { state, progress, said, share, ...acts } = others;
  const isOver = isJobOver(state);
  return (
    <section className="job-card" data-state={state} aria-label={title}>
      <div className="job-card-head">
        <strong>{title}</strong>
        {isOver && onClose && (
          <CloseButton size="sm" aria-label={say(words.job.closeOf, { title })} onClick={onClose} />
        )}
      </div>
      {!isOver && <Bar title={title} progress={progress} />}
      {state === 'done' && result ? (
        result
      ) : (
        <Said state={state} progress={progress} said={said} share={share} />
      )}
      {!isOver && hint && <p className="job-card-hint">{hint}</p>}
      <Acts title={title} state={state} {...acts} />
    </section>
  );
}
