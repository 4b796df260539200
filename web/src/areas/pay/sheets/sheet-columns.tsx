import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import type { salarySheetCalls, SalarySheetRow } from '@muster/contract/pay/sheet-calls.ts';
import { type CompanyAsked, useCurrencies } from '../../../session/company-currency.ts';
import { dayInZone, useZone } from '../../../session/company-days.ts';
import type { Column } from '../../../ui/table/column.ts';
import { columnAmount } from '../../../ui/text/amount-text.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { PayslipPerson } from './payslip-person.tsx';
import { SheetStateMark } from './sheet-state.tsx';

export type PaidTotals = Answer<typeof salarySheetCalls.list>['totals'];
const amounts = ['gross', 'earnings', 'deductions', 'net'] as const;
/** The call sorts by these two. */
const sorted: readonly string[] = ['gross', 'net'];

type Paid = Omit<SalarySheetRow, 'id' | 'isSelected' | 'month' | 'paidAt' | 'runId' | 'state'>;
/** Pay of someone, generated or as it would be. */
export type PayRow = Omit<Paid, 'designation'> & {
  readonly designation: SalarySheetRow['designation'] | null;
};

/** What each is paid, with the totals of all of them at the foot. */
export function usePayColumns<R extends PayRow>(
  totals: PaidTotals | undefined,
  company: string | undefined,
): readonly Column<R>[] {
  const { words, say, language } = useWords();
  const { run, sheet } = words.pay;
  const { of, group } = useCurrencies();
  const money = (value: bigint, concern: CompanyAsked) => (
    <span className="num">{columnAmount(value, language, of(concern), group)}</span>
  );
  const none = <span className="dt-none">{words.list.none}</span>;
  const column = (key: 'employer' | 'carried', header: string): Column<R> => ({
    key,
    header,
    align: 'end',
    place: 'meta',
    isExtra: true,
    cell: (row) => money(row[key], row.concern),
    total: totals && money(totals[key], company),
  });
  return [
    {
      key: 'person',
      sortable: 'name',
      header: sheet.person,
      place: 'title',
      cell: (row) => <PayslipPerson row={row} />,
      total: totals && say(run.peopleCount, { count: totals.people }),
    },
    {
      key: 'department',
      sortable: true,
      header: sheet.department,
      place: 'meta',
      isDeskOnly: true,
      isBlank: ({ department }) => department === null,
      cell: ({ department }) => department?.name ?? none,
    },
    {
      key: 'paidDays',
      header: sheet.paidDays,
      align: 'end',
      place: 'meta',
      isNamed: true,
      isBlank: ({ kind }) => kind === 'Bonus',
      cell: ({ paidDays, kind }) =>
        kind === 'Bonus' ? none : say(words.list.number, { number: paidDays }),
    },
    ...amounts.map((key): Column<R> => ({
      key,
      header: run[key],
      align: 'end',
      place: 'meta',
      isNamed: true,
      sortable: sorted.includes(key),
      cell: (row) => {
        const sum = money(row[key], row.concern);
        return key === 'net' ? <b>{sum}</b> : sum;
      },
      total: totals && money(totals[key], company),
    })),
    column('employer', run.employer),
    column('carried', sheet.carried),
  ];
}

/** Rows of a month, each with how far it is. */
export function useSheetColumns(
  totals: PaidTotals | undefined,
  company: string | undefined,
  onlyPaid: boolean,
): readonly Column<SalarySheetRow>[] {
  const { words, language } = useWords();
  const { sheet } = words.pay;
  const zone = useZone();
  const none = <span className="dt-none">{words.list.none}</span>;
  return [
    ...usePayColumns<SalarySheetRow>(totals, company),
    {
      key: 'company',
      header: sheet.company,
      place: 'meta',
      isExtra: true,
      cell: ({ concern }) => concern.name,
    },
    onlyPaid
      ? {
          key: 'paidAt',
          header: sheet.paidAt,
          place: 'meta',
          isBlank: ({ paidAt }) => paidAt === null,
          cell: ({ paidAt }) =>
            paidAt ? showDay(dayInZone(Date.parse(paidAt), zone), language) : none,
        }
      : {
          key: 'status',
          sortable: true,
          header: sheet.status,
          place: 'meta',
          cell: ({ state }) => <SheetStateMark state={state} />,
        },
  ];
}
