import type { ExpiringDocument } from '@muster/contract/people/documents/document-calls.ts';
import type { Employee } from '@muster/contract/people/employee.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { daysLeft, distance } from './days-left.ts';
import { PersonCell, TwoLines } from '../directory/person-cell.tsx';

/** From here on it is time. */
const soon = 7;

interface LeftProps {
  readonly day: string;
  readonly past: 'late' | 'past';
}

function Left({ day, past }: LeftProps) {
  const said = useWords();
  const left = daysLeft(day, today());
  const text = distance(left, said, past);
  if (left < 0) return <StatusMark tone="stopped">{text}</StatusMark>;
  return left <= soon ? <StatusMark tone="waiting">{text}</StatusMark> : <span>{text}</span>;
}

/** Those on probation: who, where, until when, and how long that is. */
export function useConfirmationColumns(): readonly Column<Employee>[] {
  const { words, language } = useWords();
  const { due, employee } = words.people;
  const { fields } = employee;
  return [
    {
      key: 'name',
      header: fields.name,
      sortable: true,
      place: 'title',
      cell: (person) => <PersonCell {...person} />,
    },
    {
      key: 'post',
      header: fields.designationId,
      place: 'meta',
      cell: ({ designationId, departmentId }) => (
        <TwoLines first={designationId.name} second={departmentId?.name} />
      ),
    },
    {
      key: 'lineManagerId',
      header: fields.lineManagerId,
      place: 'meta',
      isDeskOnly: true,
      cell: ({ lineManagerId }) =>
        lineManagerId?.name ?? <span className="dt-none">{words.list.none}</span>,
    },
    {
      key: 'confirmationDueDate',
      header: due.dueOn,
      sortable: true,
      place: 'meta',
      cell: ({ confirmationDueOn }) => confirmationDueOn && showDay(confirmationDueOn, language),
    },
    {
      key: 'left',
      header: due.daysLeft,
      place: 'meta',
      cell: ({ confirmationDueOn }) =>
        confirmationDueOn && <Left day={confirmationDueOn} past="late" />,
    },
  ];
}

export function useExpiringColumns(): readonly Column<ExpiringDocument>[] {
  const { words, language } = useWords();
  const { due, documents, personDocument, employee } = words.people;
  return [
    {
      key: 'name',
      header: due.person,
      sortable: true,
      place: 'title',
      cell: ({ person }) => <PersonCell {...person} />,
    },
    {
      key: 'title',
      header: words.people.personDocument.fields.title,
      place: 'meta',
      cell: ({ title, kind }) => {
        const named = documents.kinds[kind];
        return <TwoLines first={title} second={named === title ? undefined : named} />;
      },
    },
    {
      key: 'post',
      header: employee.fields.designationId,
      place: 'meta',
      isDeskOnly: true,
      cell: ({ person }) => (
        <TwoLines first={person.designationId.name} second={person.departmentId?.name} />
      ),
    },
    {
      key: 'expiresOn',
      header: personDocument.fields.expiresOn,
      sortable: true,
      place: 'meta',
      cell: ({ expiresOn }) => showDay(expiresOn, language),
    },
    {
      key: 'left',
      header: due.daysLeft,
      place: 'meta',
      cell: ({ expiresOn }) => <Left day={expiresOn} past="past" />,
    },
  ];
}
