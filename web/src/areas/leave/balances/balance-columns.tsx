import '../leave.css';
import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import type { balanceCalls } from '@muster/contract/leave/calls/balance-calls.ts';
import { Face } from '../../../ui/person/face.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { useWords } from '../../../words/words.ts';
import { dayFigure } from '../leave-text.ts';

export type ListedBalance = Answer<typeof balanceCalls.list>['rows'][number];

const figures = ['entitled', 'used', 'waiting', 'available'] as const;

/** One kind of one person in one year. */
export const balanceId = ({ employee, leaveType, year }: ListedBalance): string =>
  `${employee.id} ${leaveType.id} ${year}`;

export function useBalanceColumns(): readonly Column<ListedBalance>[] {
  const { words, language } = useWords();
  const { balance: said } = words.leave;
  return [
    {
      key: 'person',
      sortable: 'name',
      header: said.person,
      place: 'title',
      cell: ({ employee }) => (
        <span className="leave-who">
          <Face name={employee.name} />
          <span className="leave-two">
            {employee.name} <small>{employee.number}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'kind',
      header: said.kind,
      sortable: 'leaveType',
      place: 'meta',
      cell: ({ leaveType }) => leaveType.name,
    },
    ...figures.map((key): Column<ListedBalance> => ({
      key,
      header: key === 'available' ? said.left : said[key],
      place: 'meta',
      align: 'end',
      isNamed: true,
      cell: (row) => (
        <span className="num" data-below={row[key] < 0 || undefined}>
          {dayFigure(row[key], language)}
        </span>
      ),
    })),
  ];
}
