import type { TaxSteps } from '@muster/contract/pay/tax/tax-steps.ts';

type Band = TaxSteps['bands'][number];

/** A band as it is drawn, in per cent of the width and of the height. */
export interface BandShape {
  readonly band: Band;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** so much of its width is taxed income */
  readonly taxed: number;
  /** the higher the rate, the darker: 0 to 3 */
  readonly tone: number;
}

export interface BandChart {
  readonly shapes: readonly BandShape[];
  /** where the income ends */
  readonly mark: number;
  /** rates that have a line, in hundredths of a per cent */
  readonly lines: readonly { readonly rate: number; readonly at: number }[];
  /** where bands begin and there is room to say so */
  readonly edges: readonly { readonly from: bigint; readonly at: number }[];
}

const whole = 100;
const tones = 3;
/** Of the width; names of two edges nearer to each other would run into each other. */
const roomOfEdge = 13;
/** The place above the highest bar is for its name. */
const headroom = 1.25;
const steps = [500, 1000, 2000];
const mostLines = 4;

/** Somewhat more than the income is shown, and at least half of what follows the first band. */
function shownUntil(bands: readonly Band[], taxable: bigint): bigint {
  const first = bands[0]?.to ?? 0n;
  const beyond = (taxable * 115n) / 100n;
  const least = (first * 3n) / 2n;
  return [beyond, least, 1n].reduce((most, one) => (one > most ? one : most));
}

/** Width is income and height is rate, so that the area is the tax. */
export function bandChart(bands: readonly Band[], taxable: bigint): BandChart {
  const until = shownUntil(bands, taxable);
  const across = (amount: bigint): number => (Number(amount) / Number(until)) * whole;
  const shown = bands.filter(({ from }) => from < until);
  const highest = Math.max(...shown.map(({ rate }) => rate), 1);
  const top = highest * headroom;
  const step = steps.find((one) => highest / one <= mostLines) ?? highest;
  const rates = [...new Set(shown.map(({ rate }) => rate))].filter((rate) => rate > 0);
  const shapes = shown.map((band) => {
    const end = band.to === null || band.to > until ? until : band.to;
    const left = across(band.from);
    const width = across(end) - left;
    const place = rates.toSorted((one, other) => one - other).indexOf(band.rate);
    return {
      band,
      left,
      width,
      height: (band.rate / top) * whole,
      taxed: width > 0 ? (across(band.income) / width) * whole : 0,
      tone:
        rates.length < 2
          ? tones - 1
          : Math.round((Math.max(place, 0) / (rates.length - 1)) * tones),
    };
  });
  const edges: { from: bigint; at: number }[] = [];
  for (const { band, left } of shapes)
    if (left - (edges.at(-1)?.at ?? -whole) >= roomOfEdge && left <= whole - roomOfEdge / 2)
      edges.push({ from: band.from, at: left });
  return {
    shapes,
    mark: across(taxable),
    lines: Array.from({ length: Math.floor(highest / step) + 1 }, (_, at) => ({
      rate: at * step,
      at: ((at * step) / top) * whole,
    })),
    edges,
  };
}
