import { isJobOver, type JobState } from '@muster/contract/kernel/job-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../ui/status/notify.ts';
import { useWords } from '../../words/words.ts';
import { sentenceOf } from '../refusal.ts';
import { ownJobQuery, useCancelJob } from './own-job.ts';

/** What a card shows of work that the reader asked for, and its end, which is told once. */
export function useOwnJob(id: string, onEnd?: (state: JobState) => void) {
  const { words } = useWords();
  const { data: job, error } = useQuery(ownJobQuery(id));
  const cancel = useCancelJob();
  const state: JobState = error ? 'failed' : (job?.state ?? 'waiting');
  const end = job && isJobOver(job.state) ? job.state : undefined;
  const tellEnd = useEffectEvent((over: JobState) => onEnd?.(over));
  useEffect(() => {
    if (end) tellEnd(end);
  }, [end]);
  const onCancel = () =>
    void cancel(id).catch((refused: unknown) =>
      notify.error(sentenceOf(refused, words) ?? words.job.failed),
    );
  return {
    job,
    state,
    progress: job?.progress ?? null,
    /** why it is not known, or was refused */
    problem: error ? (sentenceOf(error, words) ?? words.job.lost) : job?.problem?.message,
    onCancel: job?.can.cancel ? onCancel : undefined,
  };
}
