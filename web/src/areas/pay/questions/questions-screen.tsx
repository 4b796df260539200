import { questionStates } from '@muster/contract/pay/questions/question-states.ts';
import { useQuery } from '@tanstack/react-query';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { sentenceOf } from '../../../api/refusal.ts';
import { today } from '../../../session/company-days.ts';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { filterWires } from '../../../ui/list/filters/filter-wires.ts';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { payMonths, showMonth } from '../month-name.ts';
import { payLinks } from '../pay-queries.ts';
import { questionColumns } from './question-columns.tsx';
import { QuestionDrawer } from './question-drawer.tsx';
import { questionShape, questionsQuery } from './question-queries.ts';

interface FiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

function QuestionFilters({ list, isSheet }: FiltersProps) {
  const { words, language } = useWords();
  const { columns, states } = words.pay.question;
  const { filters } = list.state;
  const thisMonth = today().slice(0, 7);
  const filter = filterWires(list, isSheet);
  return (
    <>
      <PickFilter
        name={columns.status}
        options={questionStates.map((value) => ({ value, label: states[value] }))}
        {...filter('state')}
      />
      <PickFilter
        name={columns.month}
        options={payMonths(thisMonth, filters['month'] ?? thisMonth).map((value) => ({
          value,
          label: showMonth(value, language),
        }))}
        {...filter('month')}
      />
      <LinkFilter to={payLinks.component} name={columns.line} {...filter('component')} />
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

/** What people ask about their payslips, the newest first; each opens beside the list. */
export function QuestionsScreen() {
  const { words, language } = useWords();
  const { question: said } = words.pay;
  const list = useListState(questionShape);
  const answer = useQuery(questionsQuery(list.state));
  const drawer = useLingering(list.state.open);
  return (
    <>
      <ListScreen
        name="pay-questions"
        title={said.title}
        within={{ entity: withinSentence(said.one), entities: withinSentence(said.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        columns={questionColumns(words, language)}
        renderFilters={(isSheet) => <QuestionFilters list={list} isSheet={isSheet} />}
        rowId={({ id }) => id}
        rowLabel={({ employee, component }) => `${employee.name}, ${component.name}`}
        {...list.openingById}
        onAdd={undefined}
        emptyHint={said.emptyHint}
        renderMenu={() => null}
      />
      {drawer.shown && (
        <QuestionDrawer
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
