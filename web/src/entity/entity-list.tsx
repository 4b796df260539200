import type { EntityRecord } from '@muster/contract/kernel/entity.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recordLabel } from '../api/links/declared.ts';
import { sentenceOf } from '../api/refusal.ts';
import { useExport } from '../api/use-export.ts';
import { ListViews } from '../api/views/list-views.tsx';
import { useCurrencies } from '../session/company-currency.ts';
import { useMayCall } from '../session/use-may-call.ts';
import { DeleteDialog } from '../ui/form/dialogs/delete-dialog.tsx';
import { useLingering } from '../ui/form/guards/use-lingering.ts';
import { ListScreen } from '../ui/list/list-screen.tsx';
import { newRecord } from '../ui/list/list-state.ts';
import { RecordActions } from '../ui/list/record-actions.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { nothingChosen, useSelection } from '../ui/list/filters/use-selection.ts';
import type { Opening } from '../ui/table/column.ts';
import { recordColumns } from './cells.tsx';
import { EntityDrawer } from './entity-drawer.tsx';
import { EntityFilters } from './filters.tsx';
import { exportCall, recordsQuery, useEntityChanges } from './queries.ts';
import { type RecordScreen, useRecordWords } from './record-screen.ts';

interface EntityListProps {
  readonly screen: RecordScreen;
  /** where a row leads to a page of its own; else it opens in the drawer */
  readonly pages?: Opening<EntityRecord>;
}

/** The list screen of a declared record, with its form and its deletion. */
export function EntityList({ screen, pages }: EntityListProps) {
  const { words, say, said, language, within, own } = useRecordWords(screen);
  const { entity } = screen;
  const list = useListState(screen.shape);
  const answer = useQuery(recordsQuery(screen, list.state));
  const mayAdd = useMayCall(screen.calls.create);
  const selection = useSelection(list.state);
  const file = useExport(
    own.many,
    (format, columns: readonly string[] | undefined, ids?: ReadonlySet<string>) =>
      exportCall(screen, list.state, format, columns, ids),
  );
  const [deleting, setDeleting] = useState<EntityRecord>();
  const { remove, setActive } = useEntityChanges(screen);
  const { shown: doomed, forget } = useLingering(deleting);
  const { open } = list.state;
  const wanted = open === newRecord && !mayAdd ? undefined : open;
  const drawer = useLingering(wanted);
  const columns = recordColumns(screen, words, { language, currency: useCurrencies().group });
  const views = { list: entity.name, shape: screen.shape, handle: list, columns };
  return (
    <>
      <ListScreen
        name={entity.name}
        title={own.many}
        within={within}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? said.getFailed) : undefined}
        views={<ListViews {...views} />}
        columns={columns}
        renderFilters={(isSheet) => <EntityFilters screen={screen} list={list} isSheet={isSheet} />}
        selection={selection}
        rowId={(record) => record.id}
        rowLabel={(record) => recordLabel(entity, record)}
        {...(pages ?? list.openingById)}
        onAdd={mayAdd ? () => list.open(newRecord) : undefined}
        onExport={(format, keys, ids) => void file.start(format, keys, ids)}
        isExporting={file.isBusy}
        renderMenu={(record) =>
          (record.can.change || record.can.remove) && (
            <RecordActions
              edit={say(words.act.edit, within)}
              record={record}
              onEdit={() => list.open(record.id)}
              onActive={(active) => void setActive(record, active)}
              onDelete={() => setDeleting(record)}
            />
          )
        }
      />
      {drawer.shown && (
        <EntityDrawer
          key={drawer.shown}
          screen={screen}
          open={drawer.shown}
          wanted={wanted !== undefined}
          onClose={list.close}
          onClosed={drawer.forget}
          onSaved={list.restart}
        />
      )}
      {doomed && (
        <DeleteDialog
          key={doomed.id}
          opened={deleting !== undefined}
          name={recordLabel(entity, doomed)}
          remove={() => remove(doomed)}
          retire={doomed.active && doomed.can.change ? () => setActive(doomed, false) : undefined}
          onCancel={() => setDeleting(undefined)}
          onClosed={forget}
          onDeleted={() => {
            setDeleting(undefined);
            selection.choose(nothingChosen);
            list.restart();
          }}
        />
      )}
    </>
  );
}
