import { loanCalls, loanStates, type SalaryLoan } from '@muster/contract/pay/loans/loan-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LinkFilter } from '../../../api/links/link-filter.tsx';
import { PersonFilter } from '../../../api/links/person-filter.tsx';
import { sentenceOf } from '../../../api/refusal.ts';
import { useExport } from '../../../api/use-export.ts';
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
import { loanTableColumns } from '../loans/loan-columns.tsx';
import { LoanForm } from '../loans/loan-form.tsx';
import { downloadLoans, loanShape, loansQuery } from '../loans/loan-queries.ts';
import { payLinks } from '../pay-queries.ts';

interface FiltersProps {
  readonly list: ListHandle;
  readonly isSheet: boolean;
}

function LoanFilters({ list, isSheet }: FiltersProps) {
  const { columns, states } = useWords().words.pay.loan;
  const filter = filterWires(list, isSheet);
  return (
    <>
      <LinkFilter to={payLinks.concern} name={columns.company} {...filter('concern')} />
      <PersonFilter name={columns.person} {...filter('employeeId')} />
      <PickFilter
        name={columns.status}
        options={loanStates.map((value) => ({ value, label: states[value] }))}
        {...filter('state')}
      />
    </>
  );
}

function NewLoan({ list }: Pick<FiltersProps, 'list'>) {
  const { loan: said } = useWords().words.pay;
  const navigate = useNavigate();
  const mayAdd = useMayCall(loanCalls.create);
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
      <LoanForm
        onDone={(id) => void navigate({ to: '/admin/loans/$id', params: { id }, replace: true })}
      />
    </FormDrawer>
  );
}

/** Everyone's loans and advances with what is left of each. */
export function LoansScreen() {
  const { words, language } = useWords();
  const { loan: said } = words.pay;
  const list = useListState(loanShape);
  const answer = useQuery(loansQuery(list.state));
  const file = useExport(said.many, (format) => downloadLoans(list.state, format));
  const mayAdd = useMayCall(loanCalls.create);
  const pages = usePages(({ id }: SalaryLoan) => ({ to: '/admin/loans/$id', params: { id } }));
  return (
    <>
      <ListScreen
        name="loans"
        title={said.title}
        within={{ entity: withinSentence(said.one), entities: withinSentence(said.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        columns={loanTableColumns(words, language, useCurrencies())}
        renderFilters={(isSheet) => <LoanFilters list={list} isSheet={isSheet} />}
        rowId={({ id }) => id}
        rowLabel={({ employee }) => employee.name}
        {...pages}
        onExport={(format) => void file.start(format)}
        isExporting={file.isBusy}
        onAdd={mayAdd ? () => list.open(newRecord) : undefined}
        emptyHint={said.emptyHint}
        renderMenu={() => null}
      />
      <NewLoan list={list} />
    </>
  );
}
