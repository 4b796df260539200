import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { ListViews } from '../../../api/views/list-views.tsx';
import { useSession } from '../../../session/session.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { useSelection } from '../../../ui/list/filters/use-selection.ts';
import { today } from '../../../session/company-days.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { BulkDrawer } from '../batches/bulk/bulk-drawer.tsx';
import { usePeopleActions } from '../batches/bulk/people-actions.tsx';
import { AsOfBanner } from '../history/as-of-banner.tsx';
import { peopleColumns } from '../directory/people-columns.tsx';
import { PeopleFilters } from '../directory/people-filters.tsx';
import { PersonDelete } from '../directory/person-delete.tsx';
import { PersonMenu } from '../directory/person-menu.tsx';
import { peopleQuery, peopleShape } from '../people-queries.ts';

function ShownDay({ list }: { readonly list: ListHandle }) {
  const { words, say, language } = useWords();
  const { asOfPast, asOfFuture } = words.people.list;
  const { asOf } = list.state.filters;
  if (!asOf) return null;
  return (
    <AsOfBanner
      text={say(asOf > today() ? asOfFuture : asOfPast, { day: showDay(asOf, language) })}
      onToday={() => list.filter('asOf', undefined)}
    />
  );
}

/** Everyone within reach, of today or of another day. */
export function PeopleScreen() {
  const { words, language } = useWords();
  const { employee } = words.people;
  const navigate = useNavigate();
  const list = useListState(peopleShape);
  const answer = useQuery(peopleQuery(list.state));
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayAdd = scopesOf(peopleCalls.create.access, held).size > 0;
  const [deleting, setDeleting] = useState<Employee>();
  const columns = peopleColumns(words, language);
  const selection = useSelection(list.state);
  const many = usePeopleActions(list.state, answer.data?.total);
  const views = { list: 'employee', name: 'people', shape: peopleShape, handle: list, columns };
  const { asOf } = list.state.filters;
  const pages = usePages(({ id }: Employee) => ({
    to: '/admin/employee/$id/$tab',
    params: { id, tab: 'info' },
    search: asOf ? { asOf } : {},
  }));
  return (
    <div className="people-list">
      <ShownDay list={list} />
      <ListScreen
        name="people"
        title={employee.many}
        within={{ entity: withinSentence(employee.one), entities: withinSentence(employee.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        {...many.list}
        views={<ListViews {...views} />}
        selection={many.isSelectable ? selection : undefined}
        columns={columns}
        renderFilters={(isSheet) => <PeopleFilters list={list} isSheet={isSheet} />}
        rowId={(person) => person.id}
        rowLabel={(person) => person.name}
        {...pages}
        onAdd={mayAdd ? () => void navigate({ to: '/admin/employee/new' }) : undefined}
        renderMenu={(person) => <PersonMenu person={person} onDelete={() => setDeleting(person)} />}
      />
      <BulkDrawer whom={many.whom} onClose={many.forgetWhom} />
      <PersonDelete
        person={deleting}
        onCancel={() => setDeleting(undefined)}
        onDeleted={() => {
          setDeleting(undefined);
          list.restart();
        }}
      />
    </div>
  );
}
