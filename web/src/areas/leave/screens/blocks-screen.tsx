import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import { blockCalls } from '@muster/contract/leave/balance-calls.ts';
import { Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { afterFocusReturned } from '../../../ui/form/after-focus-returned.ts';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { useLingering } from '../../../ui/form/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { newRecord } from '../../../ui/list/list-state.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { notify } from '../../../ui/notify.ts';
import type { Column } from '../../../ui/table/column.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { YearFilter } from '../parts/always-filter.tsx';
import { BlockDrawer } from '../parts/block-form.tsx';
import { spanText } from '../parts/leave-text.ts';
import { TypeTabs } from '../parts/type-tabs.tsx';
import { blockShape, blocksQuery, useFresh } from '../queries.ts';

type Block = Answer<typeof blockCalls.list>['rows'][number];

function useBlockColumns(): readonly Column<Block>[] {
  const { words, language } = useWords();
  const { block: said, application, records } = words.leave;
  const { fields } = records.leaveBlock;
  return [
    { key: 'name', header: fields.name, place: 'title', cell: ({ name }) => name },
    {
      key: 'when',
      header: application.when,
      place: 'meta',
      cell: ({ from, until }) => spanText(from, until, words, language),
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

interface FreeDialogProps {
  readonly block: Block | undefined;
  readonly onClose: () => void;
}

function FreeDialog({ block, onClose }: FreeDialogProps) {
  const { words } = useWords();
  const { block: said, application } = words.leave;
  const { shown, forget } = useLingering(block);
  const refresh = useFresh();
  const free = useOneAtATime(async () => {
    if (!shown) return;
    try {
      await call(blockCalls.remove, { params: { id: shown.id } });
      notify.success(said.freed);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? application.notDone);
    }
    refresh();
    onClose();
  });
  if (!shown) return null;
  return (
    <ConfirmDialog
      opened={block !== undefined}
      title={said.freeTitle}
      confirm={said.free}
      isBusy={free.isBusy}
      onConfirm={() => void free.start()}
      onCancel={onClose}
      onClosed={forget}
    >
      {shown.name}. {said.freeHint}
    </ConfirmDialog>
  );
}

/** Days on which nobody, or nobody of a department, takes leave. */
export function BlocksScreen() {
  const { words } = useWords();
  const { block: said, records } = words.leave;
  const { one, many } = records.leaveBlock;
  const list = useListState(blockShape);
  const answer = useQuery(blocksQuery(list.state));
  const [freeing, setFreeing] = useState<Block>();
  return (
    <>
      <ListScreen
        name="leave-blocks"
        title={many}
        within={{ entity: withinSentence(one), entities: withinSentence(many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        notice={<TypeTabs />}
        hasNoSearch
        columns={useBlockColumns()}
        renderFilters={(isSheet) => <YearFilter list={list} isSheet={isSheet} />}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        onOpen={setFreeing}
        onAdd={() => list.open(newRecord)}
        emptyHint={said.emptyHint}
        renderMenu={(block) => (
          <Menu.Item
            className="menu-bad"
            leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
            onClick={() => afterFocusReturned(() => setFreeing(block))}
          >
            {said.free}
          </Menu.Item>
        )}
      />
      <BlockDrawer
        isWanted={list.state.open === newRecord}
        onClose={list.close}
        onSaved={list.restart}
      />
      <FreeDialog block={freeing} onClose={() => setFreeing(undefined)} />
    </>
  );
}
