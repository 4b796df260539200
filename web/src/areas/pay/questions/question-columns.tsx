import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { PayQuestionRow } from '@muster/contract/pay/questions/question-calls.ts';
import type { Column } from '../../../ui/table/column.ts';
import { showMoment } from '../../../words/moments.ts';
import type { Words } from '../../../words/words.ts';
import { showPaidFor } from '../month-name.ts';
import { lineName } from '../payslip/line-name.ts';
import { QuestionStateMark } from './question-state.tsx';
import { PayPerson } from '../pay-person.tsx';

/** Text and bare elements only: a kit component in every cell is slow. */
export function questionColumns(
  words: Words,
  language: Language,
): readonly Column<PayQuestionRow>[] {
  const { columns } = words.pay.question;
  const none = <span className="dt-none">{words.list.none}</span>;
  return [
    {
      key: 'person',
      header: columns.person,
      sortable: 'name',
      place: 'title',
      cell: ({ employee, department }) => (
        <PayPerson name={employee.name} more={[employee.number, department?.name]} />
      ),
    },
    {
      key: 'status',
      header: columns.status,
      place: 'meta',
      cell: ({ state }) => <QuestionStateMark state={state} />,
    },
    {
      key: 'line',
      header: columns.line,
      place: 'meta',
      cell: (row) => lineName(row, language),
    },
    {
      key: 'question',
      header: columns.question,
      place: 'meta',
      cell: ({ text }) => <span className="question-cut">{text}</span>,
    },
    {
      key: 'month',
      header: columns.month,
      place: 'meta',
      isNamed: true,
      cell: (row) => showPaidFor(row, language),
    },
    {
      key: 'askedAt',
      header: columns.askedAt,
      sortable: true,
      place: 'meta',
      isNamed: true,
      cell: ({ askedAt }) => showMoment(askedAt, language),
    },
    {
      key: 'company',
      header: columns.company,
      place: 'meta',
      isExtra: true,
      cell: ({ concern }) => concern.name,
    },
    {
      key: 'department',
      header: columns.department,
      place: 'meta',
      isExtra: true,
      cell: ({ department }) => department?.name ?? none,
    },
  ];
}
