import type { Employee } from '@muster/contract/people/employee.ts';
import {
  type ListRow,
  type PersonList,
  personListCalls,
} from '@muster/contract/people/person-lists.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { type Given, useCallForm } from '../../../api/use-call-form.ts';
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time.ts';
import { notify } from '../../../ui/notify.ts';
import { useWords } from '../../../words/words.ts';
import { saveOwn } from '../own-versions.ts';
import { fieldsOf } from './list-kinds.ts';
import { type KeptList, listQuery } from './list-queries.ts';

/** A row while it is edited: it keeps its key wherever it is moved. */
export interface HeldRow {
  readonly key: string;
  readonly [field: string]: string | number | null;
}

const newKey = () => crypto.randomUUID();

/** Text boxes start empty, days and years with nothing. */
export const blankRow = (list: PersonList): HeldRow => ({
  ...Object.fromEntries(
    fieldsOf(list).map(({ name, kind }) => [name, kind === 'text' ? '' : null]),
  ),
  key: newKey(),
});

const heldFrom = (list: PersonList, rows: readonly ListRow[]): Given => ({
  rows: rows.map((row) => ({
    ...Object.fromEntries(
      fieldsOf(list).map(({ name, kind }) => [name, row[name] ?? (kind === 'text' ? '' : null)]),
    ),
    key: newKey(),
  })),
});

export const rowsIn = (held: Given) => held.rows as readonly HeldRow[];

/** As the call takes it: without the keys, and what was left empty is nothing. */
const givenBy =
  (list: PersonList) =>
  (held: Given): Given => ({
    rows: rowsIn(held).map((row) =>
      Object.fromEntries(
        fieldsOf(list).map(({ name, isNeeded }) => [
          name,
          row[name] === '' && !isNeeded ? null : row[name],
        ]),
      ),
    ),
  });

interface ListFormGiven {
  readonly list: PersonList;
  readonly person: Employee;
  readonly kept: KeptList;
  readonly onDone: () => void;
}

/** The whole list is saved at once; who was slower is told, and keeps what was typed. */
export function useListForm({ list, person, kept, onDone }: ListFormGiven) {
  const { words, say } = useWords();
  const client = useQueryClient();
  const [version, setVersion] = useState(kept.version);
  const named = { entity: words.people.lists.titles[list] };
  const { save } = personListCalls[list];
  const params = { id: person.id };
  const callForm = useCallForm({
    body: save.body,
    initial: heldFrom(list, kept.rows),
    given: givenBy(list),
    send: (given) =>
      saveOwn(
        { id: person.id, version },
        // what a form gives was checked by the body's own schema
        (newest) =>
          call(save, {
            params,
            body: { rows: given.rows as readonly ListRow[], version: newest },
          }),
        (answer) => answer.version,
      ),
    onSent: (answer) => {
      client.setQueryData(listQuery(list, person.id).queryKey, answer);
      void client.invalidateQueries({ queryKey: ['people'] });
      notify.success(say(words.said.updated, named));
      onDone();
    },
    failed: say(words.said.updateFailed, named),
  });
  const loadNewer = useOneAtATime(async () => {
    try {
      const newer = await client.fetchQuery(listQuery(list, person.id));
      setVersion(newer.version);
      callForm.startFrom(heldFrom(list, newer.rows));
    } catch (error) {
      callForm.showRefusal(error);
    }
  });
  return { ...callForm, loadNewer };
}
