import { scopesOf } from '@muster/contract/kernel/actor.ts';
import { leaveTypeCalls, type TypeOfLeave } from '@muster/contract/leave/leave-type.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { DeleteDialog } from '../../../ui/form/delete-dialog.tsx';
import { useLingering } from '../../../ui/form/use-lingering.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { newRecord } from '../../../ui/list/list-state.ts';
import { StatusFilter } from '../../../ui/list/pick-filter.tsx';
import { RecordActions } from '../../../ui/list/record-actions.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { typeColumns } from '../parts/type-columns.tsx';
import { TypeDrawer } from '../parts/type-drawer.tsx';
import { TypeTabs } from '../parts/type-tabs.tsx';
import { useTypeChanges } from '../parts/use-type-changes.ts';
import { typeShape, typesQuery } from '../queries.ts';

interface TypeDeleteProps {
  /** none: nothing is asked */
  readonly type: TypeOfLeave | undefined;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

function TypeDelete({ type, onCancel, onDeleted }: TypeDeleteProps) {
  const { remove, setActive } = useTypeChanges();
  const { shown, forget } = useLingering(type);
  if (!shown) return null;
  return (
    <DeleteDialog
      key={shown.id}
      opened={type !== undefined}
      name={shown.fullName}
      remove={() => remove(shown)}
      retire={() => setActive(shown, false)}
      onCancel={onCancel}
      onClosed={forget}
      onDeleted={onDeleted}
    />
  );
}

/** The kinds of leave with their settings. */
export function TypesScreen() {
  const { words, say, language } = useWords();
  const { one, many } = words.leave.records.leaveType;
  const list = useListState(typeShape);
  const answer = useQuery(typesQuery(list.state));
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayWrite = scopesOf(leaveTypeCalls.create.access, held).size > 0;
  const [deleting, setDeleting] = useState<TypeOfLeave>();
  const { setActive } = useTypeChanges();
  const within = { entity: withinSentence(one), entities: withinSentence(many) };
  const done = () => {
    setDeleting(undefined);
    list.restart();
  };
  return (
    <>
      <ListScreen
        name="leave-types"
        title={many}
        within={within}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        notice={mayWrite && <TypeTabs />}
        columns={typeColumns(words, language)}
        renderFilters={(isSheet) => (
          <StatusFilter
            isSheet={isSheet}
            value={list.state.active}
            onChange={(active) => list.change({ pageNo: 1, active })}
          />
        )}
        rowId={({ id }) => id}
        rowLabel={({ fullName }) => fullName}
        onOpen={({ id }) => list.open(id)}
        onAdd={mayWrite ? () => list.open(newRecord) : undefined}
        renderMenu={(row) =>
          row.can.change && (
            <RecordActions
              edit={say(words.act.edit, within)}
              record={row}
              onEdit={() => list.open(row.id)}
              onActive={(active) => void setActive(row, active)}
              onDelete={() => setDeleting(row)}
            />
          )
        }
      />
      <TypeDrawer
        open={list.state.open}
        mayWrite={mayWrite}
        onClose={list.close}
        onSaved={list.restart}
      />
      <TypeDelete type={deleting} onCancel={() => setDeleting(undefined)} onDeleted={done} />
    </>
  );
}
