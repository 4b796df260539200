import { bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { bankSheetStates, payoutGroups } from '@muster/contract/pay/bank/bank-sheet-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '../../../../api/refusal.ts';
import { useExport } from '../../../../api/use-export.ts';
import { useMayCall } from '../../../../session/use-may-call.ts';
import { PickFilter } from '../../../../ui/list/filters/pick-filter.tsx';
import { ListScreen } from '../../../../ui/list/list-screen.tsx';
import { type ListHandle, useListState } from '../../../../ui/list/use-list-state.ts';
import { usePages } from '../../../../ui/list/use-pages.ts';
import { MainAction } from '../../../../ui/page/main-action.tsx';
import { withinSentence } from '../../../../words/within.ts';
import { useWords } from '../../../../words/words.ts';
import { showMonth } from '../../month-name.ts';
import { companiesQuery } from '../../runs/run-queries.ts';
import { SheetFilters } from '../../sheets/sheet-filters.tsx';
import { BankEquation } from '../bank-equation.tsx';
import { bankSheetQuery, bankSheetShape, downloadBankSheet } from '../bank-queries.ts';
import { useBankSheetColumns } from '../bank-sheet-columns.tsx';
import { MakeBatchDialog } from '../make-batch-dialog.tsx';
import type { BatchPlace } from '../make-batch-form.tsx';

interface BankFiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
  readonly month: string | undefined;
}

function BankFilters({ list, isSheet, month }: BankFiltersProps) {
  const { sheet, bank } = useWords().words.pay;
  const { filters } = list.state;
  return (
    <>
      <SheetFilters list={list} isSheet={isSheet} month={month} onlyPaid />
      <PickFilter
        name={sheet.status}
        isSheet={isSheet}
        value={filters['state']}
        options={bankSheetStates.map((value) => ({ value, label: sheet.states[value] }))}
        onChange={(state) => list.filter('state', state)}
      />
      <PickFilter
        name={bank.sheet.group}
        isSheet={isSheet}
        value={filters['group']}
        options={payoutGroups.map((value) => ({ value, label: bank.sheet.groups[value] }))}
        onChange={(group) => list.filter('group', group)}
      />
    </>
  );
}

/** Where the pay of a month goes, and what is made of it for the banks. */
export function BankSheetScreen() {
  const { words, language } = useWords();
  const { sheet: said, batch } = words.pay.bank;
  const list = useListState(bankSheetShape);
  const answer = useQuery(bankSheetQuery(list.state));
  const companies = useQuery(companiesQuery);
  const navigate = useNavigate();
  const mayMake = useMayCall(bankBatchCalls.make);
  const [place, setPlace] = useState<BatchPlace>();
  const { concern, month: asked } = list.state.filters;
  const month = asked ?? answer.data?.month ?? undefined;
  const file = useExport(said.title, (format) => downloadBankSheet(list.state, format));
  const pages = usePages(({ id }: { readonly id: string }) => ({
    to: '/admin/salary-sheet/$id',
    params: { id },
  }));
  const canMake = mayMake && month !== undefined && companies.data !== undefined;
  return (
    <>
      <ListScreen
        name="bank-sheet"
        title={month ? `${said.title}, ${showMonth(month, language)}` : said.title}
        within={{ entity: withinSentence(said.one), entities: withinSentence(said.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        notice={
          answer.data && (
            <BankEquation
              totals={answer.data.totals}
              concern={concern}
              filters={list.state.filters}
            />
          )
        }
        emptyHint={said.empty}
        columns={useBankSheetColumns(answer.data?.totals, concern)}
        renderFilters={(isSheet) => <BankFilters list={list} isSheet={isSheet} month={month} />}
        rowId={({ id }) => id}
        rowLabel={({ employee }) => employee.name}
        {...pages}
        onAdd={undefined}
        onExport={(format) => void file.start(format)}
        isExporting={file.isBusy}
        headActions={
          <>
            <Button component={Link} to="/admin/bank-batch" variant="default">
              {said.toBatches}
            </Button>
            {canMake && (
              <MainAction
                label={batch.make}
                onClick={() => setPlace({ month, concern, companies: companies.data })}
              />
            )}
          </>
        }
        renderMenu={() => null}
      />
      <MakeBatchDialog
        place={place}
        onClose={() => setPlace(undefined)}
        onMade={(id) => void navigate({ to: '/admin/bank-batch/$id', params: { id } })}
      />
    </>
  );
}
