import { type CheckedRow } from './check-row.ts';
import { inLoops, type Managers } from '../manager-loops.ts';
import { managerFields } from './sheet-fields.ts';
import type { JobTimeline } from '../job-data.ts';

/** Both kinds of manager in every period that is not over. */
function managersIn(timeline: JobTimeline, today: string): ReadonlySet<string> {
  const current = timeline.findLastIndex(({ from }) => from <= today);
  const still = timeline.slice(Math.max(0, current));
  const named = still.flatMap(({ values }) => [values.lineManagerId, values.secondTierId]);
  return new Set(named.filter((id) => id !== null));
}

const isMoved = ({ changes }: CheckedRow): boolean =>
  changes.some(({ field }) => managerFields.some((name) => name === field));

function withFault(
  checked: CheckedRow,
  code: 'loop' | 'unknown-manager' | 'cannot-lead',
): CheckedRow {
  const field =
    managerFields.find((name) => checked.changes.some((change) => change.field === name)) ??
    managerFields[0];
  const value = String(checked.changes.find((change) => change.field === field)?.after ?? '');
  const faults = [...checked.faults, { field, value: value || null, code }];
  return { ...checked, kind: 'faulty', faults, timeline: null };
}

/** A new person whose own row is wrong will not be there to lead anyone. */
function refuseLost(rows: readonly CheckedRow[]): readonly CheckedRow[] {
  const lost = new Set(
    rows.flatMap(({ kind, stamp, recordId }) =>
      kind === 'faulty' && stamp === null && recordId ? [recordId] : [],
    ),
  );
  const next = rows.map((row) => {
    const named = row.timeline?.flatMap(({ values }) => [
      values.lineManagerId,
      values.secondTierId,
    ]);
    return named?.some((id) => id !== null && lost.has(id))
      ? withFault(row, 'unknown-manager')
      : row;
  });
  return next.some((row, at) => row !== rows[at]) ? refuseLost(next) : next;
}

/** Nobody is put under someone for days on which that one has left. */
export const checkLeaders = (
  rows: readonly CheckedRow[],
  leavesFrom: ReadonlyMap<string, string | null>,
  today: string,
): readonly CheckedRow[] =>
  rows.map((row) => {
    const { timeline } = row;
    if (!timeline || !isMoved(row)) return row;
    const isStranded = timeline.some(({ values }, at) => {
      const end = timeline[at + 1]?.from ?? null;
      if (values.status === 'Left' || (end !== null && end <= today)) return false;
      return [values.lineManagerId, values.secondTierId].some((id) => {
        const gone = leavesFrom.get(id ?? '') ?? null;
        return gone !== null && (end === null || gone < end);
      });
    });
    return isStranded ? withFault(row, 'cannot-lead') : row;
  });

/** What only all rows together show: rings of managers, and managers that will not be there. */
export function checkTree(
  rows: readonly CheckedRow[],
  house: Managers,
  today: string,
): readonly CheckedRow[] {
  const sound = refuseLost(rows);
  const tree = new Map(house);
  for (const { recordId, timeline } of sound)
    if (recordId && timeline) tree.set(recordId, managersIn(timeline, today));
  const looped = inLoops(tree);
  if (looped.size === 0) return sound;
  return refuseLost(
    sound.map((row) =>
      row.timeline && row.recordId && looped.has(row.recordId) && isMoved(row)
        ? withFault(row, 'loop')
        : row,
    ),
  );
}
