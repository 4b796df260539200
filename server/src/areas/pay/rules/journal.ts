import type {
  BookedKind,
  JournalSide,
  LedgerAccount,
} from '@muster/contract/pay/journal/account-calls.ts';
import { inShares } from '@muster/contract/kernel/money/money-arithmetic.ts';
import type { ComponentKind } from '@muster/contract/pay/records.ts';

/** Into which accounts something goes: for all, for a company, or for a department of it. */
export interface AccountRow {
  /** none: net pay */
  readonly componentId: string | null;
  readonly concernId: string | null;
  readonly departmentId: string | null;
  readonly debit: LedgerAccount | null;
  readonly credit: LedgerAccount | null;
}

/** What lines of a kind came to in a department; net pay has no component. */
export interface Booking {
  readonly componentId: string | null;
  readonly componentKind: ComponentKind | null;
  readonly lineKind: BookedKind;
  readonly departmentId: string | null;
  /** below nothing: booked the other way round */
  readonly isBack: boolean;
  readonly amount: bigint;
}

export interface Entry {
  readonly account: LedgerAccount | null;
  readonly side: JournalSide;
}

/** The row of the department, or of its company, or of all: it counts as a whole. */
export function accountsFor(
  rows: readonly AccountRow[],
  { componentId, departmentId }: Pick<Booking, 'componentId' | 'departmentId'>,
  concernId: string,
): AccountRow | undefined {
  const own = rows.filter((row) => row.componentId === componentId);
  return (
    own.find((row) => row.departmentId !== null && row.departmentId === departmentId) ??
    own.find((row) => row.departmentId === null && row.concernId === concernId) ??
    own.find((row) => row.departmentId === null && row.concernId === null)
  );
}

const otherSide: Readonly<Record<JournalSide, JournalSide>> = { debit: 'credit', credit: 'debit' };

/** In which account of its row a component stands; one of another kind by now, by what was done with it. */
function standsIn({ componentKind, lineKind }: Booking): JournalSide {
  if (componentKind === 'Earning') return 'debit';
  if (componentKind === 'Deduction') return 'credit';
  return lineKind === 'Deduction' ? 'credit' : 'debit';
}

/**
 * What was paid is debited and what was taken off credited, in the account of the component, so that what is given
 * back of a deduction lowers what is owed to others, and what is taken back of an earning lowers its cost.
 */
function plainEntries(booking: Booking, row: AccountRow | undefined): Entry[] {
  const { lineKind } = booking;
  if (lineKind === 'Net') return [{ account: row?.credit ?? null, side: 'credit' }];
  if (lineKind === 'Employer')
    return [
      { account: row?.debit ?? null, side: 'debit' },
      { account: row?.credit ?? null, side: 'credit' },
    ];
  return [
    {
      account: row?.[standsIn(booking)] ?? null,
      side: lineKind === 'Earning' ? 'debit' : 'credit',
    },
  ];
}

/** In a reversal everything is booked the other way round. */
export const entriesOf = (
  booking: Booking,
  row: AccountRow | undefined,
  isReversal: boolean,
): Entry[] =>
  plainEntries(booking, row).map(({ account, side }) => ({
    account,
    side: booking.isBack === isReversal ? side : otherSide[side],
  }));

/** A line of someone whose days were in several departments, by the days of each: the parts come to the line exactly. */
export const partsByDays = (
  amount: bigint,
  departments: readonly { readonly departmentId: string; readonly days: number }[],
): { readonly departmentId: string; readonly amount: bigint }[] =>
  inShares(
    amount,
    departments.map(({ days }) => BigInt(days)),
  ).map((share, place) => ({
    departmentId: departments[place]?.departmentId ?? '',
    amount: share,
  }));
