import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { bonusCalls } from '@muster/contract/pay/bonus/bonus-calls.ts';
import { nobodyForBonus } from '@muster/contract/pay/refusals.ts';
import { sql } from 'kysely';
import { hasConcern } from '../../../platform/access/concerns.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { keepPayPeriod, payRhythmOf } from '../../calendar/public.ts';
import type { PayCall } from '../deps.ts';
import { beginAttempt } from '../runs/attempts/begin-attempt.ts';
import { makeBonusTerms } from '../runs/terms.ts';
import { countEligible } from '../store/bonus-people.ts';

async function refuseComponent(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return;
  const found = await sql`select 1 from pay_component where id = ${id}
    and inactive_at is null for key share`.execute(tx);
  if (found.rows.length === 0)
    throw new Refusal(ruleRefused, {}, [{ path: 'of', code: 'gone', values: {} }]);
}

/** Begins to calculate a festival bonus; like the pay of a month, without its attendance. */
export async function generateBonus(
  call: PayCall<Tx>,
  { concernId, festival, ...given }: Input<typeof bonusCalls.generate>['body'],
) {
  const { db, actor, clock, settings } = call;
  if (!hasConcern(actor, concernId)) throw new Refusal(notFound);
  const known = await sql`select 1 from concern where id = ${concernId}`.execute(db);
  if (known.rows.length === 0) throw new Refusal(notFound);
  await refuseComponent(db, given.ofId);
  const at = clock.now();
  const inForce = await settings.read(db, at);
  const month = given.day.slice(0, 7);
  await keepPayPeriod(db, concernId, month, payRhythmOf(inForce, concernId), at);
  const terms = await makeBonusTerms(db, inForce, concernId, { ...given, festival });
  if ((await countEligible(db, concernId, terms.bonus)) === 0)
    throw new Refusal(nobodyForBonus, { festival });
  return beginAttempt(call, { concernId, month, kind: 'Bonus', title: festival, terms });
}
