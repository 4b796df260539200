import './history.css';
import type { Employee } from '@muster/contract/people/employee.ts';
import type { JobPeriod } from '@muster/contract/people/people-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showDay } from '../../../ui/text/day-text.ts';
import { EmptyState, PageSkeleton } from '../../../ui/page/states.tsx';
import { today } from '../../../session/company-days.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { historyQuery } from '../people-queries.ts';
import { CancelChange } from './cancel-change.tsx';
import { ChangeList } from './change-list.tsx';
import { periodDifferences, periodOn } from './differences.ts';
import type { TabProps } from '../profile/tab-props.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface PeriodProps {
  readonly period: JobPeriod;
  readonly earlier: JobPeriod | undefined;
  readonly when: 'planned' | 'now' | 'past';
  readonly onCancel: (() => void) | undefined;
}

function PeriodTitle({ period, earlier, when, onCancel }: PeriodProps) {
  const { words, say, language } = useWords();
  const { history } = words.people;
  const from = showDay(period.from, language);
  const until = period.until && showDay(period.until, language);
  const open = when === 'planned' ? history.from : history.since;
  const isBegun = !earlier && period.cause === 'change';
  return (
    <div className="timeline-head">
      <h3>{isBegun ? history.begun : history.causes[period.cause]}</h3>
      <span>{until ? say(history.until, { from, until }) : say(open, { from })}</span>
      {when !== 'past' && (
        <span className="timeline-mark" data-when={when}>
          {history[when]}
        </span>
      )}
      {onCancel && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${history.cancel}: ${history.causes[period.cause]}, ${from}`}
          onClick={onCancel}
        >
          {history.cancel}
        </Button>
      )}
    </div>
  );
}

function Period(props: PeriodProps) {
  const { words, say, language } = useWords();
  const { period, earlier, when } = props;
  const entered = showMoment(period.createdAt, language);
  return (
    <li data-when={when}>
      <PeriodTitle {...props} />
      {period.note && <p className="timeline-note">{period.note}</p>}
      <ChangeList changes={periodDifferences(earlier, period)} isFirst={!earlier} />
      <p className="timeline-entered">{say(words.people.history.entered, { when: entered })}</p>
    </li>
  );
}

interface TimelineProps {
  readonly periods: readonly JobPeriod[];
  /** none where nothing is taken back, as on paper */
  readonly onCancel?: (period: JobPeriod) => void;
}

/** Stretches of job data, the newest first, each with what it changed. */
export function JobHistory({ periods, onCancel }: TimelineProps) {
  const day = today();
  const now = periodOn(periods, day);
  const whenOf = (period: JobPeriod) => {
    if (period === now) return 'now';
    return period.from > day ? 'planned' : 'past';
  };
  return (
    <ol className="timeline">
      {periods.map((period, at) => (
        <Period
          key={period.id}
          period={period}
          earlier={periods[at + 1]}
          when={whenOf(period)}
          onCancel={onCancel && period.can.cancel ? () => onCancel(period) : undefined}
        />
      ))}
    </ol>
  );
}

function HistoryBody({ person }: { readonly person: Employee }) {
  const { words } = useWords();
  const { data, error, refetch } = useQuery(historyQuery(person.id));
  const [cancelling, setCancelling] = useState<JobPeriod>();
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={words.list.loading} />;
  if (data.length === 0) return <EmptyState title={words.people.history.empty} />;
  return (
    <>
      <JobHistory periods={data} onCancel={setCancelling} />
      <CancelChange person={person} period={cancelling} onClose={() => setCancelling(undefined)} />
    </>
  );
}

export function HistoryTab({ person }: TabProps) {
  const { words } = useWords();
  return (
    <section className="card" aria-label={words.people.history.title}>
      <HistoryBody person={person} />
    </section>
  );
}
