import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import type { FundBalance, fundCalls } from '@muster/contract/pay/fund/fund-calls.ts';
import { type CompanyAsked, useCurrencies } from '../../../session/company-currency.ts';
import type { Column } from '../../../ui/table/column.ts';
import { columnAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { PayPerson } from '../pay-person.tsx';

type Totals = Answer<typeof fundCalls.list>['totals'];
const sums = ['own', 'employer', 'interest', 'withdrawn', 'balance'] as const;

/** What everyone has, with the totals of all of them at the foot. */
export function useFundColumns(
  totals: Totals | undefined,
  concern: string | undefined,
): readonly Column<FundBalance>[] {
  const { words, say, language } = useWords();
  const { columns, people } = words.pay.fund;
  const { of, group } = useCurrencies();
  const money = (value: bigint, company: CompanyAsked) => (
    <span className="num">{columnAmount(value, language, of(company), group)}</span>
  );
  return [
    {
      key: 'person',
      header: columns.person,
      sortable: 'name',
      place: 'title',
      cell: ({ employee }) => <PayPerson name={employee.name} more={[employee.number]} />,
      total: totals && say(people, { count: totals.people }),
    },
    ...sums.map((key): Column<FundBalance> => ({
      key,
      header: columns[key],
      sortable: true,
      place: 'meta',
      align: 'end',
      isNamed: true,
      isDeskOnly: key === 'interest' || key === 'withdrawn',
      cell: (fund) => {
        const sum = money(fund[key], fund.concern);
        return key === 'balance' ? <b>{sum}</b> : sum;
      },
      total: totals && money(totals[key], concern),
    })),
  ];
}
