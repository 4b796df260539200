import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import {
  type taxReportCalls,
  type TaxReportRow,
} from '@muster/contract/pay/tax/tax-report-calls.ts';
import { type CompanyAsked, useCurrencies } from '../../../../session/company-currency.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { columnAmount } from '../../../../ui/text/amount-text.ts';
import { useWords } from '../../../../words/words.ts';
import { PayslipPerson } from '../../sheets/payslip-person.tsx';

type Totals = Answer<typeof taxReportCalls.list>['totals'];
const sums = ['taxable', 'deducted', 'yearTax'] as const;

/** What each earned and was taxed, with the totals of all of them at the foot. */
export function useTaxColumns(
  totals: Totals | undefined,
  company: string | undefined,
): readonly Column<TaxReportRow>[] {
  const { words, say, language } = useWords();
  const { report: said } = words.pay.tax;
  const { of, group } = useCurrencies();
  const none = <span className="dt-none">{words.list.none}</span>;
  const money = (value: bigint | null, concern: CompanyAsked) =>
    value === null ? (
      none
    ) : (
      <span className="num">{columnAmount(value, language, of(concern), group)}</span>
    );
  return [
    {
      key: 'person',
      sortable: 'name',
      header: said.name,
      place: 'title',
      cell: (row) => <PayslipPerson row={{ ...row, title: null }} />,
      total: totals && say(said.total, { count: totals.people }),
    },
    {
      key: 'department',
      sortable: true,
      header: said.department,
      place: 'meta',
      isDeskOnly: true,
      isBlank: ({ department }) => department === null,
      cell: ({ department }) => department?.name ?? none,
    },
    {
      key: 'taxNumber',
      header: said.taxNumber,
      place: 'meta',
      isNamed: true,
      isBlank: ({ taxNumber }) => taxNumber === null,
      cell: ({ taxNumber }) => (taxNumber ? <span className="num">{taxNumber}</span> : none),
    },
    ...sums.map((key): Column<TaxReportRow> => ({
      key,
      sortable: true,
      header: said[key],
      align: 'end',
      place: 'meta',
      isNamed: true,
      isBlank: (row) => row[key] === null,
      cell: (row) => {
        const sum = money(row[key], row.concern);
        return key === 'deducted' ? <b>{sum}</b> : sum;
      },
      total: totals && money(totals[key], company),
    })),
    {
      key: 'yearTaxable',
      header: said.yearTaxable,
      align: 'end',
      place: 'meta',
      isExtra: true,
      isNamed: true,
      cell: (row) => money(row.yearTaxable, row.concern),
    },
    {
      key: 'company',
      header: said.company,
      place: 'meta',
      isExtra: true,
      cell: ({ concern }) => concern.name,
    },
  ];
}
