import type { JobSeen } from '@muster/contract/administration/job-calls.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Column } from '../../../ui/table/column.ts';
import { showMoment } from '../../../words/moments.ts';
import type { Words } from '../../../words/words.ts';
import { JobMark, JobProgress, jobKind } from './job-state.tsx';

/** Text and bare elements only: a kit component in every cell is slow. */
export function backgroundTaskColumns(
  words: Words,
  language: Language,
): readonly Column<JobSeen>[] {
  const { fields, byItself } = words.administration.jobs;
  return [
    {
      key: 'kind',
      sortable: true,
      header: fields.kind,
      place: 'title',
      cell: ({ kind }) => jobKind(kind, words),
    },
    {
      key: 'state',
      header: fields.state,
      place: 'meta',
      cell: ({ state }) => <JobMark state={state} />,
    },
    {
      key: 'progress',
      header: fields.progress,
      place: 'meta',
      isBlank: ({ progress }) => progress === null || progress.total === 0,
      cell: (job) => <JobProgress job={job} />,
    },
    {
      key: 'attempts',
      header: fields.attempts,
      place: 'meta',
      align: 'end',
      // a bare figure says nothing on a card
      isBlank: () => true,
      cell: ({ attempts }) => new Intl.NumberFormat(language).format(attempts),
    },
    {
      key: 'askedBy',
      header: fields.askedBy,
      place: 'meta',
      isBlank: ({ askedBy }) => askedBy === null,
      cell: ({ askedBy }) => askedBy ?? <span className="dt-none">{byItself}</span>,
    },
    {
      key: 'createdAt',
      sortable: true,
      header: fields.createdAt,
      place: 'meta',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{showMoment(createdAt, language)}</time>,
    },
  ];
}
