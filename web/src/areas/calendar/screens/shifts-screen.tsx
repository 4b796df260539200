import { shiftCalls } from '@muster/contract/calendar/shift-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { HandRecordScreen } from '../../../api/hand-records/hand-record-screen.tsx';
import { useMayCall } from '../../../session/use-may-call.ts';
import { StatusFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { useWords } from '../../../words/words.ts';
import { shiftColumns } from '../shifts/shift-columns.tsx';
import { ShiftForm } from '../shifts/shift-form.tsx';
import { shiftShape, shiftsQuery } from '../queries.ts';
import { shifts } from '../records.ts';

export function ShiftsScreen() {
  const { words, language } = useWords();
  const { many } = words.calendar.shift;
  const list = useListState(shiftShape);
  const answer = useQuery(shiftsQuery(list.state));
  const mayWrite = useMayCall(shiftCalls.create);
  return (
    <HandRecordScreen
      kept={shifts}
      title={many}
      many={many}
      list={list}
      answer={answer}
      mayWrite={mayWrite}
      columns={shiftColumns(words, language)}
      renderFilters={(isSheet) => (
        <StatusFilter
          isSheet={isSheet}
          value={list.state.active}
          onChange={(active) => list.change({ pageNo: 1, active })}
        />
      )}
      nameOf={({ name }) => name}
      mayRetire
      renderForm={(shift, onSaved) => <ShiftForm shift={shift} onSaved={onSaved} />}
    />
  );
}
