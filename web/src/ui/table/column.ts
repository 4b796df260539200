import type { ReactNode } from 'react';

export interface Column<R> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** nothing to show: a card on a phone leaves it out */
  readonly isBlank?: (row: R) => boolean;
  /** by its key, or by what the call names it where that is another word */
  readonly sortable?: boolean | string;
  readonly align?: 'end';
  /** of all rows, below the last one; a table has such a line where its columns have any */
  readonly total?: ReactNode;
  /** a bare figure: on a card of a phone its header stands before it */
  readonly isNamed?: boolean;
  /** no room for it on a card of a phone */
  readonly isDeskOnly?: boolean;
  /** shown only to those who ask for it */
  readonly isExtra?: boolean;
  /** the title names the row and opens it, so it cannot be hidden */
  readonly place: 'title' | 'meta';
}

export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

export interface TableView {
  readonly pageNo: number;
  readonly limit: number;
  readonly sort: Sort;
}

export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly choose: (next: ReadonlySet<string>) => void;
}

/** How a row is opened; where that leads to an address, its title is a link. */
export interface Opening<R> {
  readonly onOpen: (row: R) => void;
  readonly address?: (row: R) => string;
}

export interface TableProps<R> extends Opening<R> {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  /** none yet: the first ones are on their way */
  readonly rows: readonly R[] | undefined;
  readonly total: number;
  /** the rows shown are the last answer's, the next one is on its way */
  readonly stale: boolean;
  readonly rowId: (row: R) => string;
  readonly rowLabel: (row: R) => string;
  readonly view: TableView;
  readonly onView: (change: Partial<TableView>) => void;
  /** none where nothing is done with several rows at once */
  readonly selection?: Selection;
  /** what the row's menu holds; null where there is nothing to do */
  readonly renderMenu: (row: R) => ReactNode;
  /** shown in place of rows: empty, no match, error */
  readonly instead?: ReactNode;
}

/** What the call sorts a column by; none: it does not. */
export const sortKeyOf = <R>({ key, sortable }: Column<R>): string | undefined =>
  sortable === true ? key : sortable || undefined;

/** Another click turns the order round; a new column starts from A. */
export const sortAfterClick = (now: Sort, key: string): Sort =>
  now.key === key ? { key, descending: !now.descending } : { key, descending: false };
