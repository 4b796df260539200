import { type FundBalance, fundCalls } from '@muster/contract/pay/fund/fund-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { PersonFilter } from '../../../api/links/person-filter.tsx';
import { sentenceOf } from '../../../api/refusal.ts';
import { useExport } from '../../../api/use-export.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { filterWires } from '../../../ui/list/filters/filter-wires.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { newRecord } from '../../../ui/list/list-state.ts';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { useFundColumns } from '../fund/fund-columns.tsx';
import { type FundAction, FundDialog } from '../fund/fund-dialogs.tsx';
import { FundEntryForm } from '../fund/fund-entry-form.tsx';
import { downloadFunds, fundShape, fundsQuery } from '../fund/fund-queries.ts';
import { payLinks } from '../pay-queries.ts';

interface FiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

function FundFilters({ list, isSheet }: FiltersProps) {
  const { columns } = useWords().words.pay.fund;
  const filter = filterWires(list, isSheet);
  return (
    <>
      <LinkFilter to={payLinks.concern} name={columns.company} {...filter('concern')} />
      <PersonFilter name={columns.person} {...filter('employeeId')} />
    </>
  );
}

function NewFundEntry({ list }: Pick<FiltersProps, 'list'>) {
  const { fund: said } = useWords().words.pay;
  const navigate = useNavigate();
  const mayAdd = useMayCall(fundCalls.enter);
  const wanted = mayAdd && list.state.open === newRecord ? newRecord : undefined;
  const { shown, forget } = useLingering(wanted);
  if (!shown) return null;
  return (
    <FormDrawer
      wanted={wanted !== undefined}
      title={said.addTitle}
      onClose={list.close}
      onClosed={forget}
    >
      <FundEntryForm
        onDone={(id) => void navigate({ to: '/admin/fund/$id', params: { id }, replace: true })}
      />
    </FormDrawer>
  );
}

/** What everyone has in the provident fund. */
export function FundsScreen() {
  const { words } = useWords();
  const { fund: said } = words.pay;
  const list = useListState(fundShape);
  const answer = useQuery(fundsQuery(list.state));
  const file = useExport(said.many, (format) => downloadFunds(list.state, format));
  const mayAdd = useMayCall(fundCalls.enter);
  const [action, setAction] = useState<FundAction>();
  const pages = usePages(({ employee }: FundBalance) => ({
    to: '/admin/fund/$id',
    params: { id: employee.id },
  }));
  return (
    <>
      <ListScreen
        name="fund"
        title={said.title}
        within={{ entity: withinSentence(said.entry), entities: withinSentence(said.members) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        columns={useFundColumns(answer.data?.totals, list.state.filters['concern'])}
        renderFilters={(isSheet) => <FundFilters list={list} isSheet={isSheet} />}
        rowId={({ employee }) => employee.id}
        rowLabel={({ employee }) => employee.name}
        {...pages}
        onExport={(format) => void file.start(format)}
        isExporting={file.isBusy}
        headActions={
          mayAdd && (
            <Button variant="default" onClick={() => setAction({ is: 'interest' })}>
              {said.interest}
            </Button>
          )
        }
        onAdd={mayAdd ? () => list.open(newRecord) : undefined}
        emptyHint={said.emptyHint}
        renderMenu={() => null}
      />
      <NewFundEntry list={list} />
      <FundDialog action={action} onClose={() => setAction(undefined)} />
    </>
  );
}
