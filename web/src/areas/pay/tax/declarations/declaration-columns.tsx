import type { DeclarationRow } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { showMoment } from '../../../../words/moments.ts';
import { useWords } from '../../../../words/words.ts';
import { DeclarationStateMark } from './declaration-state.tsx';
import { PayPerson } from '../../pay-person.tsx';

/** Text and bare elements only: a kit component in every cell is slow. */
export function useDeclarationColumns(): readonly Column<DeclarationRow>[] {
  const { words, say, language } = useWords();
  const said = words.pay.declaration;
  const { columns } = said;
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
      cell: ({ state }) => <DeclarationStateMark state={state} />,
    },
    {
      key: 'year',
      header: columns.year,
      sortable: true,
      place: 'meta',
      cell: ({ year, from }) => showTaxYear(year, language, from),
    },
    {
      key: 'kinds',
      header: columns.kinds,
      place: 'meta',
      cell: ({ kinds }) => (kinds === 0 ? said.nothing : say(said.kinds, { count: kinds })),
    },
    {
      key: 'declaredAt',
      header: columns.declaredAt,
      sortable: true,
      place: 'meta',
      isNamed: true,
      cell: ({ declaredAt }) => showMoment(declaredAt, language),
    },
    {
      key: 'company',
      header: columns.company,
      place: 'meta',
      isExtra: true,
      cell: ({ concern }) => concern?.name ?? none,
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
