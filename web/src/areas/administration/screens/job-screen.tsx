import { Menu } from '@mantine/core';
import { IconListDetails, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../api/refusal.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { backgroundTaskColumns } from '../jobs/job-columns.tsx';
import { JobDrawer } from '../jobs/job-drawer.tsx';
import { JobFilters } from '../jobs/job-filters.tsx';
import { jobShape, jobsQuery, useRetryJob } from '../jobs/job-queries.ts';
import { jobKind } from '../jobs/job-state.tsx';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The work that is done behind the pages, as it moves. */
export function JobScreen() {
  const { words, language } = useWords();
  const { jobs } = words.administration;
  const list = useListState(jobShape);
  const answer = useQuery(jobsQuery(list.state));
  const retry = useRetryJob();
  return (
    <>
      <ListScreen
        name="jobs"
        title={jobs.title}
        within={{ entity: withinSentence(jobs.one), entities: withinSentence(jobs.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        emptyHint={jobs.emptyHint}
        columns={backgroundTaskColumns(words, language)}
        renderFilters={(isSheet) => (
          <JobFilters list={list} isSheet={isSheet} kinds={answer.data?.kinds ?? []} />
        )}
        rowId={(job) => job.id}
        rowLabel={(job) => jobKind(job.kind, words)}
        {...list.openingById}
        onAdd={undefined}
        renderMenu={(job) => (
          <>
            <Menu.Item
              leftSection={<IconListDetails {...icon} />}
              onClick={() => afterFocusReturned(() => list.open(job.id))}
            >
              {jobs.open}
            </Menu.Item>
            {job.can.retry && (
              <Menu.Item
                leftSection={<IconRefresh {...icon} />}
                onClick={() => void retry.start(job.id)}
              >
                {jobs.retry}
              </Menu.Item>
            )}
          </>
        )}
      />
      <JobDrawer list={list} />
    </>
  );
}
