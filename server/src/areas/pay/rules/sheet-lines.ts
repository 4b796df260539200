import type { ComponentKind } from '@muster/contract/pay/records.ts';
import type { EntryCause } from '@muster/contract/pay/payslip/line-why.ts';
import type { PayCount } from '@muster/contract/pay/structure/structure-part.ts';
import type { MonthTax } from './tax/month-tax.ts';

/** One stretch of a month at one rate, as a line explains it. */
export interface ShareOfRate {
  readonly from: string;
  readonly until: string;
  readonly days: number;
  /** a whole month of this part at this rate */
  readonly monthly: bigint;
}

/** Unpaid days suspended or on long leave: each is its part of what the days there came to. */
interface DaysAway {
  readonly quantity: number;
  /** of the calendar, as many as someone was there */
  readonly days: number;
  readonly paid: number;
  readonly whole: number;
}

/** How a line came to its amount: all that is needed to calculate it again by hand. */
export type Why =
  | {
      readonly how: 'rate';
      readonly shares: readonly ShareOfRate[];
      readonly paid: number;
      readonly whole: number;
      readonly isRemainder: boolean;
    }
  | {
      readonly how: 'fixed';
      readonly amount: bigint;
      /** where it was not the same from first to last */
      readonly shares?: readonly ShareOfRate[];
      readonly paid: number;
      readonly whole: number;
    }
  | {
      readonly how: 'percent';
      readonly percent: number;
      readonly ofId: string | null;
      readonly base: bigint;
      /** of how much of it each percentage was, where it was not the same from first to last */
      readonly parts?: readonly { readonly percent: number; readonly base: bigint }[];
    }
  | {
      readonly how: 'count';
      readonly count: PayCount;
      /** without those away */
      readonly quantity: number;
      readonly away?: DaysAway;
      /** for each, where it is not a part of the month's pay */
      readonly each: bigint | null;
      readonly ofId: string | null;
      readonly shares: readonly ShareOfRate[];
      readonly divisor: number;
      readonly percent: number;
    }
  | {
      readonly how: 'condition';
      readonly amount: bigint;
      readonly absence: number;
      readonly lates: number;
      readonly mostAbsence: number;
      readonly mostLates: number;
    }
  | {
      readonly how: 'bonus';
      readonly percent: number;
      readonly ofId: string | null;
      readonly base: bigint;
      /** of twelve */
      readonly months: number;
    }
  | {
      readonly how: 'entered';
      readonly cause: EntryCause;
      readonly month: string | null;
      readonly shouldBe?: bigint;
      readonly wasPaid?: bigint;
      readonly leftBefore?: bigint;
    }
  | { readonly how: 'tax'; readonly month: MonthTax }
  | { readonly how: 'rounding'; readonly unit: number; readonly from: bigint };

export interface Line {
  readonly componentId: string;
  readonly kind: ComponentKind;
  readonly isInGross: boolean;
  /** what was to be, and what it came to */
  readonly due: bigint;
  readonly amount: bigint;
  /** what was calculated, where someone said otherwise */
  readonly computed: bigint | null;
  readonly sourceId: string | null;
  /** the month it is for, where that is another than the one it is paid in */
  readonly forMonth: string | null;
  readonly why: Why;
}

/** A line before deductions are cut to what there is. */
export type DueLine = Omit<Line, 'amount'>;

export interface CalculatedSheet {
  readonly lines: readonly Line[];
  readonly paidDays: number;
  readonly gross: bigint;
  readonly earnings: bigint;
  readonly deductions: bigint;
  readonly net: bigint;
  readonly employer: bigint;
  readonly taxable: bigint;
  readonly tax: bigint;
  /** what was taken for the own provident fund */
  readonly fund: bigint;
  /** how the tax of the year looks now; none: no income tax is taken */
  readonly taxOfYear: MonthTax | null;
  readonly carried: bigint;
}
