import type { GateCause } from '@muster/contract/pay/gate/gate-causes.ts';
import type { PayCount } from '@muster/contract/pay/structure/structure-part.ts';
import type { PayRules } from '../inputs.ts';
import {
  bucketOf,
  byRule,
  type ComparedPay,
  type DifferencePart,
  explainDifference,
  type GateLine,
  type GateSheet,
  paidOutBy,
} from './explain-difference.ts';

interface ReasonLine {
  readonly componentId: string;
  readonly before: bigint;
  readonly now: bigint;
  readonly count?: PayCount;
  readonly countBefore?: number;
  readonly countNow?: number;
  /** what the rule gives, where someone said otherwise */
  readonly computed?: bigint;
}

/** What stands behind one cause. */
export interface Reason {
  readonly cause: GateCause;
  readonly amount: bigint;
  readonly lines: readonly ReasonLine[];
  readonly gross?: { readonly before: bigint; readonly now: bigint; readonly from: string | null };
  readonly days?: { readonly before: number; readonly now: number };
  readonly day?: string | null;
}

/** The salary of now, what it was before it became that, and since when, as far as these two months know. */
function raiseOf({ now, before }: ComparedPay): Reason['gross'] {
  const stretches = [...(before?.inputs.segments ?? []), ...now.inputs.segments];
  const last = stretches.at(-1);
  const earlier = stretches.findLastIndex(({ gross }) => gross !== last?.gross);
  const known = stretches[earlier];
  if (!last || !known) return undefined;
  return {
    before: BigInt(known.gross),
    now: BigInt(last.gross),
    from: stretches[earlier + 1]?.from ?? null,
  };
}

/** Lines of both months that some of it is about, by component. */
function linesWhere(
  { now, before }: ComparedPay,
  isMeant: (line: GateLine, sheet: GateSheet) => boolean,
  worth: (line: GateLine) => bigint,
): ReasonLine[] {
  const sums = new Map<string, { before: bigint; now: bigint }>();
  const add = (sheet: GateSheet, month: 'before' | 'now') => {
    for (const line of sheet.lines.filter((one) => isMeant(one, sheet))) {
      const known = sums.get(line.componentId) ?? { before: 0n, now: 0n };
      sums.set(line.componentId, { ...known, [month]: known[month] + worth(line) });
    }
  };
  add(now, 'now');
  if (before) add(before, 'before');
  return [...sums].map(([componentId, amounts]) => ({ componentId, ...amounts }));
}

const whole = (line: GateLine): bigint => paidOutBy(line, line.amount);

/** What was set by hand, with what the rule gives. */
function handLines(difference: ComparedPay): ReasonLine[] {
  const isSet = ({ computed }: GateLine) => computed !== null;
  const set = new Set(
    [...difference.now.lines, ...(difference.before?.lines ?? [])]
      .filter(isSet)
      .map(({ componentId }) => componentId),
  );
  const lines = linesWhere(difference, ({ componentId }) => set.has(componentId), whole);
  return lines.map((line) => {
    const now = difference.now.lines.find(
      (one) => one.componentId === line.componentId && isSet(one),
    );
    return {
      ...line,
      ...(now && {
        computed: whole(now) - (paidOutBy(now, now.due) - paidOutBy(now, now.computed ?? 0n)),
      }),
    };
  });
}

/** Of one component besides the gross, with what it is counted by. */
function componentLines(difference: ComparedPay, part: DifferencePart): ReasonLine[] {
  const { count } = part;
  const counted = count && {
    count,
    countBefore: difference.before?.inputs.counts[count] ?? 0,
    countNow: difference.now.inputs.counts[count],
  };
  return linesWhere(
    difference,
    (line, sheet) => bucketOf(line, sheet) === part.componentId,
    byRule,
  ).map((line) => ({ ...line, ...counted }));
}

function factsOf(difference: ComparedPay, part: DifferencePart): Omit<Reason, 'cause' | 'amount'> {
  const { now, before, joinedOn, lastDay } = difference;
  const { cause } = part;
  if (part.componentId !== null) return { lines: componentLines(difference, part) };
  if (cause === 'by-hand') return { lines: handLines(difference) };
  if (cause === 'increment' || cause === 'promotion') {
    const gross = raiseOf(difference);
    return { lines: [], ...(gross && { gross }) };
  }
  if (cause === 'joined' || cause === 'left' || cause === 'moved')
    return {
      lines: [],
      ...(before && { days: { before: before.paidDays, now: now.paidDays } }),
      ...(cause !== 'moved' && { day: cause === 'left' ? lastDay : joinedOn }),
    };
  if (cause === null || cause === 'structure' || cause === 'month')
    return {
      lines: linesWhere(difference, ({ isInGross, cause: of }) => isInGross && of === null, byRule),
    };
  return {
    lines: linesWhere(difference, (line, sheet) => bucketOf(line, sheet) === cause, byRule),
  };
}

/** Everything behind a difference, cause by cause; what has no cause comes first. */
export function showReasons(
  difference: ComparedPay,
  known: PayRules,
  causes: readonly GateCause[],
): Reason[] {
  const parts = explainDifference(difference, known);
  return causes.flatMap((cause) => {
    const own = parts.filter((part) => (part.cause ?? 'unexplained') === cause);
    if (own.length === 0) return [];
    const facts = own.map((part) => factsOf(difference, part));
    return [
      {
        ...Object.assign({}, ...facts),
        cause,
        amount: own.reduce((sum, { amount }) => sum + amount, 0n),
        lines: facts.flatMap(({ lines }) => lines),
      },
    ];
  });
}
