import { runCalls } from '@muster/contract/pay/run-calls.ts';
import type { SalarySheetRow } from '@muster/contract/pay/sheet-calls.ts';
import { IconCash, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { useExport } from '../../../api/use-export.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { nothingChosen, useSelection } from '../../../ui/list/filters/use-selection.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';
import { PrintPayslips } from '../pdf/print-payslips.tsx';
import { type ChosenSheets, ChosenSheetsDialog } from '../sheets/chosen-sheets-form.tsx';
import { useSheetColumns } from '../sheets/sheet-columns.tsx';
import { SheetFilters } from '../sheets/sheet-filters.tsx';
import {
  choiceOf,
  downloadSheets,
  paidShape,
  sheetShape,
  sheetsQuery,
} from '../sheets/sheet-queries.ts';
import { useChosenRuns } from '../sheets/use-chosen-runs.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

interface SheetsProps {
  readonly onlyPaid: boolean;
}

function Sheets({ onlyPaid }: SheetsProps) {
  const { words, language } = useWords();
  const said = words.pay.sheet;
  const list = useListState(onlyPaid ? paidShape : sheetShape);
  const answer = useQuery(sheetsQuery(list.state, onlyPaid));
  const navigate = useNavigate();
  const router = useRouter();
  const selection = useSelection(list.state);
  const byRun = useChosenRuns(answer.data?.rows);
  const mayApprove = useMayCall(runCalls.approve) && !onlyPaid;
  const [asked, setAsked] = useState<ChosenSheets>();
  const month = list.state.filters['month'] ?? answer.data?.month ?? undefined;
  const ask = (step: ChosenSheets['step']) => (chosen: ReadonlySet<string>) =>
    setAsked({ step, byRun: byRun(chosen), count: chosen.size });
  const file = useExport(
    onlyPaid ? said.paidTitle : said.title,
    (format, chosen?: ReadonlySet<string>) => downloadSheets(list.state, onlyPaid, format, chosen),
  );
  const choice = month === undefined ? undefined : choiceOf(list.state, month, onlyPaid);
  const isEmpty = answer.data?.total === 0;
  const to = '/admin/salary-sheet/$id';
  const title = onlyPaid ? said.paidTitle : said.title;
  return (
    <>
      <ListScreen
        name={onlyPaid ? 'paid-salary' : 'salary-sheet'}
        title={month ? `${title}, ${showMonth(month, language)}` : title}
        within={{ entity: withinSentence(said.one), entities: withinSentence(said.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        emptyHint={onlyPaid ? said.emptyPaid : said.empty}
        columns={useSheetColumns(answer.data?.totals, list.state.filters['concern'], onlyPaid)}
        renderFilters={(isSheet) => (
          <SheetFilters list={list} isSheet={isSheet} month={month} onlyPaid={onlyPaid} />
        )}
        rowId={({ id }) => id}
        rowLabel={({ employee }) => employee.name}
        onOpen={({ id }: SalarySheetRow) => void navigate({ to, params: { id } })}
        address={({ id }) => router.buildLocation({ to, params: { id } }).href}
        onAdd={undefined}
        onExport={(format, _columns, chosen) => void file.start(format, chosen)}
        isExporting={file.isBusy}
        headActions={choice && !isEmpty && <PrintPayslips choice={choice} />}
        selection={selection}
        renderBulk={(chosen) => (
          <>
            {mayApprove && (
              <>
                <button type="button" onClick={() => ask('approve')(chosen)}>
                  <IconCheck {...icon} />
                  {said.approve}
                </button>
                <button type="button" onClick={() => ask('pay')(chosen)}>
                  <IconCash {...icon} />
                  {said.pay}
                </button>
              </>
            )}
            {choice && <PrintPayslips choice={{ month: choice.month, ids: [...chosen] }} isBulk />}
          </>
        )}
        renderMenu={() => null}
      />
      <ChosenSheetsDialog
        chosen={asked}
        onClose={() => setAsked(undefined)}
        onDone={() => selection.choose(nothingChosen)}
      />
    </>
  );
}

/** Pay of a month, person by person. */
export const SheetScreen = () => <Sheets onlyPaid={false} />;

/** What was paid, of a month. */
export const PaidScreen = () => <Sheets onlyPaid />;
