import type { OwnJob } from '@muster/contract/kernel/own-job-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { JobCard } from '../../ui/job/job-card.tsx';
import { notify } from '../../ui/notify.ts';
import { useWords } from '../../words/words.ts';
import { sentenceOf } from '../refusal.ts';
import { ownJobQuery, useCancelJob } from './own-job.ts';
import { closePrinting, type Printing, printAgain } from './printings.ts';

/** The browser saves it under its name, with the address that was signed for this person. */
function fetchFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Once, when it is there. */
function useDownloaded(job: OwnJob | undefined): void {
  const fetched = useRef<string>(undefined);
  const address = job?.file?.address;
  const id = job?.id;
  useEffect(() => {
    if (!address || fetched.current === id) return;
    fetched.current = id;
    fetchFile(address);
  }, [address, id]);
}

function useSaid(job: OwnJob | undefined, error: unknown): string | undefined {
  const { words } = useWords();
  if (error) return sentenceOf(error, words) ?? words.job.lost;
  if (job?.problem) return job.problem.message;
  if (job?.state === 'done') return job.file ? words.job.saved : words.job.gone;
  return undefined;
}

function Made({ printing, jobId }: { readonly printing: Printing; readonly jobId: string }) {
  const { words } = useWords();
  const { data: job, error } = useQuery(ownJobQuery(jobId));
  const cancel = useCancelJob();
  useDownloaded(job);
  const said = useSaid(job, error);
  const state = error ? 'failed' : (job?.state ?? 'waiting');
  const onCancel = () =>
    void cancel(jobId).catch((refused: unknown) =>
      notify.error(sentenceOf(refused, words) ?? words.job.failed),
    );
  return (
    <JobCard
      title={printing.title}
      state={state}
      progress={job?.progress ?? null}
      said={said}
      onCancel={job?.can.cancel ? onCancel : undefined}
      onRetry={
        state === 'failed' || (state === 'done' && !job?.file)
          ? () => printAgain(printing)
          : undefined
      }
      download={job?.file?.address}
      onClose={() => closePrinting(printing.key)}
    />
  );
}

/** One document from the wish to the file. */
export function PrintingCard({ printing }: { readonly printing: Printing }) {
  const { words } = useWords();
  const { key, title, jobId, refused } = printing;
  if (jobId) return <Made printing={printing} jobId={jobId} />;
  return (
    <JobCard
      title={title}
      state={refused ? 'failed' : 'waiting'}
      progress={null}
      said={refused ? (sentenceOf(refused, words) ?? words.job.failed) : undefined}
      onRetry={refused ? () => printAgain(printing) : undefined}
      onClose={() => closePrinting(key)}
    />
  );
}
