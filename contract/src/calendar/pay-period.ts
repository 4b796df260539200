import { addDays, addMonths } from '../kernel/dates/dates.ts';

/** Days that are paid together, named by the month in which they end. */
export interface PayPeriod {
  readonly month: string;
  readonly from: string;
  readonly until: string;
  /** when it is paid */
  readonly payOn: string;
}

/** By which rule a concern pays. */
export interface PayRhythm {
  /** the day of the month on which a period begins; 1: it is the calendar month */
  readonly startDay: number;
  /** days from its end to its pay */
  readonly payAfter: number;
}

const beginIn = (month: string, { startDay }: PayRhythm): string =>
  `${month}-${String(startDay).padStart(2, '0')}`;

/** The period of a month: from its first to its last, or from the 26th of the one before to the 25th. */
export function payPeriodOf(month: string, rhythm: PayRhythm): PayPeriod {
  const isCalendar = rhythm.startDay === 1;
  const from = beginIn(isCalendar ? month : addMonths(month, -1), rhythm);
  const next = beginIn(isCalendar ? addMonths(month, 1) : month, rhythm);
  const until = addDays(next, -1);
  return { month, from, until, payOn: addDays(until, rhythm.payAfter) };
}

/**
 * Where the rhythm changes the new period begins after the last one and ends before the next: no day is
 * paid twice, and none is left out between neighbours.
 */
export function periodBetween(
  period: PayPeriod,
  before: Pick<PayPeriod, 'until'> | undefined,
  after: Pick<PayPeriod, 'from'> | undefined,
): PayPeriod {
  return {
    ...period,
    from: before ? addDays(before.until, 1) : period.from,
    until: after ? addDays(after.from, -1) : period.until,
  };
}
