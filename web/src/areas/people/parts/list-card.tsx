import '../../../ui/card.css';
import './profile.css';
import './list-rows.css';
import type { PersonList } from '@muster/contract/people/person-lists.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { afterFocusReturned } from '../../../ui/form/after-focus-returned.ts';
import { FormGuard } from '../../../ui/form/form-guard.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useWords } from '../../../words/words.ts';
import { ListForm } from './list-form.tsx';
import { listQuery } from './list-queries.ts';
import { ListRows } from './list-rows.tsx';
import type { TabProps } from './tab-props.ts';

interface ListCardProps extends TabProps {
  readonly list: PersonList;
}

/** One list of a person, edited where it stands. */
export function ListCard({ list, person, isToday }: ListCardProps) {
  const { words, say } = useWords();
  const { lists, profile } = words.people;
  const { data, error, refetch } = useQuery(listQuery(list, person.id));
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const title = lists.titles[list];
  const close = () => {
    setEditing(false);
    afterFocusReturned(() => opener.current?.focus());
  };
  const body = () => {
    if (data && isEditing)
      return (
        <FormGuard onLeave={close}>
          <ListForm list={list} person={person} kept={data} onDone={close} />
        </FormGuard>
      );
    if (data) return <ListRows list={list} rows={data.rows} />;
    if (!error) return <FormSkeleton fields={2} />;
    return (
      <ErrorState
        title={words.state.errorTitle}
        message={sentenceOf(error, words) ?? undefined}
        onRetry={() => void refetch()}
        retryLabel={words.act.retry}
      />
    );
  };
  return (
    <section className="card" aria-label={title}>
      <div className="section-head">
        <h2>{title}</h2>
        {data && isToday && person.can.change && !isEditing && (
          <Button
            ref={opener}
            size="xs"
            variant="default"
            aria-label={say(profile.editSection, { section: title })}
            onClick={() => setEditing(true)}
          >
            {profile.edit}
          </Button>
        )}
      </div>
      {body()}
    </section>
  );
}
