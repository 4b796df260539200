import '../directory/people.css';
import type { ExpiringDocument } from '@muster/contract/people/documents/document-calls.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import { Menu } from '@mantine/core';
import { IconCalendarPlus, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { nothingChosen, useSelection } from '../../../ui/list/filters/use-selection.ts';
import { TabLinks } from '../../../ui/page/tab-links.tsx';
import { useWords } from '../../../words/words.ts';
import {
  confirmationShape,
  confirmationsQuery,
  expiringQuery,
  expiringShape,
} from '../due-queries.ts';
import { ConfirmMany } from '../reminders/confirm-many.tsx';
import { useConfirmationColumns, useExpiringColumns } from '../reminders/due-columns.tsx';
import { ConfirmationFilters, ExpiringFilters } from '../reminders/due-filters.tsx';
import { ExtendDialog } from '../reminders/extend-dialog.tsx';
import { LifeDialog } from '../life/life-dialog.tsx';

const base = '/admin/employee/due';

function DueTabs() {
  const { due } = useWords().words.people;
  return (
    <TabLinks
      label={due.title}
      tabs={[
        { path: `${base}/confirmations`, label: due.tabs.confirmations },
        { path: `${base}/documents`, label: due.tabs.documents },
      ]}
    />
  );
}

interface DueMenuProps {
  readonly person: Employee;
  readonly onConfirm: (person: Employee) => void;
  readonly onExtend: (person: Employee) => void;
}

function DueMenu({ person, onConfirm, onExtend }: DueMenuProps) {
  const { due } = useWords().words.people;
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <>
      <Menu.Item
        leftSection={<IconCheck {...icon} />}
        onClick={() => afterFocusReturned(() => onConfirm(person))}
      >
        {due.confirm}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCalendarPlus {...icon} />}
        onClick={() => afterFocusReturned(() => onExtend(person))}
      >
        {due.extend}
      </Menu.Item>
    </>
  );
}

/** A row leads to the part of the profile that it speaks of. */
const useProfiles = <R,>(tab: string, personOf: (row: R) => string) =>
  usePages((row: R) => ({
    to: '/admin/employee/$id/$tab',
    params: { id: personOf(row), tab },
    search: {},
  }));

/** People on probation by the day on which they are to be confirmed. */
function Confirmations() {
  const { words } = useWords();
  const { due } = words.people;
  const pages = useProfiles('job', ({ id }: Employee) => id);
  const list = useListState(confirmationShape);
  const answer = useQuery(confirmationsQuery(list.state));
  const selection = useSelection(list.state);
  const columns = useConfirmationColumns();
  const [confirming, setConfirming] = useState<Employee>();
  const [last, setLast] = useState<Employee>();
  const [extending, setExtending] = useState<Employee>();
  const rows = answer.data?.rows ?? [];
  const mayChange = rows.some(({ can }) => can.change);
  return (
    <>
      <ListScreen
        name="due-confirmations"
        title={due.title}
        within={{ entity: due.confirmation, entities: due.confirmations }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        notice={<DueTabs />}
        columns={columns}
        renderFilters={(isSheet) => <ConfirmationFilters list={list} isSheet={isSheet} />}
        emptyHint={due.nobodyHint}
        selection={mayChange ? selection : undefined}
        renderBulk={(chosen) => (
          <ConfirmMany
            chosen={chosen}
            nameOf={(id) => rows.find((row) => row.id === id)?.name ?? ''}
            onDone={() => selection.choose(nothingChosen)}
          />
        )}
        rowId={(person) => person.id}
        rowLabel={(person) => person.name}
        {...pages}
        onAdd={undefined}
        renderMenu={(person) =>
          person.can.life.includes('confirm') ? (
            <DueMenu
              person={person}
              onConfirm={(one) => {
                setLast(one);
                setConfirming(one);
              }}
              onExtend={setExtending}
            />
          ) : null
        }
      />
      {last && (
        <LifeDialog
          key={last.id}
          person={last}
          action={confirming && 'confirm'}
          onClose={() => setConfirming(undefined)}
        />
      )}
      <ExtendDialog person={extending} onClose={() => setExtending(undefined)} />
    </>
  );
}

/** Papers that run out or have, the first first. */
function Expiring() {
  const { words } = useWords();
  const { due } = words.people;
  const pages = useProfiles('documents', ({ person }: ExpiringDocument) => person.id);
  const list = useListState(expiringShape);
  const answer = useQuery(expiringQuery(list.state));
  const columns = useExpiringColumns();
  return (
    <ListScreen
      name="due-documents"
      title={due.title}
      within={{ entity: due.document, entities: due.documents }}
      list={list}
      answer={answer}
      problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
      notice={<DueTabs />}
      columns={columns}
      renderFilters={(isSheet) => <ExpiringFilters list={list} isSheet={isSheet} />}
      emptyHint={due.nothing}
      rowId={(document) => document.id}
      rowLabel={({ title, person }) => `${title}, ${person.name}`}
      {...pages}
      onAdd={undefined}
      renderMenu={() => null}
    />
  );
}

/** What HR has to see to in time. */
export function DueScreen() {
  const { tab } = useParams({ strict: false });
  if (tab !== 'confirmations' && tab !== 'documents')
    return <Navigate to={`${base}/confirmations`} replace />;
  return (
    <div className="people-list">{tab === 'documents' ? <Expiring /> : <Confirmations />}</div>
  );
}
