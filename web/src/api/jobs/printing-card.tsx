import type { OwnJob } from '@muster/contract/kernel/own-job-calls.ts';
import { useEffect, useRef } from 'react';
import { JobCard } from '../../ui/job/job-card.tsx';
import { useWords } from '../../words/words.ts';
import { sentenceOf } from '../refusal.ts';
import { closePrinting, type RequestedDocument, printAgain } from './printings.ts';
import { useOwnJob } from './use-own-job.ts';

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

function Made({
  printing,
  jobId,
}: {
  readonly printing: RequestedDocument;
  readonly jobId: string;
}) {
  const { job: words } = useWords().words;
  const { job, state, progress, problem, onCancel } = useOwnJob(jobId);
  useDownloaded(job);
  const end = state === 'done' ? (job?.file ? words.saved : words.gone) : undefined;
  return (
    <JobCard
      title={printing.title}
      state={state}
      progress={progress}
      said={problem ?? end}
      onCancel={onCancel}
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
export function PrintingCard({ printing }: { readonly printing: RequestedDocument }) {
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
