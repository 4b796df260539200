import { addMonths } from '@muster/contract/kernel/dates/dates.ts';

/** Further than this nobody plans. */
const most = 600n;

export interface Instalments {
  readonly count: number;
  readonly lastMonth: string;
  /** the last is what is left over */
  readonly lastAmount: bigint;
}

/** How many instalments pay something back, from a month on; a word where it cannot be. */
export function instalmentsOf(
  left: bigint,
  instalment: bigint,
  from: string,
): Instalments | 'tooMuch' | 'tooLong' {
  if (instalment > left) return 'tooMuch';
  const count = (left + instalment - 1n) / instalment;
  if (count > most) return 'tooLong';
  return {
    count: Number(count),
    lastMonth: addMonths(from, Number(count) - 1),
    lastAmount: left - instalment * (count - 1n),
  };
}
