import '../../../ui/page/card.css';
import '../profile/profile.css';
import './list-rows.css';
import type { Employee } from '@muster/contract/people/employee.ts';
import type { PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useRef, useState } from 'react';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { FormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import { personListQuery } from './list-queries.ts';
import { ListRows } from './list-rows.tsx';
import type { ListFormProps } from './list-form-state.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface ListCardProps {
  readonly list: PersonList;
  readonly person: Employee;
  /** how the reader has it changed; none: it is only read */
  readonly edit:
    | {
        readonly button: string;
        readonly label: string;
        readonly Form: ComponentType<ListFormProps>;
      }
    | undefined;
}

/** One list of a person, edited where it stands. */
export function ListCard({ list, person, edit }: ListCardProps) {
  const { words } = useWords();
  const { data, error, refetch } = useQuery(personListQuery(list, person.id));
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const title = words.people.lists.titles[list];
  const close = () => {
    setEditing(false);
    afterFocusReturned(() => opener.current?.focus());
  };
  const body = () => {
    if (data && edit && isEditing)
      return (
        <FormGuard onLeave={close}>
          <edit.Form list={list} person={person} kept={data} onDone={close} />
        </FormGuard>
      );
    if (data) return <ListRows list={list} rows={data.rows} />;
    if (!error) return <FormSkeleton fields={2} />;
    return <LoadError error={error} onRetry={() => void refetch()} />;
  };
  return (
    <section className="card" aria-label={title}>
      <div className="section-head">
        <h2>{title}</h2>
        {data && edit && !isEditing && (
          <Button
            ref={opener}
            size="xs"
            variant="default"
            aria-label={edit.label}
            onClick={() => setEditing(true)}
          >
            {edit.button}
          </Button>
        )}
      </div>
      {body()}
    </section>
  );
}
