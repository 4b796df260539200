import { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { PunchRow } from '@muster/contract/attendance/attendance-rows.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useExport } from '../../../api/use-export.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { logColumns } from '../day/log-columns.tsx';
import { PersonDrawer } from '../month/person-month.tsx';
import { SpanFilters } from '../filters/span-filters.tsx';
import { useUsualSpan } from '../filters/use-usual-span.ts';
import { punchLogQuery, punchLogShape, narrowing } from '../queries.ts';
import { useZone } from '../../../session/company-days.ts';

/** Punches as they came, those that no longer count struck. */
export function LogScreen() {
  const { words, language } = useWords();
  const { log, fields } = words.attendance;
  const zone = useZone();
  const list = useListState(punchLogShape);
  const answer = useQuery(punchLogQuery(list.state));
  const usual = useUsualSpan(list.state);
  const file = useExport(log.title, (format) =>
    call(attendanceCalls.logFile, {
      query: { ...narrowing<typeof attendanceCalls.logFile>(list.state), format },
    }),
  );
  return (
    <>
      <ListScreen
        name="attendance-log"
        title={log.title}
        within={{ entity: withinSentence(log.one), entities: withinSentence(fields.people) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        emptyHint={log.empty}
        columns={logColumns({ words, language, zone })}
        renderFilters={(isSheet) => <SpanFilters list={list} isSheet={isSheet} usual={usual} />}
        rowId={({ id }) => id}
        rowLabel={({ employee }) => employee.name}
        {...list.opening(
          ({ employee }: PunchRow) => employee.id,
          ({ day }) => day,
        )}
        onAdd={undefined}
        onExport={(format) => void file.start(format)}
        isExporting={file.isBusy}
        renderMenu={() => null}
      />
      <PersonDrawer id={list.state.open} day={list.state.day ?? usual.until} onClose={list.close} />
    </>
  );
}
