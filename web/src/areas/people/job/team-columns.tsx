import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/words.ts';
import { peopleColumns } from '../directory/people-columns.tsx';

const shown = [
  'name',
  'designation',
  'department',
  'locationId',
  'lineManagerId',
  'phone',
  'status',
];

/** What a manager sees of the team at a glance; the own name is "You". */
export function teamColumns(
  words: Words,
  language: Language,
  ownId: string | null,
): readonly Column<Employee>[] {
  const all = peopleColumns(words, language);
  return all
    .filter(({ key }) => shown.includes(key))
    .map((column) => {
      if (column.key !== 'lineManagerId') return { ...column, isExtra: false };
      const { you } = words.people.profile;
      return {
        ...column,
        cell: (person) => (person.lineManagerId?.id === ownId ? you : column.cell(person)),
      };
    });
}
