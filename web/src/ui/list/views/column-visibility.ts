import { useLayout } from '../../../session/layout.ts';
import type { Column } from '../../table/column.ts';

export const visibleOf = <C extends Pick<Column<never>, 'key' | 'place'>>(
  columns: readonly C[],
  hidden: readonly string[],
): readonly C[] =>
  columns.filter((column) => column.place === 'title' || !hidden.includes(column.key));

/** Keys of columns that are gone are forgotten on the way. */
export const hiddenAfter = (
  hidden: readonly string[],
  key: string,
  known: readonly string[],
): readonly string[] =>
  (hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]).filter(
    (other) => known.includes(other),
  );

type Known = readonly Pick<Column<never>, 'key' | 'isExtra'>[];

/** Until a person chooses, the extra columns are hidden. */
export const hiddenAtFirst = (columns: Known): readonly string[] =>
  columns.filter(({ isExtra }) => isExtra).map(({ key }) => key);

/** Which columns this person hid in this list. */
export function useHiddenColumns(list: string, columns: Known) {
  const chosen = useLayout((layout) => layout.hiddenColumns[list]);
  const hidden = chosen ?? hiddenAtFirst(columns);
  const known = columns.map(({ key }) => key);
  const toggle = (key: string) =>
    useLayout.setState(({ hiddenColumns }) => ({
      hiddenColumns: {
        ...hiddenColumns,
        [list]: hiddenAfter(hiddenColumns[list] ?? hidden, key, known),
      },
    }));
  /** all at once, as a saved view has them */
  const hide = (keys: readonly string[]) =>
    useLayout.setState(({ hiddenColumns }) => ({
      hiddenColumns: { ...hiddenColumns, [list]: keys },
    }));
  return { hidden, toggle, hide };
}
