/** So many lates are free, then every few of them cost a part of a day. */
export interface LatePolicy {
  readonly free: number;
  /** 0: nothing is taken off */
  readonly every: number;
  /** in thousandths of a day */
  readonly costs: number;
}

export const deductionOf = (lates: number, { free, every, costs }: LatePolicy): number =>
  every === 0 ? 0 : Math.floor(Math.max(0, lates - free) / every) * costs;
