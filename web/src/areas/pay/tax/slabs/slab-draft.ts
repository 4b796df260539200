import type { IncomeSlab } from '@muster/contract/pay/tax/slab-calls.ts';
import type { TaxCard } from '@muster/contract/pay/tax/tax-card.ts';

/** As boxes hold them: a value, what could not be read, or nothing yet. */
export type HeldAmount = bigint | string | null;
export type HeldFigure = number | string;
type Gender = TaxCard['categories'][number]['genders'][number];

/** Keeps a row itself while others come and go. */
interface Row {
  readonly row: number;
}
interface Named extends Row {
  /** what others refer to it by; none: it is new and gets one from its name */
  readonly key: string;
  readonly name: string;
  readonly localName: string;
}
export interface BandDraft extends Row {
  readonly to: HeldAmount;
  readonly rate: HeldFigure;
}
interface CategoryDraft extends Named {
  readonly firstBand: HeldAmount;
  readonly flatRate: HeldFigure;
  readonly genders: readonly Gender[];
}
interface KindDraft extends Named {
  readonly cap: HeldAmount;
}
interface MinimumDraft extends Named {
  readonly amount: HeldAmount;
}
interface ChargeDraft extends Named {
  readonly rate: HeldFigure;
  readonly above: HeldAmount;
}

/** The whole of the form; the last band has no end. */
export interface SlabDraft {
  readonly country: string;
  readonly year: HeldFigure;
  readonly source: string;
  readonly enactedOn: string | null;
  readonly isVerified: boolean;
  readonly bands: readonly BandDraft[];
  readonly isMoving: boolean;
  readonly categories: readonly CategoryDraft[];
  readonly perChild: HeldAmount;
  readonly exemption: {
    readonly part: HeldFigure;
    readonly of: HeldFigure;
    readonly cap: HeldAmount;
    readonly fixed: HeldAmount;
  };
  readonly rebate: {
    readonly isThere: boolean;
    readonly ofIncome: HeldFigure;
    readonly ofInvestment: HeldFigure;
    readonly cap: HeldAmount;
    readonly kinds: readonly KindDraft[];
  };
  readonly relief: {
    readonly isThere: boolean;
    readonly upTo: HeldAmount;
    readonly most: HeldAmount;
    readonly isMarginal: boolean;
  };
  readonly charges: readonly ChargeDraft[];
  readonly minimums: readonly MinimumDraft[];
}

/** In hundredths, as rates are kept. */
const perCent = 100;
const shown = (value: number | null, scale = 1): HeldFigure =>
  value === null ? '' : value / scale;
const figure = (value: HeldFigure, scale = 1): number | null =>
  value === '' ? null : Math.round(Number(value) * scale);
const rateOf = (value: HeldFigure): number | null => figure(value, perCent);

export const blankName = { key: '', name: '', localName: '' } as const;

/** Of a card that is there: to change it, or to begin with a copy of it. */
export function slabDraft(slab: Omit<IncomeSlab, 'id' | 'version'>): SlabDraft {
  const { bands, categories, exemption, rebate, relief, charges, minimums } = slab;
  const named = <N extends { readonly localName: string | null }>(one: N, at: number) => ({
    ...one,
    row: at + 1,
    localName: one.localName ?? '',
  });
  return {
    country: slab.country,
    year: slab.year,
    source: slab.source,
    enactedOn: slab.enactedOn,
    isVerified: slab.isVerified,
    bands: bands.map(({ to, rate }, at) => ({ row: at + 1, to, rate: shown(rate, perCent) })),
    isMoving: slab.isMoving,
    categories: categories.map((one, at) => ({
      ...named(one, at),
      flatRate: shown(one.flatRate, perCent),
    })),
    perChild: slab.perChild,
    exemption: { ...exemption, part: shown(exemption.part), of: shown(exemption.of) },
    rebate: {
      isThere: rebate !== null,
      ofIncome: shown(rebate?.ofIncome ?? null, perCent),
      ofInvestment: shown(rebate?.ofInvestment ?? null, perCent),
      cap: rebate?.cap ?? null,
      kinds: (rebate?.kinds ?? []).map(named),
    },
    relief: {
      isThere: relief !== null,
      upTo: relief?.upTo ?? null,
      most: relief?.most ?? null,
      isMarginal: relief?.isMarginal ?? false,
    },
    charges: charges.map((one, at) => ({
      ...named(one, at),
      key: '',
      rate: shown(one.rate, perCent),
    })),
    minimums: minimums.map(named),
  };
}

/** To begin with nothing: one band without an end, and one kind of taxpayers. */
export const blankSlab: SlabDraft = {
  country: '',
  year: '',
  source: '',
  enactedOn: null,
  isVerified: false,
  bands: [{ row: 1, to: null, rate: 0 }],
  isMoving: true,
  categories: [{ ...blankName, row: 1, firstBand: null, flatRate: '', genders: [] }],
  perChild: 0n,
  exemption: { part: '', of: '', cap: null, fixed: 0n },
  rebate: { isThere: false, ofIncome: '', ofInvestment: '', cap: null, kinds: [] },
  relief: { isThere: false, upTo: null, most: null, isMarginal: false },
  charges: [],
  minimums: [],
};

const letters = 36;
/** Lower case with hyphens; of a name in other letters only its place is left. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, letters)
    .replaceAll(/^-+|-+$/g, '');

/** A new row gets its key from its name, and another one where that is taken. */
function keyed<N extends Named>(rows: readonly N[]) {
  const taken = new Set(rows.map(({ key }) => key).filter(Boolean));
  return rows.map(({ row, localName, ...one }) => {
    const wanted = slug(one.name) || String(row);
    let key = one.key || wanted;
    for (let more = 2; !one.key && taken.has(key); more += 1) key = `${wanted}-${more}`;
    taken.add(key);
    return { ...one, key, localName: localName.trim() || null };
  });
}

const noAmount = (held: HeldAmount): bigint | string => held ?? 0n;

/** Each begins where the one before it ends. */
export const bandStart = (bands: readonly BandDraft[], at: number): HeldAmount =>
  at === 0 ? 0n : (bands[at - 1]?.to ?? null);

/** As the calls take it: what could not be read stays, so that the contract finds fault with it. */
export function slabGiven(draft: SlabDraft) {
  const { exemption, rebate, relief } = draft;
  return {
    source: draft.source.trim(),
    enactedOn: draft.enactedOn,
    isVerified: draft.isVerified,
    bands: draft.bands.map(({ to, rate }, at) => {
      const start = bandStart(draft.bands, at);
      return {
        from: typeof start === 'bigint' ? start : 0n,
        to: at === draft.bands.length - 1 ? null : to,
        rate: rateOf(rate) ?? undefined,
      };
    }),
    isMoving: draft.isMoving,
    categories: keyed(draft.categories).map((one) => ({ ...one, flatRate: rateOf(one.flatRate) })),
    perChild: noAmount(draft.perChild),
    exemption: {
      part: figure(exemption.part),
      of: figure(exemption.of),
      cap: exemption.cap,
      fixed: noAmount(exemption.fixed),
    },
    rebate: rebate.isThere
      ? {
          ofIncome: rateOf(rebate.ofIncome),
          ofInvestment: rateOf(rebate.ofInvestment),
          cap: rebate.cap,
          kinds: keyed(rebate.kinds),
        }
      : null,
    relief: relief.isThere
      ? { upTo: relief.upTo ?? undefined, most: relief.most, isMarginal: relief.isMarginal }
      : null,
    charges: draft.charges.map(({ name, localName, rate, above }) => ({
      name,
      localName: localName.trim() || null,
      rate: rateOf(rate) ?? undefined,
      above: noAmount(above),
    })),
    minimums: keyed(draft.minimums).map(({ amount, ...one }) => ({
      ...one,
      amount: amount ?? undefined,
    })),
  };
}

export const nextRow = (rows: readonly Row[]): number =>
  Math.max(0, ...rows.map(({ row }) => row)) + 1;

/** Before the last band, which goes on: the new one takes its place up to an end that is still to be typed. */
export function withBand(bands: readonly BandDraft[]): readonly BandDraft[] {
  const last = bands.at(-1);
  const added: BandDraft = { row: nextRow(bands), to: null, rate: '' };
  return last ? [...bands.slice(0, -1), added, last] : [added];
}
