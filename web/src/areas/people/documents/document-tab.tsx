import '../../../ui/page/card.css';
import '../profile/profile.css';
import '../items/item-rows.css';
import './documents.css';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import {
  documentCalls,
  type PersonDocument,
} from '@muster/contract/people/documents/document-calls.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import { DocumentDelete } from './document-delete.tsx';
import { DocumentDialog, type Editing } from './document-form.tsx';
import { documentsQuery } from './document-queries.ts';
import { DocumentRow } from './document-row.tsx';
import type { TabProps } from '../profile/tab-props.ts';
import { LoadError } from '../../../api/load-error.tsx';

/** The rule of the call decides. */
export function ofDocuments({ id, projection }: Employee): boolean {
  const { user } = useSession.getState();
  const scopes = scopesOf(documentCalls.list.access, user?.capacities ?? []);
  return projection === 'full' && (scopes.has('all') || user?.employeeId === id);
}

interface DocumentCardProps {
  readonly id: string;
  readonly none: string;
  readonly hint?: string;
  readonly renderAction?: (mayChange: boolean) => ReactNode;
  readonly onChange?: (document: PersonDocument) => void;
  readonly onDelete?: (document: PersonDocument) => void;
}

/** Someone's papers, the newest first. */
function DocumentCard({ id, none, hint, renderAction, onChange, onDelete }: DocumentCardProps) {
  const { words } = useWords();
  const { title } = words.people.documents;
  const { data, error, refetch } = useQuery(documentsQuery(id));
  const may = data?.can.change ?? false;
  return (
    <section className="card" aria-label={title}>
      <div className="section-head">
        <h2>{title}</h2>
        {renderAction?.(may)}
      </div>
      {hint && <p className="card-note">{hint}</p>}
      {data?.rows.length === 0 && <p className="item-none">{none}</p>}
      {data && data.rows.length > 0 && (
        <ul className="item-rows">
          {data.rows.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onChange={may ? onChange : undefined}
              onDelete={may ? onDelete : undefined}
            />
          ))}
        </ul>
      )}
      {!data && !error && <FormSkeleton fields={2} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

/** On a profile: to see, and for HR to add, change and delete. */
export function DocumentTab({ person, isToday }: TabProps) {
  const { words, say } = useWords();
  const { documents } = words.people;
  const [editing, setEditing] = useState<Editing>();
  const [deleting, setDeleting] = useState<PersonDocument>();
  return (
    <>
      <DocumentCard
        id={person.id}
        none={say(documents.none, { name: person.name })}
        renderAction={(may) =>
          may &&
          isToday && (
            <Button
              size="xs"
              leftSection={<IconPlus size={15} stroke={1.7} aria-hidden />}
              onClick={() => setEditing({ document: null })}
            >
              {documents.add}
            </Button>
          )
        }
        onChange={isToday ? (document) => setEditing({ document }) : undefined}
        onDelete={isToday ? setDeleting : undefined}
      />
      <DocumentDialog person={person} editing={editing} onClose={() => setEditing(undefined)} />
      <DocumentDelete
        personId={person.id}
        document={deleting}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}

/** On the own profile: to see. */
export function OwnDocuments({ id }: { readonly id: string }) {
  const { documents } = useWords().words.people;
  return <DocumentCard id={id} none={documents.noneOwn} hint={documents.ownHint} />;
}
