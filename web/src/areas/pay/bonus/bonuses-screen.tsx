import { bonusCalls } from '@muster/contract/pay/bonus/bonus-calls.ts';
import { type PayRun, runStates } from '@muster/contract/pay/run-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { sentenceOf } from '../../../api/refusal.ts';
import { useCurrencies } from '../../../session/company-currency.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { filterWires } from '../../../ui/list/filters/filter-wires.ts';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { newRecord } from '../../../ui/list/list-state.ts';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { payLinks } from '../pay-queries.ts';
import { companiesQuery } from '../runs/run-queries.ts';
import { PlannedBonuses } from '../tax/taxpayers/planned-bonuses.tsx';
import { bonusTableColumns } from './bonus-columns.tsx';
import { BonusForm } from './bonus-form.tsx';
import { bonusesQuery, bonusShape } from './bonus-queries.ts';

interface FiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

function BonusFilters({ list, isSheet }: FiltersProps) {
  const { bonus, run } = useWords().words.pay;
  const filter = filterWires(list, isSheet);
  return (
    <>
      <LinkFilter to={payLinks.concern} name={bonus.columns.company} {...filter('concern')} />
      <PickFilter
        name={bonus.columns.status}
        options={runStates.map((value) => ({ value, label: run.state[value] }))}
        {...filter('state')}
      />
    </>
  );
}

function NewBonus({ list }: Pick<FiltersProps, 'list'>) {
  const { bonus: said } = useWords().words.pay;
  const navigate = useNavigate();
  const mayAdd = useMayCall(bonusCalls.generate);
  const { data: companies } = useQuery(companiesQuery);
  const wanted = mayAdd && companies && list.state.open === newRecord ? companies : undefined;
  const { shown, forget } = useLingering(wanted);
  if (!shown) return null;
  return (
    <FormDrawer
      wanted={wanted !== undefined}
      title={said.addTitle}
      onClose={list.close}
      onClosed={forget}
    >
      <BonusForm
        companies={shown}
        onDone={(id) => void navigate({ to: '/admin/bonus/$id', params: { id }, replace: true })}
      />
    </FormDrawer>
  );
}

/** The festival bonuses of all companies, the newest first. */
export function BonusesScreen() {
  const { words, language } = useWords();
  const { bonus: said } = words.pay;
  const list = useListState(bonusShape);
  const answer = useQuery(bonusesQuery(list.state));
  const mayAdd = useMayCall(bonusCalls.generate);
  const pages = usePages(({ id }: PayRun) => ({ to: '/admin/bonus/$id', params: { id } }));
  return (
    <>
      <ListScreen
        name="bonus"
        title={said.title}
        within={{ entity: withinSentence(said.one), entities: withinSentence(said.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        columns={bonusTableColumns(words, language, useCurrencies())}
        renderFilters={(isSheet) => <BonusFilters list={list} isSheet={isSheet} />}
        rowId={({ id }) => id}
        rowLabel={({ title, month }) => title ?? month}
        {...pages}
        onAdd={mayAdd ? () => list.open(newRecord) : undefined}
        emptyHint={said.emptyHint}
        renderMenu={() => null}
      />
      <PlannedBonuses concern={list.state.filters['concern']} />
      <NewBonus list={list} />
    </>
  );
}
