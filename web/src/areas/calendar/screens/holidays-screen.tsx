import { type Holiday, holidayCalls } from '@muster/contract/calendar/holiday-calls.ts';
import { scopesOf } from '@muster/contract/kernel/actor.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { newRecord } from '../../../ui/list/list-state.ts';
import { RecordActions } from '../../../ui/list/record-actions.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { today } from '../../../ui/today.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { CopyHolidays } from '../parts/copy-holidays.tsx';
import { holidayColumns } from '../parts/holiday-columns.tsx';
import { HolidayFilters } from '../parts/holiday-filters.tsx';
import { HolidayForm } from '../parts/holiday-form.tsx';
import { RecordDelete } from '../parts/record-delete.tsx';
import { RecordDrawer } from '../parts/record-drawer.tsx';
import { useRecordChanges } from '../parts/use-record-changes.ts';
import { holidayShape, holidaysQuery } from '../queries.ts';
import { holidays } from '../records.ts';

/** The holidays of a year. */
export function HolidaysScreen() {
  const { words, say, language } = useWords();
  const { holiday } = words.calendar;
  const list = useListState(holidayShape);
  const thisYear = Number(today().slice(0, 4));
  const year = Number(list.state.filters.year ?? thisYear);
  const answer = useQuery(holidaysQuery(list.state, year));
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayWrite = scopesOf(holidayCalls.create.access, held).size > 0;
  const [deleting, setDeleting] = useState<Holiday>();
  const { setActive } = useRecordChanges(holidays);
  const within = {
    entity: withinSentence(holiday.one),
    entities: withinSentence(holiday.many),
  };
  const moving = (answer.data?.rows ?? []).filter(
    (row) => !row.recurring && row.active && row.can.change,
  );
  return (
    <>
      <ListScreen
        name="holidays"
        title={holiday.many}
        within={within}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        columns={holidayColumns(words, language, year)}
        renderFilters={(isSheet) => (
          <HolidayFilters list={list} isSheet={isSheet} year={year} thisYear={thisYear} />
        )}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        onOpen={({ id }) => list.open(id)}
        onAdd={mayWrite ? () => list.open(newRecord) : undefined}
        headActions={moving.length > 0 && <CopyHolidays holidays={moving} year={year} />}
        renderMenu={(row) =>
          row.can.change && (
            <RecordActions
              edit={say(words.act.edit, within)}
              record={row}
              onEdit={() => list.open(row.id)}
              onActive={(active) => void setActive(row, active)}
              onDelete={() => setDeleting(row)}
            />
          )
        }
      />
      <RecordDrawer
        kept={holidays}
        open={list.state.open}
        mayWrite={mayWrite}
        onClose={list.close}
        renderForm={(record) => <HolidayForm holiday={record} onSaved={list.restart} />}
      />
      <RecordDelete
        kept={holidays}
        record={deleting}
        nameOf={({ name }) => name}
        onCancel={() => setDeleting(undefined)}
        onDeleted={() => {
          setDeleting(undefined);
          list.restart();
        }}
      />
    </>
  );
}
