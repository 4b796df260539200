import { blockCalls, type LeaveBlock } from '@muster/contract/leave/calls/balance-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { HandRecordScreen } from '../../../api/hand-records/hand-record-screen.tsx';
import { useMayCall } from '../../../session/use-may-call.ts';
import { PickFilter } from '../../../ui/list/filters/pick-filter.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import type { Column } from '../../../ui/table/column.ts';
import { showSpan } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { yearsOffered } from '../balances/always-filter.tsx';
import { BlockForm } from '../types/block-form.tsx';
import { yearText } from '../leave-text.ts';
import { TypeTabs } from '../types/type-tabs.tsx';
import { blockShape, blocksQuery } from '../queries.ts';
import { leaveBlocks } from '../records.ts';

function useBlockColumns(): readonly Column<LeaveBlock>[] {
  const { words, language } = useWords();
  const { block: said, application, records } = words.leave;
  const { fields } = records.leaveBlock;
  return [
    {
      key: 'name',
      header: fields.name,
      sortable: true,
      place: 'title',
      cell: ({ name }) => name,
    },
    {
      key: 'when',
      sortable: 'startDate',
      header: application.when,
      place: 'meta',
      cell: ({ from, until }) => showSpan(from, until, language),
    },
    {
      key: 'whom',
      header: said.whom,
      place: 'meta',
      cell: ({ departmentId }) => departmentId?.name ?? said.everyone,
    },
    {
      key: 'kind',
      header: fields.leaveTypeId,
      place: 'meta',
      cell: ({ leaveTypeId }) => leaveTypeId?.name ?? said.anyKind,
    },
  ];
}

/** Days on which nobody, or nobody of a department, takes leave. */
export function BlocksScreen() {
  const { words, language } = useWords();
  const { block: said, records, year } = words.leave;
  const { many } = records.leaveBlock;
  const mayWrite = useMayCall(blockCalls.create);
  const list = useListState(blockShape);
  const answer = useQuery(blocksQuery(list.state));
  return (
    <HandRecordScreen
      kept={leaveBlocks}
      title={many}
      many={many}
      list={list}
      answer={answer}
      mayWrite={mayWrite}
      notice={<TypeTabs />}
      emptyHint={said.emptyHint}
      columns={useBlockColumns()}
      renderFilters={(isSheet) => (
        <PickFilter
          name={year}
          isSheet={isSheet}
          options={yearsOffered().map((one) => ({
            value: String(one),
            label: yearText(one, language),
          }))}
          value={list.state.filters.year}
          onChange={(chosen) => list.filter('year', chosen)}
        />
      )}
      nameOf={({ name }) => name}
      renderForm={(block, onSaved) => <BlockForm block={block} onSaved={onSaved} />}
    />
  );
}
