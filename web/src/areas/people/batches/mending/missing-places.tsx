import '../batches.css';
import '../../../../ui/sheets/sheets.css';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import type { Batch, MissingPlace } from '@muster/contract/people/batches/batch-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkInput } from '../../../../api/links/link-input.tsx';
import { useWords } from '../../../../words/words.ts';
import { places } from '../../links.ts';
import { missingQuery } from '../batch-queries.ts';
import type { useBatchActions } from '../use-batch-actions.ts';

type Mend = ReturnType<typeof useBatchActions>['mend'];

/** What shall become of a name, as the call takes it. */
const named = (
  { field, name, within }: MissingPlace,
  as: 'create' | 'use' | 'leave',
  more: { use?: string; concernId?: string } = {},
) => ({ field, name, within: within?.id ?? null, as, ...more });

interface PlaceProps {
  readonly place: MissingPlace;
  readonly concern: Linked | null;
  readonly mend: Mend;
}

function Deeds({ place, concern, mend }: PlaceProps) {
  const { words, say } = useWords();
  const { missing } = words.people.batch;
  const { near, isWanted, mayCreate, needsConcern } = place;
  const isOpen = !needsConcern || concern !== null;
  const send = (as: 'create' | 'use' | 'leave', more = {}) =>
    void mend.start({ names: [named(place, as, more)] });
  const button = { size: 'xs', variant: 'default', disabled: mend.isBusy } as const;
  if (isWanted)
    return (
      <>
        <b>{missing.wanted}</b>
        <Button {...button} onClick={() => send('leave')}>
          {missing.leave}
        </Button>
      </>
    );
  return (
    <>
      {near && (
        <Button {...button} onClick={() => send('use', { use: near })}>
          {say(missing.use, { name: near })}
        </Button>
      )}
      {mayCreate && isOpen && (
        <Button {...button} onClick={() => send('create', { concernId: concern?.id })}>
          {missing.create}
        </Button>
      )}
      {mayCreate && !isOpen && <small>{missing.sayConcern}</small>}
      {!mayCreate && <small>{missing.mayNot}</small>}
    </>
  );
}

function Place(props: PlaceProps) {
  const { words, say } = useWords();
  const { missing } = words.people.batch;
  const { name, column, within, rows } = props.place;
  const needed = say(missing.needed, { count: rows });
  return (
    <li>
      <span className="two-lines">
        {name}{' '}
        <small>
          {within
            ? say(missing.aboutWithin, { column, within: within.name, rows: needed })
            : say(missing.about, { column, rows: needed })}
        </small>
      </span>
      <div>
        <Deeds {...props} />
      </div>
    </li>
  );
}

interface MissingPlacesProps {
  readonly batch: Batch;
  readonly mend: Mend;
}

/** Departments and the like that the sheet names: made with it, or another is meant. */
export function MissingPlaces({ batch, mend }: MissingPlacesProps) {
  const { words, say } = useWords();
  const { missing } = words.people.batch;
  const { data = [] } = useQuery(missingQuery(batch));
  const [concern, setConcern] = useState<Linked | null>(null);
  if (data.length === 0) return null;
  const plain = data.filter(
    ({ isWanted, mayCreate, near, needsConcern }) =>
      !isWanted && mayCreate && near === null && (!needsConcern || concern !== null),
  );
  const createAll = () =>
    void mend.start({
      names: plain.map((place) => named(place, 'create', { concernId: concern?.id })),
    });
  return (
    <section className="card sheet-card batch-missing" aria-labelledby="batch-missing">
      <header>
        <h2 id="batch-missing">{missing.title}</h2>
        {plain.length > 1 && (
          <Button size="xs" loading={mend.isBusy} onClick={createAll}>
            {say(missing.createAll, { count: plain.length })}
          </Button>
        )}
      </header>
      <p>{missing.hint}</p>
      {data.some(({ needsConcern, mayCreate }) => needsConcern && mayCreate) && (
        <LinkInput to={places.concernId} label={missing.concern} onChange={setConcern} />
      )}
      <ul>
        {data.map((place) => (
          <Place
            key={`${place.field} ${place.within?.id} ${place.name}`}
            place={place}
            concern={concern}
            mend={mend}
          />
        ))}
      </ul>
    </section>
  );
}
