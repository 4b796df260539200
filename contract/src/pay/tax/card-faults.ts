import type { TaxCard } from './tax-card.ts';

/** What can be wrong with a tax card; each has a sentence at the place it belongs to. */
export const cardFaultCodes = [
  'starts-above-zero',
  'gap',
  'overlap',
  'empty-band',
  'ends-early',
  'no-end',
  'twice',
  'gender-twice',
  'two-ways',
  'first-band-too-wide',
  'first-band-empty',
  'half-a-part',
  'part-over-whole',
  'no-limb',
  'below-zero',
] as const;
export type CardFault = (typeof cardFaultCodes)[number];

export interface FoundCardFault {
  /** in the body of the call */
  readonly path: string;
  readonly fault: CardFault;
}

type Found = readonly [is: boolean, path: string, fault: CardFault];

function ofBands({ bands }: TaxCard): Found[] {
  return bands.flatMap(({ from, to }, at): Found[] => {
    const before = bands[at - 1];
    const isLast = at === bands.length - 1;
    const path = `bands.${at}`;
    return [
      [at === 0 && from !== 0n, `${path}.from`, 'starts-above-zero'],
      [before?.to != null && from > before.to, `${path}.from`, 'gap'],
      [before?.to != null && from < before.to, `${path}.from`, 'overlap'],
      [to !== null && to <= from, `${path}.to`, 'empty-band'],
      [!isLast && to === null, `${path}.to`, 'ends-early'],
      [isLast && to !== null, `${path}.to`, 'no-end'],
    ];
  });
}

/** The later of two that are called the same. */
const repeated = (keys: readonly string[], list: string, field: string): Found[] =>
  keys.map((key, at): Found => [keys.indexOf(key) !== at, `${list}.${at}.${field}`, 'twice']);

function ofCategories({ categories, bands, isMoving }: TaxCard): Found[] {
  const second = bands[1]?.to ?? null;
  const genders = categories.map((one) => one.genders);
  return [
    ...repeated(
      categories.map(({ key }) => key),
      'categories',
      'key',
    ),
    ...categories.flatMap(({ firstBand, flatRate }, at): Found[] => {
      const path = `categories.${at}`;
      const isWide = !isMoving && firstBand !== null && second !== null && firstBand >= second;
      const isTaken = genders[at]?.some((gender) =>
        genders.slice(0, at).some((those) => those.includes(gender)),
      );
      return [
        [firstBand !== null && flatRate !== null, `${path}.flatRate`, 'two-ways'],
        [firstBand !== null && firstBand <= 0n, `${path}.firstBand`, 'first-band-empty'],
        [isWide, `${path}.firstBand`, 'first-band-too-wide'],
        [isTaken === true, `${path}.genders`, 'gender-twice'],
      ];
    }),
  ];
}

function ofRest({ exemption: { part, of }, rebate, minimums }: TaxCard): Found[] {
  const limbs = rebate && [rebate.ofIncome, rebate.ofInvestment, rebate.cap];
  const kinds = rebate?.kinds ?? [];
  return [
    [(part === null) !== (of === null), 'exemption.part', 'half-a-part'],
    [part !== null && of !== null && part > of, 'exemption.part', 'part-over-whole'],
    [limbs?.every((limb) => limb === null) === true, 'rebate.ofIncome', 'no-limb'],
    ...repeated(
      kinds.map(({ key }) => key),
      'rebate.kinds',
      'key',
    ),
    ...repeated(
      minimums.map(({ key }) => key),
      'minimums',
      'key',
    ),
  ];
}

/** Amounts of a card are never owed the other way. */
function ofAmounts(card: TaxCard): Found[] {
  const amounts: [string, bigint | null | undefined][] = [
    ['perChild', card.perChild],
    ['exemption.cap', card.exemption.cap],
    ['exemption.fixed', card.exemption.fixed],
    ['rebate.cap', card.rebate?.cap],
    ['relief.upTo', card.relief?.upTo],
    ['relief.most', card.relief?.most],
    ...(card.rebate?.kinds ?? []).map(({ cap }, at): [string, bigint | null] => [
      `rebate.kinds.${at}.cap`,
      cap,
    ]),
    ...card.charges.map(({ above }, at): [string, bigint] => [`charges.${at}.above`, above]),
    ...card.minimums.map(({ amount }, at): [string, bigint] => [`minimums.${at}.amount`, amount]),
  ];
  return amounts.map(([path, amount]): Found => [amount != null && amount < 0n, path, 'below-zero']);
}

/** Nothing: every income from zero on is in exactly one band, and the rest can be calculated by. */
export const cardFaults = (card: TaxCard): FoundCardFault[] =>
  [...ofBands(card), ...ofCategories(card), ...ofRest(card), ...ofAmounts(card)]
    .filter(([is]) => is)
    .map(([, path, fault]) => ({ path, fault }));
