import { blockCalls } from '@muster/contract/leave/calls/balance-calls.ts';
import { leaveTypeCalls } from '@muster/contract/leave/leave-type.ts';
import { useQuery } from '@tanstack/react-query';
import { HandRecordScreen } from '../../../api/hand-records/hand-record-screen.tsx';
import { useMayCall } from '../../../session/use-may-call.ts';
import { StatusFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { useWords } from '../../../words/words.ts';
import { typeColumns } from '../types/type-columns.tsx';
import { TypeForm } from '../types/type-form.tsx';
import { TypeTabs } from '../types/type-tabs.tsx';
import { typeShape, typesQuery } from '../queries.ts';
import { leaveTypes } from '../records.ts';

/** The kinds of leave with their settings. */
export function TypesScreen() {
  const { words, language } = useWords();
  const { many } = words.leave.records.leaveType;
  const list = useListState(typeShape);
  const answer = useQuery(typesQuery(list.state));
  const mayWrite = useMayCall(leaveTypeCalls.create);
  const maySeeBlocks = useMayCall(blockCalls.list);
  return (
    <HandRecordScreen
      kept={leaveTypes}
      title={many}
      many={many}
      list={list}
      answer={answer}
      mayWrite={mayWrite}
      notice={maySeeBlocks && <TypeTabs />}
      columns={typeColumns(words, language)}
      renderFilters={(isSheet) => (
        <StatusFilter
          isSheet={isSheet}
          value={list.state.active}
          onChange={(active) => list.change({ pageNo: 1, active })}
        />
      )}
      nameOf={({ fullName }) => fullName}
      mayRetire
      renderForm={(type, onSaved) => <TypeForm type={type} onSaved={onSaved} />}
    />
  );
}
