import '../parts/calendar.css';
import type { RosterPattern } from '@muster/contract/calendar/roster-calls.ts';
import type { Language } from '@muster/contract/kernel/sentence.ts';
import { render } from '@muster/contract/kernel/sentence.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { showDay } from '../../../ui/day-text.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { newRecord } from '../../../ui/list/list-state.ts';
import { RecordActions } from '../../../ui/list/record-actions.tsx';
import { statusColumn } from '../../../ui/list/status-column.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import type { Column } from '../../../ui/table/column.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords, type Words } from '../../../words/words.ts';
import { PatternDays } from '../parts/pattern-days.tsx';
import { PatternForm } from '../parts/pattern-form.tsx';
import { RecordDelete } from '../parts/record-delete.tsx';
import { RecordDrawer } from '../parts/record-drawer.tsx';
import { RosterTabs } from '../parts/roster-tabs.tsx';
import { useRecordChanges } from '../parts/use-record-changes.ts';
import { patternShape, patternsQuery } from '../queries.ts';
import { patterns } from '../records.ts';

function columnsOf(words: Words, language: Language): readonly Column<RosterPattern>[] {
  const { rosterPattern, holidays } = words.calendar;
  const { fields } = rosterPattern;
  return [
    { key: 'name', header: fields.name, place: 'title', cell: ({ name }) => name },
    {
      key: 'days',
      header: fields.days,
      place: 'meta',
      cell: ({ days }) => (
        <span className="cal-two">
          <PatternDays days={days} />
          <small>{render(holidays.days, { count: days.length }, language)}</small>
        </span>
      ),
    },
    {
      key: 'beginsOn',
      header: fields.beginsOn,
      place: 'meta',
      cell: ({ beginsOn }) => showDay(beginsOn, language),
    },
    { ...statusColumn<RosterPattern>(words), sortable: false },
  ];
}

/** Rows of days that repeat themselves. */
export function PatternsScreen() {
  const { words, say, language } = useWords();
  const { rosterPattern, roster } = words.calendar;
  const list = useListState(patternShape);
  const answer = useQuery(patternsQuery(list.state));
  const [deleting, setDeleting] = useState<RosterPattern>();
  const { setActive } = useRecordChanges(patterns);
  const within = {
    entity: withinSentence(rosterPattern.one),
    entities: withinSentence(rosterPattern.many),
  };
  return (
    <>
      <ListScreen
        name="patterns"
        title={roster.title}
        within={within}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        notice={<RosterTabs />}
        columns={columnsOf(words, language)}
        renderFilters={() => null}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        onOpen={({ id }) => list.open(id)}
        onAdd={() => list.open(newRecord)}
        renderMenu={(row) => (
          <RecordActions
            edit={say(words.act.edit, within)}
            record={row}
            onEdit={() => list.open(row.id)}
            onActive={(active) => void setActive(row, active)}
            onDelete={() => setDeleting(row)}
          />
        )}
      />
      <RecordDrawer
        kept={patterns}
        open={list.state.open}
        mayWrite
        onClose={list.close}
        renderForm={(record) => <PatternForm pattern={record} onSaved={list.restart} />}
      />
      <RecordDelete
        kept={patterns}
        record={deleting}
        nameOf={({ name }) => name}
        mayRetire
        onCancel={() => setDeleting(undefined)}
        onDeleted={() => {
          setDeleting(undefined);
          list.restart();
        }}
      />
    </>
  );
}
