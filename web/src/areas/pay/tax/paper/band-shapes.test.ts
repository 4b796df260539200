import { expect, it } from 'vitest';
import { bandChart } from './band-shapes.ts';

const lakh = 10_000_000n;
const band = (from: bigint, to: bigint | null, rate: number, income = 0n) => ({
  from: from * lakh,
  to: to === null ? null : to * lakh,
  rate,
  income: income * lakh,
  tax: 0n,
});
const ofTwenty = [
  band(0n, 4n, 0, 4n),
  band(4n, 7n, 1000, 3n),
  band(7n, 11n, 1500, 4n),
  band(11n, 16n, 2000, 5n),
  band(16n, 36n, 2500, 4n),
  band(36n, null, 3000),
];

it('draws the bands as far as the income goes and a little more, the taxed part of each', () => {
  const { shapes, mark, lines } = bandChart(ofTwenty, 20n * lakh);
  // 23 lakh are shown
  expect(shapes.map(({ band: { rate } }) => rate)).toEqual([0, 1000, 1500, 2000, 2500]);
  expect(shapes.map(({ left }) => Math.round(left))).toEqual([0, 17, 30, 48, 70]);
  expect(shapes.map(({ taxed }) => Math.round(taxed))).toEqual([100, 100, 100, 100, 57]);
  expect(shapes.map(({ tone }) => tone)).toEqual([0, 0, 1, 2, 3]);
  expect(Math.round(mark)).toBe(87);
  expect(lines.map(({ rate }) => rate)).toEqual([0, 1000, 2000]);
});

it('has something to show below the first band, and of no income', () => {
  const small = [band(0n, 4n, 0, 2n), band(4n, 7n, 1000), band(7n, null, 1500)];
  const { shapes, mark } = bandChart(small, 2n * lakh);
  expect(shapes.map(({ taxed }) => taxed)).toEqual([50, 0]);
  expect(Math.round(mark)).toBe(33);
  expect(bandChart(small, 0n).mark).toBe(0);
});

it('draws one rate for all of it', () => {
  const { shapes, edges } = bandChart([band(0n, null, 3000, 10n)], 10n * lakh);
  expect(shapes).toHaveLength(1);
  expect(Math.round(shapes[0]?.taxed ?? 0)).toBe(87);
  expect(edges).toEqual([{ from: 0n, at: 0 }]);
});

it('leaves out the names of edges that would run into each other', () => {
  const narrow = [
    band(0n, 1n, 0, 1n),
    band(1n, 2n, 500, 1n),
    band(2n, 3n, 1000, 1n),
    band(3n, null, 1500, 27n),
  ];
  const places = bandChart(narrow, 30n * lakh).edges.map(({ at }) => at);
  for (const [at, place] of places.entries())
    if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThanOrEqual(13);
});
