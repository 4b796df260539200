/** Pay in which the same accounts had a hand, and those who stood behind them. */
export interface Hands {
  readonly authors: readonly string[];
  /** whose pay it is, where all of it is one person's */
  readonly ownerId: string | null;
}

/** One who may act: the account and everyone behind it. The account of an employee has the id of the person. */
export type Eyes = readonly string[];

export interface SameEyes {
  /** what of whoever asks is among the authors */
  readonly own: string;
  /** someone else could do it */
  readonly hasOther: boolean;
}

const haveCommon = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((id) => others.includes(id));

/** The pay in which whoever asks had a hand. */
export const ownOf = <H extends Hands>(
  hands: readonly H[],
  self: Eyes,
): (H & Pick<SameEyes, 'own'>)[] =>
  hands.flatMap((one) => {
    const own = self.find((id) => one.authors.includes(id));
    return own === undefined ? [] : [{ ...one, own }];
  });

/** Nobody agrees to the own pay alone, so whoever it belongs to is nobody else who could. */
export function hasOther(
  { authors, ownerId }: Hands,
  self: Eyes,
  holders: readonly Eyes[],
): boolean {
  const involved = [...authors, ...self, ...(ownerId === null ? [] : [ownerId])];
  return holders.some((eyes) => !haveCommon(eyes, involved));
}

/** What is done as a whole or not at all is by everyone who had a hand in any of it. */
export function asOne(hands: readonly Hands[]): Hands[] {
  const [first] = hands;
  if (!first) return [];
  const isOfOne = hands.every(({ ownerId }) => ownerId === first.ownerId);
  return [
    {
      authors: hands.flatMap(({ authors }) => authors),
      ownerId: isOfOne ? first.ownerId : null,
    },
  ];
}
