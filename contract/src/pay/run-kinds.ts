/** The pay of a month, or a festival bonus besides it. */
export const runKinds = ['Salary', 'Bonus'] as const;
export type RunKind = (typeof runKinds)[number];
