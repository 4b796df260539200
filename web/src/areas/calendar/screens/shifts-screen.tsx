import { type Shift, shiftCalls } from '@muster/contract/calendar/shift-calls.ts';
import { scopesOf } from '@muster/contract/kernel/actor.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { newRecord } from '../../../ui/list/list-state.ts';
import { StatusFilter } from '../../../ui/list/pick-filter.tsx';
import { RecordActions } from '../../../ui/list/record-actions.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { RecordDelete } from '../parts/record-delete.tsx';
import { RecordDrawer } from '../parts/record-drawer.tsx';
import { shiftColumns } from '../parts/shift-columns.tsx';
import { ShiftForm } from '../parts/shift-form.tsx';
import { useRecordChanges } from '../parts/use-record-changes.ts';
import { shiftShape, shiftsQuery } from '../queries.ts';
import { shifts } from '../records.ts';

export function ShiftsScreen() {
  const { words, say, language } = useWords();
  const { shift } = words.calendar;
  const list = useListState(shiftShape);
  const answer = useQuery(shiftsQuery(list.state));
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayWrite = scopesOf(shiftCalls.create.access, held).size > 0;
  const [deleting, setDeleting] = useState<Shift>();
  const { setActive } = useRecordChanges(shifts);
  const within = { entity: withinSentence(shift.one), entities: withinSentence(shift.many) };
  return (
    <>
      <ListScreen
        name="shifts"
        title={shift.many}
        within={within}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        columns={shiftColumns(words, language)}
        renderFilters={(isSheet) => (
          <StatusFilter
            isSheet={isSheet}
            value={list.state.active}
            onChange={(active) => list.change({ pageNo: 1, active })}
          />
        )}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        onOpen={({ id }) => list.open(id)}
        onAdd={mayWrite ? () => list.open(newRecord) : undefined}
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
        kept={shifts}
        open={list.state.open}
        mayWrite={mayWrite}
        onClose={list.close}
        renderForm={(record) => <ShiftForm shift={record} onSaved={list.restart} />}
      />
      <RecordDelete
        kept={shifts}
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
