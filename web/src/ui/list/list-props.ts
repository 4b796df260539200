import type { ReactNode } from 'react';
import type { Column, Selection, TableProps } from '../table/column.ts';
import type { ExportFormat } from './views/export-menu.tsx';
import type { ListHandle } from './use-list-state.ts';

/** What came back, as far as it is here. */
interface ListAnswer<R> {
  readonly data: { readonly rows: readonly R[]; readonly total: number } | undefined;
  readonly isPlaceholderData: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export interface ListScreenProps<R> extends Pick<
  TableProps<R>,
  'rowId' | 'rowLabel' | 'renderMenu' | 'onOpen' | 'address'
> {
  /** under which the hidden columns are remembered */
  readonly name: string;
  readonly title: string;
  /** what the rows are, in the middle of a sentence */
  readonly within: { readonly entity: string; readonly entities: string };
  readonly list: ListHandle;
  readonly answer: ListAnswer<R>;
  /** what the server said where there is no answer */
  readonly problem: string | undefined;
  /** the saved views of this list, where it has some */
  readonly views?: ReactNode;
  /** between the title and the filters */
  readonly notice?: ReactNode;
  /** beside the main action */
  readonly headActions?: ReactNode;
  /** where nothing is found by words */
  readonly hasNoSearch?: boolean;
  readonly columns: readonly Column<R>[];
  /** none: nothing to narrow it by */
  readonly renderFilters?: (isSheet: boolean) => ReactNode;
  /** said of an empty list, where nothing can be added */
  readonly emptyHint?: string;
  /** none where nothing is done with several rows at once */
  readonly selection?: Selection;
  /** none where the person may not add */
  readonly onAdd: (() => void) | undefined;
  /** none where the list is not given as a file */
  readonly onExport?: (
    format: ExportFormat,
    /** none: all there are */
    columns: readonly string[] | undefined,
    ids?: ReadonlySet<string>,
  ) => void;
  readonly isExporting?: boolean;
  /** none where nothing of it is printed */
  readonly onPrint?: () => void;
  /** also a file with every column, not only those that are shown */
  readonly hasFullExport?: boolean;
  /** beside the main action */
  readonly actions?: ReactNode;
  /** what is done with the chosen rows, besides the file */
  readonly renderBulk?: (chosen: ReadonlySet<string>) => ReactNode;
}
