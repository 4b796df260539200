import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useWords } from '../../words/words.ts';
import { MainAction } from '../page/main-action.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Selection } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { lastPageOf } from '../table/paging.ts';
import { useHiddenColumns, visibleOf } from './views/column-visibility.ts';
import { ColumnsMenu } from './views/columns-menu.tsx';
import { ExportButton, ExportMenu } from './views/export-menu.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { ListInstead } from './list-instead.tsx';
import type { ListScreenProps } from './list-props.ts';
import { filterCount, isNarrowed, sortOf, sortText } from './list-state.ts';
import { SearchBox } from './filters/search-box.tsx';
import { SelectionBar } from './filters/selection-bar.tsx';
import { nothingChosen } from './filters/use-selection.ts';
import { useShownCount } from '../table/use-shown-count.ts';
import { usePhone } from '../page/use-phone.ts';

/** A page that is gone, after a deletion or by an old link, becomes the last one there is. */
function useExistingPage<R>({ list, answer }: ListScreenProps<R>) {
  const { pageNo, limit } = list.state;
  const lastPage = answer.data ? lastPageOf(limit, answer.data.total) : pageNo;
  const isBeyond = !answer.isPlaceholderData && pageNo > lastPage;
  useEffect(() => {
    if (isBeyond) list.change({ pageNo: lastPage }, { replace: true });
  });
}

function ListHead<R>(screen: ListScreenProps<R> & { readonly keys: readonly string[] }) {
  const { words, say } = useWords();
  const { list, answer, onAdd, onExport } = screen;
  const shown = useShownCount();
  const isPhone = usePhone();
  const found = isNarrowed(list.state) ? words.list.matching : words.list.inAll;
  const count = answer.data?.total;
  const note = count === undefined ? words.list.loading : say(found, { count: shown(count) });
  // An empty list offers the same action in its middle. Until it is known whether it is empty, neither is there:
  // one that vanished under the pointer would take the click with it.
  const isEmpty = count === 0 && !isNarrowed(list.state);
  const isKnown = count !== undefined || answer.isError;
  return (
    <PageHead
      title={screen.title}
      note={answer.isError ? undefined : note}
      actions={
        <>
          {!isPhone && screen.views}
          {screen.headActions}
          {screen.actions}
          {onExport && (
            <ExportButton
              isBusy={screen.isExporting}
              isEmpty={!count}
              onPrint={screen.onPrint}
              onExport={(format) => onExport(format, screen.keys)}
              onExportAll={
                screen.hasFullExport ? (format) => onExport(format, undefined) : undefined
              }
            />
          )}
          {onAdd && isKnown && !isEmpty && (
            <MainAction label={say(words.act.add, screen.within)} onClick={onAdd} />
          )}
        </>
      }
    />
  );
}

function ListFilters<R>(screen: ListScreenProps<R>) {
  const { name, within, list, columns, renderFilters, hasNoSearch } = screen;
  const { words, say } = useWords();
  const label = hasNoSearch ? words.list.filters : say(words.list.searchIn, within);
  return (
    <FilterBar
      label={label}
      search={
        !hasNoSearch && (
          <SearchBox
            label={label}
            value={list.state.search}
            onSearch={(search) => list.change({ search, pageNo: 1 }, { replace: true })}
          />
        )
      }
      renderFilters={renderFilters}
      count={filterCount(list.state)}
      isNarrowed={isNarrowed(list.state)}
      onClear={list.clear}
      views={screen.views}
      end={<ColumnsMenu list={name} columns={columns} />}
    />
  );
}

interface ChosenBarProps<R> extends ListScreenProps<R> {
  readonly keys: readonly string[];
  readonly selection: Selection;
}

/** What can be done with the rows that were chosen. */
function ChosenBar<R>({ keys, selection, onExport, ...screen }: ChosenBarProps<R>) {
  const { words } = useWords();
  const { chosen, choose } = selection;
  return (
    <SelectionBar count={chosen.size} onClear={() => choose(nothingChosen)}>
      {screen.renderBulk?.(chosen)}
      {onExport && (
        <ExportMenu
          onExport={(format) => onExport(format, keys, chosen)}
          onExportAll={
            screen.hasFullExport ? (format) => onExport(format, undefined, chosen) : undefined
          }
        >
          <button type="button" aria-label={words.act.exportSelected} disabled={screen.isExporting}>
            <IconDownload size={16} aria-hidden />
            <span className="on-desk">{words.act.exportSelected}</span>
            <IconChevronDown size={14} aria-hidden />
          </button>
        </ExportMenu>
      )}
    </SelectionBar>
  );
}

/** A whole list screen: title and actions, filters, rows or what is there instead, bulk actions. */
export function ListScreen<R>(screen: ListScreenProps<R>) {
  const { list, answer, selection, onExport } = screen;
  const { hidden } = useHiddenColumns(screen.name, screen.columns);
  const visible = visibleOf(screen.columns, hidden);
  const keys = visible.map((column) => column.key);
  useExistingPage(screen);
  const { pageNo, limit, sort } = list.state;
  return (
    <>
      <ListHead {...screen} keys={keys} />
      {screen.notice}
      <ListFilters {...screen} />
      <DataTable
        caption={screen.title}
        columns={visible}
        rows={answer.data?.rows}
        total={answer.data?.total ?? 0}
        stale={answer.isPlaceholderData}
        rowId={screen.rowId}
        rowLabel={screen.rowLabel}
        view={{ pageNo, limit, sort: sortOf(sort) }}
        onView={({ sort: by, ...page }) =>
          list.change({ ...page, ...(by && { sort: sortText(by) }) })
        }
        selection={selection}
        onOpen={screen.onOpen}
        address={screen.address}
        renderMenu={screen.renderMenu}
        instead={(answer.isError || answer.data?.total === 0) && <ListInstead {...screen} />}
      />
      {selection && (onExport || screen.renderBulk) && (
        <ChosenBar {...screen} keys={keys} selection={selection} />
      )}
    </>
  );
}
