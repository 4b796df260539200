import { declarationStates } from '@muster/contract/pay/tax/declarations/declaration-states.ts';
import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import { useQuery } from '@tanstack/react-query';
import { LinkFilter } from '../../../../api/links/link-filter.tsx';
import { sentenceOf } from '../../../../api/refusal.ts';
import { today } from '../../../../session/company-days.ts';
import { useLingering } from '../../../../ui/form/guards/use-lingering.ts';
import { filterWires } from '../../../../ui/list/filters/filter-wires.ts';
import { PickFilter } from '../../../../ui/list/filters/pick-filter.tsx';
import { ListScreen } from '../../../../ui/list/list-screen.tsx';
import { type ListHandle, useListState } from '../../../../ui/list/use-list-state.ts';
import { withinSentence } from '../../../../words/within.ts';
import { useWords } from '../../../../words/words.ts';
import { payLinks } from '../../pay-queries.ts';
import { useDeclarationColumns } from './declaration-columns.tsx';
import { DeclarationDrawer } from './declaration-drawer.tsx';
import { declarationShape, declarationsQuery } from './declaration-queries.ts';

interface FiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

/** Of the next income year may be declared, too. */
const yearsShown = (thisYear: number): readonly number[] =>
  [1, 0, -1, -2, -3].map((more) => thisYear + more);

function DeclarationFilters({ list, isSheet }: FiltersProps) {
  const { words, language } = useWords();
  const { columns, states } = words.pay.declaration;
  const { filters } = list.state;
  const filter = filterWires(list, isSheet);
  return (
    <>
      <PickFilter
        name={columns.status}
        options={declarationStates.map((value) => ({ value, label: states[value] }))}
        {...filter('state')}
      />
      <PickFilter
        name={columns.year}
        options={yearsShown(Number(today().slice(0, 4))).map((year) => ({
          value: String(year),
          label: showTaxYear(year, language),
        }))}
        {...filter('year')}
      />
      <LinkFilter to={payLinks.concern} name={columns.company} {...filter('concern')} />
      <LinkFilter
        to={payLinks.department}
        within={{ concernId: filters['concern'] }}
        name={columns.department}
        {...filter('department')}
      />
    </>
  );
}

/** Who declared investments, the newest first; each opens beside the list. */
export function DeclarationsScreen() {
  const { words } = useWords();
  const { declaration: said } = words.pay;
  const list = useListState(declarationShape);
  const answer = useQuery(declarationsQuery(list.state));
  const drawer = useLingering(list.state.open);
  return (
    <>
      <ListScreen
        name="tax-declarations"
        title={said.title}
        within={{ entity: withinSentence(said.one), entities: withinSentence(said.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        columns={useDeclarationColumns()}
        renderFilters={(isSheet) => <DeclarationFilters list={list} isSheet={isSheet} />}
        rowId={({ id }) => id}
        rowLabel={({ employee }) => employee.name}
        {...list.openingById}
        onAdd={undefined}
        emptyHint={said.emptyHint}
        renderMenu={() => null}
      />
      {drawer.shown && (
        <DeclarationDrawer
          key={drawer.shown}
          id={drawer.shown}
          wanted={list.state.open !== undefined}
          onClose={list.close}
          onClosed={drawer.forget}
        />
      )}
    </>
  );
}
