import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { slabThere, slabUsed, slabWrong } from '@muster/contract/pay/refusals.ts';
import { cardFaultWords } from '@muster/contract/pay/tax/card-fault-words.ts';
import { cardFaults } from '@muster/contract/pay/tax/card-faults.ts';
import type { IncomeSlab, slabCalls } from '@muster/contract/pay/tax/slab-calls.ts';
import { type TaxCard, taxCard } from '@muster/contract/pay/tax/tax-card.ts';
import { sql } from 'kysely';
import { refuseStale } from '../../../../entity/changed-meanwhile.ts';
import { note } from '../../../../platform/audit/note.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import type { PayCall, PayDeps } from '../../deps.ts';
import { keepCard } from '../../rules/tax/kept-card.ts';
import { readSlab } from './read-slabs.ts';
import { findSlabs } from './slab-store.ts';

type Origin = Pick<IncomeSlab, 'source' | 'enactedOn' | 'isVerified'>;
type Given = TaxCard & Origin;

const fields = Object.keys(taxCard.shape) as (keyof TaxCard)[];
const cardIn = (given: Given): TaxCard =>
  Object.fromEntries(fields.map((name) => [name, given[name]])) as unknown as TaxCard;

/** A clear sentence at the band, the category or the amount that is wrong. */
function refuseWrong(card: TaxCard): void {
  const faults = cardFaults(card);
  const [first] = faults;
  if (!first) return;
  throw new Refusal(
    slabWrong,
    { what: cardFaultWords[first.fault] },
    faults.map(({ path }) => ({ path, code: 'not-fitting', values: {} })),
  );
}

async function insertVersion(
  { db, actor, clock }: PayCall<Tx>,
  slabId: string,
  number: number,
  given: Given,
): Promise<void> {
  const at = clock.now();
  await sql`insert into income_slab_version (id, slab_id, number, card, source, enacted_on, is_verified,
      created_by_kind, created_by_id, created_at)
    values (${newId(at)}, ${slabId}, ${number}, ${JSON.stringify(keepCard(cardIn(given)))},
      ${given.source}, ${given.enactedOn}, ${given.isVerified}, ${actor.kind}, ${actor.accountId},
      ${at})`.execute(db);
}

const told = ({ country, year }: Pick<IncomeSlab, 'country' | 'year'>, given: Given) => ({
  country,
  year,
  source: given.source,
  enactedOn: given.enactedOn,
  isVerified: given.isVerified,
  card: keepCard(cardIn(given)),
});

export async function createSlab(
  call: PayCall<Tx>,
  { country, year, ...given }: Input<typeof slabCalls.create>['body'],
) {
  const { db, clock } = call;
  refuseWrong(cardIn(given));
  const id = newId(clock.now());
  const made = await sql`insert into income_slab (id, country, year, created_at)
    values (${id}, ${country}, ${year}, ${clock.now()})
    on conflict (country, year) do nothing returning 1`.execute(db);
  if (made.rows.length === 0) throw new Refusal(slabThere, { country, year: String(year) });
  await insertVersion(call, id, 1, given);
  const after = told({ country, year }, given);
  await note(call, { action: 'income-slab.create', record: 'income_slab', id, after });
  return readSlab(db, id);
}

/** Held until we are done: of two who change it the second is told so. */
async function holdSlab(tx: Tx, id: string): Promise<IncomeSlab> {
  await sql`select 1 from income_slab where id = ${id} for update`.execute(tx);
  const [slab] = await findSlabs(tx, sql<boolean>`slab.id = ${id}`);
  if (!slab) throw new Refusal(notFound);
  return slab;
}

export async function changeSlab(
  call: PayCall<Tx>,
  id: string,
  { version, ...changed }: Input<typeof slabCalls.change>['body'],
  deps: PayDeps,
) {
  const before = await holdSlab(call.db, id);
  if (version !== undefined && version !== before.version)
    throw await refuseStale(call, { name: 'income-slab' }, id, deps);
  const given: Given = { ...before, ...withoutNothing(changed) };
  refuseWrong(cardIn(given));
  await insertVersion(call, id, before.version + 1, given);
  await note(call, {
    action: 'income-slab.change',
    record: 'income_slab',
    id,
    before: told(before, before),
    after: told(before, given),
  });
  return readSlab(call.db, id);
}

/** What is not said stays as it is. */
const withoutNothing = (given: object): Partial<Given> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

export async function removeSlab(call: PayCall<Tx>, id: string) {
  const slab = await holdSlab(call.db, id);
  if (slab.isUsed) throw new Refusal(slabUsed);
  await sql`delete from income_slab_version where slab_id = ${id}`.execute(call.db);
  await sql`delete from income_slab where id = ${id}`.execute(call.db);
  await note(call, {
    action: 'income-slab.remove',
    record: 'income_slab',
    id,
    before: told(slab, slab),
  });
  return {};
}
