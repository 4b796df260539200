import type { JobSeen } from '@muster/contract/administration/job-calls.ts';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { backgroundTaskQuery, useRetryJob } from './job-queries.ts';
import { JobMark, JobProgress, jobKind } from './job-state.tsx';
import { LongText, Opened } from '../audit/opened.tsx';
import { LoadError } from '../../../api/load-error.tsx';

function JobShown({ job }: { readonly job: JobSeen }) {
  const { words, language } = useWords();
  const { fields, queues, byItself, retry: again } = words.administration.jobs;
  const retry = useRetryJob();
  const moment = (at: string | null) => (at ? showMoment(at, language) : words.list.none);
  return (
    <Opened
      title={jobKind(job.kind, words)}
      facts={[
        [fields.state, <JobMark key="state" state={job.state} />],
        [fields.progress, <JobProgress key="progress" job={job} />],
        [fields.askedBy, job.askedBy ?? byItself],
        [fields.attempts, new Intl.NumberFormat(language).format(job.attempts)],
        [fields.createdAt, moment(job.createdAt)],
        [fields.startedAt, moment(job.startedAt)],
        job.nextTryAt
          ? [fields.nextTryAt, moment(job.nextTryAt)]
          : [fields.endedAt, moment(job.endedAt)],
        [fields.queue, queues[job.queue]],
      ]}
      action={
        job.can.retry && (
          <Button
            leftSection={<IconRefresh size={16} stroke={1.7} aria-hidden />}
            loading={retry.isBusy}
            onClick={() => void retry.start(job.id)}
          >
            {again}
          </Button>
        )
      }
    >
      {job.error && (
        <LongText title={fields.error} tone="bad">
          {job.error}
        </LongText>
      )}
    </Opened>
  );
}

function Content({ open }: { readonly open: string }) {
  const { data, error, refetch } = useQuery(backgroundTaskQuery(open));
  if (data) return <JobShown job={data} />;
  if (!error) return <FormSkeleton fields={4} />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}

export function JobDrawer({ list }: { readonly list: ListHandle }) {
  const { jobs } = useWords().words.administration;
  const { open } = list.state;
  const { shown, forget } = useLingering(open);
  if (!shown) return null;
  return (
    <FormDrawer
      key={shown}
      wanted={open !== undefined}
      title={jobs.one}
      onClose={list.close}
      onClosed={forget}
    >
      <Content open={shown} />
    </FormDrawer>
  );
}
