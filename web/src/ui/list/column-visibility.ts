import { useLayout } from '../../session/layout.ts';
import type { Column } from '../table/column.ts';

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

const nothing: readonly string[] = [];

/** Which columns this person hid in this list. */
export function useHiddenColumns(list: string) {
  const hidden = useLayout((layout) => layout.hiddenColumns[list]) ?? nothing;
  const toggle = (key: string, known: readonly string[]) =>
    useLayout.setState(({ hiddenColumns }) => ({
      hiddenColumns: {
        ...hiddenColumns,
        [list]: hiddenAfter(hiddenColumns[list] ?? nothing, key, known),
      },
    }));
  return { hidden, toggle };
}
