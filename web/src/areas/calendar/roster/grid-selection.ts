/** A cell of the grid, counted from the first. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** Where one began to choose, and where one is now: all between is chosen. */
export interface GridSelection {
  readonly from: Spot;
  readonly to: Spot;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

const steps: Readonly<Record<string, (spot: Spot, size: Size) => Spot>> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
};

const between = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** Where a key leads, within the grid; nothing for a key that moves nowhere. */
export function stepped(spot: Spot, key: string, size: Size): Spot | undefined {
  const next = steps[key]?.(spot, size);
  return next && { row: between(next.row, size.rows), column: between(next.column, size.columns) };
}

const isBetween = (value: number, a: number, b: number): boolean =>
  value >= Math.min(a, b) && value <= Math.max(a, b);

export const isChosen = ({ row, column }: Spot, chosen: GridSelection | undefined): boolean =>
  chosen !== undefined &&
  isBetween(row, chosen.from.row, chosen.to.row) &&
  isBetween(column, chosen.from.column, chosen.to.column);

interface Row {
  readonly employee: { readonly id: string };
  readonly days: readonly { readonly day: string }[];
  readonly can: { readonly set: boolean };
}

/** The chosen days of those whose days may be set. */
export const daysChosen = (rows: readonly Row[], chosen: GridSelection | undefined) =>
  rows.flatMap(({ employee, days, can }, row) =>
    can.set
      ? days
          .filter((_, column) => isChosen({ row, column }, chosen))
          .map(({ day }) => ({ employeeId: employee.id, day }))
      : [],
  );

interface PlannedRow extends Row {
  readonly days: readonly { readonly day: string; readonly kind: string }[];
}

/** How many of the chosen days are holidays: a shift makes them days of work. */
export const holidaysChosen = (
  rows: readonly PlannedRow[],
  chosen: GridSelection | undefined,
): number =>
  rows.flatMap(({ days, can }, row) =>
    can.set
      ? days.filter(({ kind }, column) => kind === 'holiday' && isChosen({ row, column }, chosen))
      : [],
  ).length;
