import type { CostComponent, PayCost } from '@muster/contract/pay/overview/cost-calls.ts';

/** One colour of the chart: a component, or several that are told together. */
export interface CostSeries {
  readonly key: string;
  /** none: told by its key */
  readonly component: CostComponent | null;
  readonly amounts: readonly bigint[];
}

/** More colours than these nobody tells apart. */
const largest = 4;

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

const together = (
  key: string,
  components: readonly CostComponent[],
  months: number,
): CostSeries => ({
  key,
  component: null,
  amounts: Array.from({ length: months }, (_, at) =>
    sumOf(components.map(({ amounts }) => amounts[at] ?? 0n)),
  ),
});

/** What is stacked, from the bottom up; what comes to nothing in all months is left out. */
export function costSeries({ months, components }: PayCost): CostSeries[] {
  const earnings = components
    .filter(({ kind }) => kind === 'Earning')
    .toSorted((a, b) => (sumOf(b.amounts) > sumOf(a.amounts) ? 1 : -1));
  const series = [
    ...earnings.slice(0, largest).map((component) => ({
      key: `${component.component.id} ${String(component.isInGross)}`,
      component,
      amounts: component.amounts,
    })),
    together('otherEarnings', earnings.slice(largest), months.length),
    together(
      'employer',
      components.filter(({ kind }) => kind === 'Employer'),
      months.length,
    ),
  ];
  return series.filter(({ amounts }) => sumOf(amounts) > 0n);
}

const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

/** Where the scale ends: the next round amount above the highest column, in minor units. */
export function scaleOf(highest: bigint): number {
  const amount = Number(highest);
  if (amount <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(amount));
  return (roundSteps.find((step) => step * power >= amount) ?? 10) * power;
}
