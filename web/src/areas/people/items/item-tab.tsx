import '../../../ui/page/card.css';
import '../profile/profile.css';
import './item-rows.css';
import type { HeldItem } from '@muster/contract/people/documents/item-calls.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import { ItemDelete } from './item-delete.tsx';
import { ItemIssue } from './item-issue.tsx';
import { itemsQuery } from './item-queries.ts';
import { ItemReturn } from './item-return.tsx';
import { ItemRow } from './item-row.tsx';
import type { TabProps } from '../profile/tab-props.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface HeldProps {
  readonly rows: readonly HeldItem[];
  readonly onTakeBack: ((held: HeldItem) => void) | undefined;
  readonly onDelete: ((held: HeldItem) => void) | undefined;
}

const ItemRows = ({ rows, ...may }: HeldProps) => (
  <ul className="item-rows">
    {rows.map((held) => (
      <ItemRow key={held.id} held={held} {...may} />
    ))}
  </ul>
);

function Loaded({
  person,
  isToday,
  ...told
}: TabProps & {
  readonly rows: readonly HeldItem[];
  readonly mayChange: boolean;
}) {
  const { words, say } = useWords();
  const { items } = words.people;
  const [isIssuing, setIssuing] = useState(false);
  const [returning, setReturning] = useState<HeldItem>();
  const [deleting, setDeleting] = useState<HeldItem>();
  const may = isToday && told.mayChange;
  const act = {
    onTakeBack: may ? setReturning : undefined,
    onDelete: may ? setDeleting : undefined,
  };
  const held = told.rows.filter(({ returnedOn }) => returnedOn === null);
  const returned = told.rows.filter(({ returnedOn }) => returnedOn !== null);
  return (
    <div className="item-stack">
      <section className="card" aria-label={items.held}>
        <div className="section-head">
          <h2>{items.held}</h2>
          {may && (
            <Button
              size="xs"
              leftSection={<IconPlus size={15} stroke={1.7} aria-hidden />}
              onClick={() => setIssuing(true)}
            >
              {items.issue}
            </Button>
          )}
        </div>
        {held.length > 0 ? (
          <ItemRows rows={held} {...act} />
        ) : (
          <p className="item-none">{say(items.nothingHeld, { name: person.name })}</p>
        )}
      </section>
      {returned.length > 0 && (
        <section className="card" aria-label={items.returned}>
          <div className="section-head">
            <h2>{items.returned}</h2>
          </div>
          <ItemRows rows={returned} {...act} />
        </section>
      )}
      <ItemIssue person={person} isWanted={isIssuing} onClose={() => setIssuing(false)} />
      <ItemReturn person={person} held={returning} onClose={() => setReturning(undefined)} />
      <ItemDelete person={person} held={deleting} onClose={() => setDeleting(undefined)} />
    </div>
  );
}

/** What someone holds and has returned. */
export function ItemTab(props: TabProps) {
  const { words } = useWords();
  const { data, error, refetch } = useQuery(itemsQuery(props.person.id));
  if (data) return <Loaded {...props} rows={data.rows} mayChange={data.can.change} />;
  return (
    <section className="card" aria-label={words.people.items.title}>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </section>
  );
}
