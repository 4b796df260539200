import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { SalaryLoan } from '@muster/contract/pay/loans/loan-calls.ts';
import type { Currencies } from '../../../session/company-currency.ts';
import type { Column } from '../../../ui/table/column.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import type { Words } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';
import { showLoanDay } from './loan-day.ts';
import { LoanStateMark } from './loan-state.tsx';
import { PayPerson } from '../pay-person.tsx';

/** Text and bare elements only: a kit component in every cell is slow. */
export function loanTableColumns(
  words: Words,
  language: Language,
  currencies: Currencies,
): readonly Column<SalaryLoan>[] {
  const { columns } = words.pay.loan;
  const none = <span className="dt-none">{words.list.none}</span>;
  const show = (loan: SalaryLoan, key: 'principal' | 'instalment' | 'balance') =>
    showAmount(loan[key], language, currencies.of(loan.concern));
  const sum = (key: 'principal' | 'instalment' | 'balance') => ({
    key,
    header: columns[key],
    place: 'meta' as const,
    align: 'end' as const,
    isNamed: true,
    isDeskOnly: key === 'instalment',
    sortable: key !== 'instalment',
    cell: (loan: SalaryLoan) => (
      <span className="num">{key === 'balance' ? <b>{show(loan, key)}</b> : show(loan, key)}</span>
    ),
  });
  return [
    {
      key: 'person',
      header: columns.person,
      sortable: 'name',
      place: 'title',
      cell: ({ employee, note }) => (
        <PayPerson name={employee.name} more={[employee.number, note]} />
      ),
    },
    {
      key: 'status',
      header: columns.status,
      place: 'meta',
      cell: ({ state }) => <LoanStateMark state={state} />,
    },
    {
      key: 'createdAt',
      header: columns.createdAt,
      sortable: true,
      place: 'meta',
      isNamed: true,
      isDeskOnly: true,
      cell: ({ createdAt }) => showLoanDay(createdAt, language),
    },
    {
      key: 'from',
      header: columns.from,
      place: 'meta',
      isExtra: true,
      isNamed: true,
      cell: ({ from }) => showMonth(from, language),
    },
    {
      key: 'ends',
      header: columns.ends,
      place: 'meta',
      isNamed: true,
      isBlank: ({ ends }) => ends === null,
      cell: ({ ends }) => (ends ? showMonth(ends, language) : none),
    },
    sum('principal'),
    sum('instalment'),
    sum('balance'),
  ];
}
