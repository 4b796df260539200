import type { Employee } from '@muster/contract/people/employee.ts';
import type { ListRow, PersonList } from '@muster/contract/people/person-lists.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Given, useCallForm } from '../../../api/use-call-form.ts';
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time.ts';
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

/** The rows under the name by which the call takes them. */
export const heldFrom = (list: PersonList, under: string, rows: readonly ListRow[]): Given => ({
  [under]: rows.map((row) => ({
    ...Object.fromEntries(
      fieldsOf(list).map(({ name, kind }) => [name, row[name] ?? (kind === 'text' ? '' : null)]),
    ),
    key: newKey(),
  })),
});

export const rowsIn = (held: Given, under: string) => held[under] as readonly HeldRow[];

/** As the call takes it: without the keys, and what was left empty is nothing. */
export const givenBy =
  (list: PersonList, under: string) =>
  (held: Given): Given => ({
    [under]: rowsIn(held, under).map((row) =>
      Object.fromEntries(
        fieldsOf(list).map(({ name, isNeeded }) => [
          name,
          row[name] === '' && !isNeeded ? null : row[name],
        ]),
      ),
    ),
  });

export interface ListFormProps {
  readonly list: PersonList;
  readonly person: Employee;
  readonly kept: KeptList;
  readonly onDone: () => void;
}

/** Who was slower is told, and may go on from what is there now. */
export function useNewer(
  { list, person }: ListFormProps,
  { startFrom, showRefusal }: Pick<ReturnType<typeof useCallForm>, 'startFrom' | 'showRefusal'>,
  under: string,
  setVersion: (version: number) => void,
) {
  const client = useQueryClient();
  return useOneAtATime(async () => {
    try {
      const newer = await client.fetchQuery(listQuery(list, person.id));
      setVersion(newer.version);
      startFrom(heldFrom(list, under, newer.rows));
    } catch (error) {
      showRefusal(error);
    }
  });
}
