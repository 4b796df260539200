import { type PaidPerson, salaryCalls } from '@muster/contract/pay/rate-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { sentenceOf } from '../../../api/refusal.ts';
import { useExport } from '../../../api/use-export.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { downloadSalaries, payLinks, salariesQuery, salaryShape } from '../pay-queries.ts';
import { FromSheetLinks } from '../by-sheet/from-sheet-links.tsx';
import { salaryColumns } from '../salaries/salary-columns.tsx';

/** The one answer that the filter can give. */
const missingOnly = salaryCalls.list.query.shape.isMissing.unwrap().options;

interface FiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

function SalaryFilters({ list, isSheet }: FiltersProps) {
  const { salary: said } = useWords().words.pay;
  const { filters } = list.state;
  const choose = (key: string) => (value: string | undefined) => {
    // a department lies in its company
    const gone = key === 'concern' ? [key, 'department'] : [key];
    const kept = Object.entries(filters).filter(([name]) => !gone.includes(name));
    const chosen = value === undefined ? kept : [...kept, [key, value]];
    list.change({ filters: Object.fromEntries(chosen), pageNo: 1 });
  };
  return (
    <>
      {(['concern', 'department', 'designation'] as const).map((key) => (
        <LinkFilter
          key={key}
          to={payLinks[key]}
          within={key === 'department' ? { concernId: filters.concern } : undefined}
          name={said.columns[key]}
          isSheet={isSheet}
          value={filters[key]}
          onChange={choose(key)}
        />
      ))}
      <PickFilter
        name={said.onlyMissing}
        isSheet={isSheet}
        options={missingOnly.map((value) => ({ value, label: said.missing }))}
        value={filters.isMissing}
        onChange={choose('isMissing')}
      />
    </>
  );
}

/** Everyone with what they earn now, and who still has no salary. */
export function SalariesScreen() {
  const { words, language } = useWords();
  const { salary: said } = words.pay;
  const list = useListState(salaryShape);
  const answer = useQuery(salariesQuery(list.state));
  const file = useExport(said.title, (format) => downloadSalaries(list.state, format));
  const pages = usePages(({ id }: PaidPerson) => ({
    to: '/admin/salary/$employeeId',
    params: { employeeId: id },
  }));
  return (
    <ListScreen
      name="salaries"
      title={said.title}
      within={{ entity: withinSentence(said.one), entities: withinSentence(said.many) }}
      list={list}
      answer={answer}
      problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
      columns={salaryColumns(words, language, useCurrencies())}
      headActions={<FromSheetLinks />}
      renderFilters={(isSheet) => <SalaryFilters list={list} isSheet={isSheet} />}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      {...pages}
      onAdd={undefined}
      onExport={(format) => void file.start(format)}
      isExporting={file.isBusy}
      emptyHint={said.emptyHint}
      renderMenu={() => null}
    />
  );
}
