import type { AccessRule, Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import { withinRule } from '../../people/public.ts';

/** Someone whose leave is not theirs to see is not there; without a name it is the own. */
export async function whomOf(
  db: Handle,
  actor: Actor,
  rule: AccessRule,
  employeeId: string | undefined,
): Promise<string> {
  const id = employeeId ?? actor.personId;
  if (id === null) throw new Refusal(notFound);
  if (id === actor.personId) return id;
  const found = await sql`select 1 from employee
    where id = ${id} and ${withinRule(rule, actor)}`.execute(db);
  if (found.rows.length === 0) throw new Refusal(notFound);
  return id;
}
