import type { TaxCard } from '@muster/contract/pay/tax/tax-card.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { keepCard } from '../../areas/pay/rules/tax/kept-card.ts';
import { fundKind } from '../../areas/pay/rules/tax/month-tax.ts';
import type { Db } from '../../platform/db/transaction.ts';

/** Slabs as they might be anywhere, and what is known of taxpayers; amounts near what random people earn. */
const whole = (most: number) => fc.integer({ min: 0, max: most }).map((one) => BigInt(one) * 100n);
const rate = fc.integer({ min: 0, max: 4500 });
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 3 });
const named = (key: string) => ({ key, name: key, localName: null });
const widths = fc.array(fc.tuple(fc.integer({ min: 1, max: 900_000 }), rate), { maxLength: 6 });

const bandsOf = (steps: readonly (readonly [number, number])[], last: number): TaxCard['bands'] => {
  let from = 0n;
  const bands = steps.map(([width, of]) => {
    const band = { from, to: from + BigInt(width) * 100n, rate: of };
    from = band.to;
    return band;
  });
  return [...bands, { from, to: null, rate: last }];
};

export const taxCards: fc.Arbitrary<TaxCard> = fc
  .record({
    steps: widths,
    last: rate,
    isMoving: fc.boolean(),
    wider: fc.integer({ min: 1, max: 99 }),
    flatRate: rate,
    perChild: whole(60_000),
    exemption: fc.record({
      share: maybe(fc.constantFrom([1, 3], [2, 7], [1, 1])),
      cap: maybe(whole(900_000)),
      fixed: whole(90_000),
    }),
    rebate: maybe(
      fc.record({
        ofIncome: maybe(rate),
        ofInvestment: maybe(rate),
        cap: whole(400_000),
        kinds: fc.constant<NonNullable<TaxCard['rebate']>['kinds']>([
          { ...named('any'), cap: null },
          { ...named('some'), cap: 9_000_000n },
          { ...named(fundKind), cap: 5_000_000n },
        ]),
      }),
    ),
    relief: maybe(
      fc.record({ upTo: whole(900_000), most: maybe(whole(60_000)), isMarginal: fc.boolean() }),
    ),
    charges: fc.array(
      fc.record({
        name: fc.constant('Cess'),
        localName: fc.constant(null),
        rate,
        above: whole(900_000),
      }),
      { maxLength: 3 },
    ),
    minimums: fc.constantFrom<TaxCard['minimums']>(
      [],
      [{ ...named('here'), amount: 500_000n }],
      [
        { ...named('here'), amount: 500_000n },
        { ...named('there'), amount: 300_000n },
      ],
    ),
  })
  .map(({ steps, last, wider, flatRate, exemption: { share, ...exempt }, ...card }): TaxCard => {
    const bands = bandsOf(steps, last);
    const [first, second] = bands;
    const usual = first?.to ?? null;
    // one that moves nothing ends within the second band
    const until = second?.to ?? null;
    const room = until === null ? 90_000_000n : until - (usual ?? 0n);
    const firstBand = usual === null ? null : usual + (room * BigInt(wider)) / 100n;
    const plain = { firstBand: null, flatRate: null, genders: [] };
    return {
      ...card,
      bands,
      categories: [
        { ...named('most'), ...plain },
        { ...named('women'), ...plain, firstBand, genders: ['Female'] },
        { ...named('abroad'), ...plain, flatRate },
      ],
      exemption: { ...exempt, part: share?.[0] ?? null, of: share?.[1] ?? null },
    };
  });

export const taxpayers = fc.record({
  category: maybe(fc.constantFrom('most', 'women', 'abroad', 'gone')),
  minimum: maybe(fc.constantFrom('here', 'there', 'gone')),
  children: fc.constantFrom(0, 0, 1, 3),
  uplift: fc.constantFrom(0, 0, 50),
  isUntaxed: fc.constantFrom(false, false, false, true),
  isFemale: fc.boolean(),
  declared: fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 2 }),
});
export type Taxpayer = typeof taxpayers extends fc.Arbitrary<infer T> ? T : never;

export const randomCountry = 'ZZ';

/** The newest of two years, in one of which a month is, wherever its tax year begins. */
export async function putSlabs(db: Db, month: string, card: TaxCard): Promise<void> {
  const year = Number(month.slice(0, 4));
  for (const one of [year - 1, year]) {
    await sql`insert into income_slab (id, country, year, created_at)
      values (gen_random_uuid(), ${randomCountry}, ${one}, now()) on conflict do nothing`.execute(
      db,
    );
    await sql`insert into income_slab_version (id, slab_id, number, card, source, is_verified, created_at)
      select gen_random_uuid(), slab.id, 1 + (select count(*) from income_slab_version as version
          where version.slab_id = slab.id), ${JSON.stringify(keepCard(card))}::jsonb, 'made', false, now()
      from income_slab as slab where slab.country = ${randomCountry} and slab.year = ${one}`.execute(
      db,
    );
  }
}

/** What is said of someone from the beginning, and declared for both years that a month may be in. */
export async function putTaxpayer(
  db: Db,
  id: string,
  month: string,
  { category, minimum, children, uplift, isUntaxed, isFemale, declared }: Taxpayer,
): Promise<void> {
  const by = crypto.randomUUID();
  await sql`update person_detail set gender = ${isFemale ? 'Female' : 'Male'}
    where employee_id = ${id}`.execute(db);
  await sql`delete from tax_profile where employee_id = ${id}`.execute(db);
  await sql`insert into tax_profile (employee_id, from_year, category, minimum, children, uplift, is_untaxed,
      reason, changed_by_kind, changed_by_id, created_at, version)
    values (${id}, 1980, ${category}, ${minimum}, ${children}, ${uplift}, ${isUntaxed}, 'made', 'user',
      ${by}, now(), 1)`.execute(db);
  await sql`delete from tax_declaration where employee_id = ${id}`.execute(db);
  if (declared.length === 0) return;
  const year = Number(month.slice(0, 4));
  for (const one of [year - 1, year]) {
    const made = crypto.randomUUID();
    await sql`insert into tax_declaration (id, employee_id, tax_year, state, created_at, decided_by_kind,
        decided_by_id, decided_at, version)
      values (${made}, ${id}, ${one}, 'Accepted', now(), 'user', ${by}, now(), 1)`.execute(db);
    for (const [place, amount] of declared.entries())
      await sql`insert into tax_declaration_item (declaration_id, place, kind, amount, accepted)
        values (${made}, ${place}, ${['any', 'some'][place]}, ${amount * 100}, ${amount * 90})`.execute(
        db,
      );
  }
}
