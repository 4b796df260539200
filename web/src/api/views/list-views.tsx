import { type ListView } from '@muster/contract/identity/view-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DeleteDialog } from '../../ui/form/dialogs/delete-dialog.tsx';
import { useLingering } from '../../ui/form/guards/use-lingering.ts';
import { useHiddenColumns, visibleOf } from '../../ui/list/views/column-visibility.ts';
import type { ListShape } from '../../ui/list/list-state.ts';
import type { ListHandle } from '../../ui/list/use-list-state.ts';
import { askedByView, viewText } from '../../ui/list/views/view-text.ts';
import { ViewsMenu } from '../../ui/list/views/views-menu.tsx';
import type { Column } from '../../ui/table/column.ts';
import { type ShownList, ViewDialog } from './view-dialog.tsx';
import { useViewChanges, viewsQuery } from './view-queries.ts';

interface ListViewsProps {
  /** as the list's calls are named */
  readonly list: string;
  /** under which the browser remembers the hidden columns, where that differs */
  readonly name?: string;
  readonly shape: ListShape;
  readonly handle: ListHandle;
  readonly columns: readonly Pick<Column<never>, 'key' | 'place' | 'isExtra'>[];
}

const sameColumns = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key) => b.includes(key));

const isSame = (view: ShownList, shown: ShownList): boolean =>
  view.query === shown.query && sameColumns(view.columns, shown.columns);

/** What the list shows now, and how a view puts itself in its place. */
function useShown({ list, name = list, shape, handle, columns }: ListViewsProps) {
  const { hidden, hide } = useHiddenColumns(name, columns);
  const shown: ShownList = {
    query: viewText(shape, handle.state),
    columns: visibleOf(columns, hidden).map(({ key }) => key),
  };
  const show = (view: ShownList, how?: { replace?: boolean }) => {
    hide(columns.map(({ key }) => key).filter((key) => !view.columns.includes(key)));
    handle.change(askedByView(shape, view.query), how);
  };
  return { shown, show };
}

/** A list that was opened with nothing asked opens with the view chosen for that, once. */
function useOpening(
  views: readonly ListView[] | undefined,
  query: string,
  open: (view: ListView) => void,
): void {
  const isBare = useRef(query === '');
  useEffect(() => {
    if (!views || !isBare.current) return;
    isBare.current = false;
    const view = views.find(({ isDefault }) => isDefault);
    if (view && query === '') open(view);
  }, [views, query, open]);
}

type Asking = 'new' | 'name' | 'removal';

/** The saved views of a list, for the bar of its filters. */
export function ListViews(props: ListViewsProps) {
  const { list } = props;
  const { data } = useQuery(viewsQuery(list));
  const { shown, show } = useShown(props);
  const { change, setDefault, remove } = useViewChanges(list);
  const [chosenId, setChosenId] = useState<string>();
  const [asking, setAsking] = useState<Asking>();
  const dialog = useLingering(asking);
  useOpening(data?.rows, shown.query, (view) => {
    setChosenId(view.id);
    show(view, { replace: true });
  });
  if (!data) return null;
  const { rows, can } = data;
  const alike = rows.find((view) => isSame(view, shown));
  const chosen = rows.find(({ id }) => id === chosenId);
  const current = alike ?? (shown.query === '' ? undefined : chosen);
  const close = () => setAsking(undefined);
  const choose = (id: string) => {
    const view = rows.find((each) => each.id === id);
    if (!view) return;
    setChosenId(id);
    show(view);
  };
  return (
    <>
      <ViewsMenu
        views={rows}
        current={current}
        isChanged={current !== alike}
        mayShare={can.share}
        onChoose={choose}
        onSave={() => setAsking('new')}
        onUpdate={() =>
          void (current && change(current, { ...shown, columns: [...shown.columns] }))
        }
        onRename={() => setAsking('name')}
        onShare={(isShared) => void (current && change(current, { isShared }))}
        onDefault={(isDefault) => void (current && setDefault(isDefault ? current.id : null))}
        onRemove={() => setAsking('removal')}
      />
      {(dialog.shown === 'new' || dialog.shown === 'name') && (
        <ViewDialog
          key={dialog.shown}
          wanted={asking !== undefined}
          list={list}
          view={dialog.shown === 'name' ? current : undefined}
          shown={shown}
          mayShare={can.share}
          onSaved={(id) => {
            setChosenId(id);
            close();
          }}
          onClose={close}
          onClosed={dialog.forget}
        />
      )}
      {dialog.shown === 'removal' && current && (
        <DeleteDialog
          opened={asking === 'removal'}
          name={current.title}
          remove={() => remove(current)}
          retire={undefined}
          onCancel={close}
          onClosed={dialog.forget}
          onDeleted={close}
        />
      )}
    </>
  );
}
