import { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { monthDocumentCalls } from '@muster/contract/attendance/month-document-calls.ts';
import type { SummaryRow } from '@muster/contract/attendance/attendance-rows.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { print } from '../../../api/jobs/printings.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useExport } from '../../../api/use-export.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { showSpan } from '../../../ui/text/day-text.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { PersonDrawer } from '../month/person-month.tsx';
import { SpanFilters } from '../filters/span-filters.tsx';
import { summaryColumns } from '../month/summary-columns.tsx';
import { useUsualSpan } from '../filters/use-usual-span.ts';
import { narrowing, attendanceSummaryQuery, summaryShape } from '../queries.ts';

/** Days of each kind between two dates, with a row that adds all up. */
export function SummaryScreen() {
  const { words, say, language } = useWords();
  const { summary, fields } = words.attendance;
  const list = useListState(summaryShape);
  const answer = useQuery(attendanceSummaryQuery(list.state));
  const usual = useUsualSpan(list.state);
  const file = useExport(summary.title, (format) =>
    call(attendanceCalls.summaryFile, {
      query: { ...narrowing<typeof attendanceCalls.summaryFile>(list.state), format },
    }),
  );
  const mayPrint = useMayCall(monthDocumentCalls.many);
  const printDays = () => {
    const { from = usual.from, until = usual.until } = list.state.filters;
    const title = say(words.attendance.document.title, { span: showSpan(from, until, language) });
    const asked = narrowing<typeof attendanceCalls.summaryFile>(list.state);
    print(title, () => call(monthDocumentCalls.many, { body: { ...asked, from, until } }));
  };
  return (
    <>
      <ListScreen
        name="attendance-summary"
        title={summary.title}
        within={{
          entity: withinSentence(fields.person),
          entities: withinSentence(fields.people),
        }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        emptyHint={summary.empty}
        columns={summaryColumns(words, language, answer.data?.totals)}
        renderFilters={(isSheet) => <SpanFilters list={list} isSheet={isSheet} usual={usual} />}
        rowId={({ employee }) => employee.id}
        rowLabel={({ employee }) => employee.name}
        {...list.opening(({ employee }: SummaryRow) => employee.id)}
        onAdd={undefined}
        onExport={(format) => void file.start(format)}
        isExporting={file.isBusy}
        onPrint={mayPrint ? printDays : undefined}
        renderMenu={() => null}
      />
      <PersonDrawer
        id={list.state.open}
        day={list.state.filters.until ?? usual.until}
        onClose={list.close}
      />
    </>
  );
}
