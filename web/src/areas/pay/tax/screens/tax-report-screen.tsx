import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import {
  type taxReportCalls,
  type TaxReportRow,
} from '@muster/contract/pay/tax/tax-report-calls.ts';
import { Button } from '@mantine/core';
import { taxDepositCalls } from '@muster/contract/pay/tax/deposits/deposit-calls.ts';
import { slabCalls } from '@muster/contract/pay/tax/slab-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LinkFilter } from '../../../../api/links/link-filter.tsx';
import { sentenceOf } from '../../../../api/refusal.ts';
import { useExport } from '../../../../api/use-export.ts';
import { useMayCall } from '../../../../session/use-may-call.ts';
import { ListScreen } from '../../../../ui/list/list-screen.tsx';
import { useSelection } from '../../../../ui/list/filters/use-selection.ts';
import { type ListHandle, useListState } from '../../../../ui/list/use-list-state.ts';
import { usePages } from '../../../../ui/list/use-pages.ts';
import { useWords } from '../../../../words/words.ts';
import { PrintCertificates } from '../certificate/print-certificates.tsx';
import { payLinks } from '../../pay-queries.ts';
import { downloadTaxReport, taxReportQuery, taxReportShape } from '../tax-queries.ts';
import { useTaxColumns } from './tax-columns.tsx';
import { TaxYearSelect } from './tax-year-select.tsx';

interface FiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
  readonly shown: Pick<Answer<typeof taxReportCalls.list>, 'year' | 'from'> | undefined;
}

function TaxFilters({ list, isSheet, shown }: FiltersProps) {
  const { report: said } = useWords().words.pay.tax;
  const { filters } = list.state;
  const choose = (key: string) => (value: string | undefined) => {
    // a department lies in its company
    const gone = key === 'concern' ? [key, 'department'] : [key];
    const others = Object.entries(filters).filter(([name]) => !gone.includes(name));
    const next = value === undefined ? others : [...others, [key, value] as const];
    list.change({ filters: Object.fromEntries(next), pageNo: 1 });
  };
  return (
    <>
      <TaxYearSelect
        className="list-filter"
        isSheet={isSheet}
        shown={shown}
        onChange={choose('year')}
      />
      {(['concern', 'department', 'designation'] as const).map((key) => (
        <LinkFilter
          key={key}
          to={payLinks[key]}
          within={key === 'department' ? { concernId: filters['concern'] } : undefined}
          name={key === 'concern' ? said.company : said[key]}
          isSheet={isSheet}
          value={filters[key]}
          onChange={choose(key)}
        />
      ))}
    </>
  );
}

/** What everyone earned and was taxed in an income year. */
export function TaxReportScreen() {
  const { words } = useWords();
  const { report: said, slab } = words.pay.tax;
  const list = useListState(taxReportShape);
  const answer = useQuery(taxReportQuery(list.state));
  const file = useExport(said.title, (format, chosen?: ReadonlySet<string>) =>
    downloadTaxReport(list.state, format, chosen),
  );
  const selection = useSelection(list.state);
  const { data: shown } = answer;
  const mayReadSlabs = useMayCall(slabCalls.list);
  const mayReadDeposits = useMayCall(taxDepositCalls.list);
  const { year } = list.state.filters;
  const pages = usePages(({ employee }: TaxReportRow) => ({
    to: '/admin/tax-report/$employeeId',
    params: { employeeId: employee.id },
    search: year === undefined ? {} : { year },
  }));
  return (
    <ListScreen
      name="tax-report"
      title={said.title}
      within={{ entity: said.row, entities: said.rows }}
      list={list}
      answer={answer}
      problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
      columns={useTaxColumns(answer.data?.totals, list.state.filters['concern'])}
      renderFilters={(isSheet) => <TaxFilters list={list} isSheet={isSheet} shown={answer.data} />}
      rowId={({ employee }) => employee.id}
      rowLabel={({ employee }) => employee.name}
      {...pages}
      onExport={(format, _columns, chosen) => void file.start(format, chosen)}
      isExporting={file.isBusy}
      headActions={
        <>
          {mayReadDeposits && (
            <Button component={Link} to="/admin/tax-deposit" variant="default">
              {words.pay.deposit.title}
            </Button>
          )}
          {mayReadSlabs && (
            <Button component={Link} to="/admin/income-slab" variant="default">
              {slab.title}
            </Button>
          )}
        </>
      }
      selection={selection}
      renderBulk={(chosen) => shown && <PrintCertificates ids={[...chosen]} shown={shown} />}
      onAdd={undefined}
      emptyHint={said.emptyHint}
      renderMenu={() => null}
    />
  );
}
