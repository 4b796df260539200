import './own-job-card.css';
import { jobCalls } from '@muster/contract/administration/job-calls.ts';
import type { JobState } from '@muster/contract/kernel/job-state.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMayCall } from '../../session/use-may-call.ts';
import { JobCard } from '../../ui/job/job-card.tsx';
import { useWords } from '../../words/words.ts';
import { useOwnJob } from './use-own-job.ts';

interface OwnJobCardProps {
  readonly id: string;
  /** what is done, in the words of its screen */
  readonly title: string;
  /** in the words of its screen, instead of the usual ones */
  readonly said: Partial<Record<JobState, string>>;
  /** when it is done, instead of a sentence: what it came to */
  readonly result?: ReactNode;
  readonly onEnd: (state: JobState) => void;
}

/** Work that was begun on a page, shown there: how far it is, how to stop it, and what it came to. */
export function OwnJobCard({ id, title, said, result, onEnd }: OwnJobCardProps) {
  const { job: words } = useWords().words;
  const { state, progress, problem, onCancel } = useOwnJob(id, onEnd);
  const mayLook = useMayCall(jobCalls.read);
  const among = mayLook && (
    <Link to="/admin/jobs" search={{ open: id }}>
      {words.among}
    </Link>
  );
  return (
    <div className="own-job-card">
      <JobCard
        title={title}
        state={state}
        progress={progress}
        said={problem ?? said[state]}
        hint={words.leave}
        result={result}
        onCancel={onCancel}
        ways={among}
      />
    </div>
  );
}
