import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { PaidPerson } from '@muster/contract/pay/rate-calls.ts';
import type { Currencies } from '../../../session/company-currency.ts';
import type { Column } from '../../../ui/table/column.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import type { Words } from '../../../words/words.ts';
import { PayPerson } from '../pay-person.tsx';

/** Text and bare elements only: a kit component in every cell is slow. */
export function salaryColumns(
  words: Words,
  language: Language,
  currencies: Currencies,
): readonly Column<PaidPerson>[] {
  const { salary: said } = words.pay;
  const none = <span className="dt-none">{words.list.none}</span>;
  return [
    {
      key: 'person',
      header: said.columns.person,
      sortable: 'name',
      place: 'title',
      cell: ({ name, number, designation }) => (
        <PayPerson name={name} more={[number, designation.name]} />
      ),
    },
    {
      key: 'department',
      header: said.columns.department,
      sortable: true,
      place: 'meta',
      isBlank: ({ department }) => department === null,
      cell: ({ department }) => department?.name ?? none,
    },
    {
      key: 'concern',
      header: said.columns.concern,
      place: 'meta',
      isExtra: true,
      isBlank: ({ concern }) => concern === null,
      cell: ({ concern }) => concern?.name ?? none,
    },
    {
      key: 'structure',
      header: said.columns.structure,
      place: 'meta',
      isBlank: ({ structure }) => structure === null,
      cell: ({ structure }) => structure?.name ?? none,
    },
    {
      key: 'fromDate',
      header: said.columns.from,
      sortable: true,
      place: 'meta',
      isNamed: true,
      isBlank: ({ from }) => from === null,
      cell: ({ from }) => (from ? showDay(from, language) : none),
    },
    {
      key: 'gross',
      header: said.columns.gross,
      sortable: true,
      place: 'meta',
      align: 'end',
      cell: ({ gross, concern }) =>
        gross === null ? (
          <span className="dt-none">{said.noSalary}</span>
        ) : (
          <b className="num">{showAmount(gross, language, currencies.of(concern))}</b>
        ),
    },
  ];
}
