import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/words.ts';
import { PersonCell, TwoLines } from './person-cell.tsx';
import { PersonStatus } from '../life/person-status.tsx';
import { fieldName, showValue } from '../history/show-value.ts';

type Field = keyof Employee;

/** A column that shows one value in words. */
function plain(field: Field, words: Words, language: Language): Column<Employee> {
  return {
    key: field,
    header: fieldName(field, words),
    place: 'meta',
    isBlank: (person) => !person[field],
    cell: (person) =>
      showValue(field, person[field], words, language) ?? (
        <span className="dt-none">{words.list.none}</span>
      ),
  };
}

/** What the list of people can show; a key that is sorted by is a word of the list's call. */
export function peopleColumns(words: Words, language: Language): readonly Column<Employee>[] {
  const { fields } = words.people.employee;
  const of = (field: Field) => plain(field, words, language);
  const extra = (field: Field) => ({ ...of(field), isExtra: true });
  return [
    {
      key: 'name',
      header: fields.name,
      sortable: true,
      place: 'title',
      cell: (person) => <PersonCell {...person} />,
    },
    { ...of('designationId'), key: 'designation', sortable: true },
    {
      ...of('departmentId'),
      key: 'department',
      sortable: true,
      cell: ({ departmentId, unitId }) =>
        departmentId ? (
          <TwoLines first={departmentId.name} second={unitId?.name} />
        ) : (
          <span className="dt-none">{words.list.none}</span>
        ),
    },
    { ...of('locationId'), isDeskOnly: true },
    { ...of('lineManagerId'), isDeskOnly: true },
    {
      key: 'status',
      header: fields.status,
      sortable: true,
      place: 'meta',
      cell: ({ status }) => status && <PersonStatus status={status} />,
    },
    {
      ...of('joinedOn'),
      key: 'joiningDate',
      header: words.people.list.joined,
      sortable: true,
      isDeskOnly: true,
    },
    extra('concernId'),
    extra('categoryId'),
    extra('employmentType'),
    extra('regionId'),
    extra('areaId'),
    extra('secondTierId'),
    extra('phone'),
    extra('email'),
    extra('confirmationDueOn'),
    extra('lastDay'),
  ];
}
