import '../calendar.css';
import {
  type RosterAssignment,
  rosterCalls,
  rosterTargets,
} from '@muster/contract/calendar/roster-calls.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import { Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { newRecord } from '../../../ui/list/list-state.ts';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import type { Column } from '../../../ui/table/column.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords, type Words } from '../../../words/words.ts';
import { AssignmentForm } from '../shifts/assignment-form.tsx';
import { RecordDelete } from '../../../api/hand-records/record-delete.tsx';
import { RecordDrawer } from '../../../api/hand-records/record-drawer.tsx';
import { assignmentShape, assignmentsQuery } from '../queries.ts';
import { assignments } from '../records.ts';

const nameOf = (row: RosterAssignment, words: Words): string =>
  row.of?.name ?? words.calendar.assignments.targets.house;

function columnsOf(words: Words, language: Language): readonly Column<RosterAssignment>[] {
  const { assignments: said } = words.calendar;
  return [
    {
      key: 'of',
      sortable: 'name',
      header: said.whom,
      place: 'title',
      cell: (row) => (
        <span className="cal-two">
          {nameOf(row, words)}
          {row.of && <small>{said.targets[row.target]}</small>}
        </span>
      ),
    },
    {
      key: 'by',
      header: said.by,
      place: 'meta',
      cell: ({ pattern, shift, shiftedBy }) => (
        <span className="cal-two">
          {pattern?.name ?? shift?.name}
          <small>
            {pattern ? render(said.beginsWith, { day: shiftedBy + 1 }, language) : said.shift}
          </small>
        </span>
      ),
    },
    {
      key: 'from',
      sortable: 'startDate',
      header: said.since,
      place: 'meta',
      cell: ({ from }) => showDay(from, language),
    },
  ];
}

/** Who works by what, since when. */
export function AssignmentsScreen() {
  const { words, language } = useWords();
  const { rosterAssignment, assignments: said, roster } = words.calendar;
  const mayWrite = useMayCall(rosterCalls.assign);
  const list = useListState(assignmentShape);
  const answer = useQuery(assignmentsQuery(list.state));
  const [deleting, setDeleting] = useState<RosterAssignment>();
  return (
    <>
      <ListScreen
        name="assignments"
        title={roster.tabs.assignments}
        within={{
          entity: withinSentence(rosterAssignment.one),
          entities: withinSentence(rosterAssignment.many),
        }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        columns={columnsOf(words, language)}
        emptyHint={said.emptyHint}
        renderFilters={(isSheet) => (
          <PickFilter
            name={said.level}
            isSheet={isSheet}
            options={rosterTargets.map((value) => ({ value, label: said.targets[value] }))}
            value={list.state.filters.target}
            onChange={(target) => list.filter('target', target)}
          />
        )}
        rowId={({ id }) => id}
        rowLabel={(row) => nameOf(row, words)}
        onOpen={(row) => row.can.remove && setDeleting(row)}
        onAdd={mayWrite ? () => list.open(newRecord) : undefined}
        renderMenu={(row) =>
          row.can.remove && (
            <Menu.Item
              className="menu-bad"
              leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
              onClick={() => afterFocusReturned(() => setDeleting(row))}
            >
              {said.takeBack}
            </Menu.Item>
          )
        }
      />
      <RecordDrawer
        kept={assignments}
        open={list.state.open === newRecord ? newRecord : undefined}
        mayWrite={mayWrite}
        onClose={list.close}
        renderForm={() => <AssignmentForm onSaved={list.restart} />}
      />
      <RecordDelete
        kept={assignments}
        record={deleting}
        nameOf={(row) => nameOf(row, words)}
        onCancel={() => setDeleting(undefined)}
        onDeleted={() => {
          setDeleting(undefined);
          list.restart();
        }}
      />
    </>
  );
}
