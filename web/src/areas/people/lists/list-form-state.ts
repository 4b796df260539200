import type { Employee } from '@muster/contract/people/employee.ts';
import type { ListRow, PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { personListFields } from './list-kinds.ts';
import { type SavedList, personListQuery } from './list-queries.ts';

/** A row while it is edited: it keeps its key wherever it is moved. */
export interface FormRow {
  readonly key: string;
  readonly [field: string]: string | number | null;
}

const newKey = () => crypto.randomUUID();

/** Text boxes start empty, days and years with nothing. */
export const blankRow = (list: PersonList): FormRow => ({
  ...Object.fromEntries(
    personListFields(list).map(({ name, kind }) => [name, kind === 'text' ? '' : null]),
  ),
  key: newKey(),
});

/** The rows under the name by which the call takes them. */
export const personListFormState = (
  list: PersonList,
  under: string,
  rows: readonly ListRow[],
): FormValues => ({
  [under]: rows.map((row) => ({
    ...Object.fromEntries(
      personListFields(list).map(({ name, kind }) => [
        name,
        row[name] ?? (kind === 'text' ? '' : null),
      ]),
    ),
    key: newKey(),
  })),
});

export const formRows = (held: FormValues, under: string) => held[under] as readonly FormRow[];

/** As the call takes it: without the keys, and what was left empty is nothing. */
export const personListBody =
  (list: PersonList, under: string) =>
  (held: FormValues): FormValues => ({
    [under]: formRows(held, under).map((row) =>
      Object.fromEntries(
        personListFields(list).map(({ name, isNeeded }) => [
          name,
          row[name] === '' && !isNeeded ? null : row[name],
        ]),
      ),
    ),
  });

export interface ListFormProps {
  readonly list: PersonList;
  readonly person: Employee;
  readonly kept: SavedList;
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
      const newer = await client.fetchQuery(personListQuery(list, person.id));
      setVersion(newer.version);
      startFrom(personListFormState(list, under, newer.rows));
    } catch (error) {
      showRefusal(error);
    }
  });
}
