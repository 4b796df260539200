import type { JournalLine } from '@muster/contract/pay/journal/journal-calls.ts';
import { type AccountRow, accountsFor, entriesOf } from '../rules/journal.ts';
import type { Booked, BookedSum } from './booked-sums.ts';

type Line = Omit<JournalLine, 'amount'> & { readonly amount: bigint };

const booking = (sum: BookedSum) => ({
  ...sum,
  componentId: sum.component?.id ?? null,
  departmentId: sum.department?.id ?? null,
});

const keyOf = ({ account, department, component, side }: Line): string =>
  [account?.code, account?.name, department?.id, component?.id, side].join('\n');

/** One line for each account, cost centre, component and side, in the order of the accounts. */
function added(lines: readonly Line[]): Line[] {
  const groups = Map.groupBy(lines, keyOf);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return [{ ...first, amount: same.reduce((sum, { amount }) => sum + amount, 0n) }];
  });
}

const byText = new Intl.Collator('en', { numeric: true }).compare;
/** What has no account comes first: it is to be seen. */
const inOrder = (one: Line, other: Line): number =>
  byText(one.account?.code ?? '', other.account?.code ?? '') ||
  byText(one.account?.name ?? '', other.account?.name ?? '') ||
  byText(one.department?.name ?? '', other.department?.name ?? '') ||
  byText(one.component?.name ?? '', other.component?.name ?? '') ||
  // debit before credit
  byText(other.side, one.side);

const sumOf = (lines: readonly Line[], side: Line['side']): bigint =>
  lines.reduce((sum, line) => (line.side === side ? sum + line.amount : sum), 0n);

interface Made {
  readonly lines: Line[];
  readonly debit: bigint;
  readonly credit: bigint;
  /** how many components, net pay among them, have no account somewhere */
  readonly missing: number;
}

/** A journal that is not even, or pays out something else than its payslips, is never shown. */
export function makeLines(
  { net, sums }: Booked,
  accounts: readonly AccountRow[],
  { concernId, isReversal }: { readonly concernId: string; readonly isReversal: boolean },
): Made {
  const lines = added(
    sums.flatMap((sum): Line[] => {
      const { component, localName, department, amount, lineKind: kind } = sum;
      const booked = booking(sum);
      const row = accountsFor(accounts, booked, concernId);
      const about = { component, localName, department, amount, kind };
      return entriesOf(booked, row, isReversal).map((entry) => ({ ...about, ...entry }));
    }),
  ).toSorted(inOrder);
  const [debit, credit] = [sumOf(lines, 'debit'), sumOf(lines, 'credit')];
  const ofNet = lines.filter(({ kind }) => kind === 'Net');
  const paid = sumOf(ofNet, 'credit') - sumOf(ofNet, 'debit');
  if (debit !== credit || paid !== (isReversal ? -net : net))
    throw new Error(`The journal is not even: ${debit} and ${credit}, ${paid} of ${net}.`);
  const without = lines.filter(({ account }) => account === null);
  const missing = new Set(without.map(({ component }) => component?.id ?? null)).size;
  return { lines, debit, credit, missing };
}
