import './job.css';
import type { JobSeen } from '@muster/contract/administration/job-calls.ts';
import type { JobState } from '@muster/contract/kernel/job-state.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { plainWords } from '../../../words/plain-words.ts';
import { useWords, type Words } from '../../../words/words.ts';

const tones = {
  waiting: 'waiting',
  running: 'running',
  done: 'good',
  failed: 'stopped',
  cancelled: 'over',
} as const;

export function JobMark({ state }: { readonly state: JobState }) {
  const { states } = useWords().words.administration.jobs;
  return <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}

/** What a job is, in words; a kind without any in its own plain name. */
export function jobKind(kind: string, words: Words): string {
  const known: Readonly<Record<string, string | undefined>> = words.administration.jobs.kinds;
  return known[kind] ?? plainWords(kind);
}

interface JobProgressProps {
  readonly job: Pick<JobSeen, 'kind' | 'state' | 'progress'>;
}

/** How far a job is; nothing for one that does not say. */
export function JobProgress({ job }: JobProgressProps) {
  const { words, say } = useWords();
  const { fields, share } = words.administration.jobs;
  const { progress, state } = job;
  if (!progress || progress.total === 0) return <span className="dt-none">{words.list.none}</span>;
  return (
    <span className="job-progress" data-state={state}>
      <progress
        value={progress.done}
        max={progress.total}
        aria-label={`${fields.progress}: ${jobKind(job.kind, words)}`}
      />
      <span>{say(share, progress)}</span>
    </span>
  );
}
