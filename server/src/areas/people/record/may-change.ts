import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { type Actor, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { ownRecord } from '@muster/contract/people/refusals.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { withinRule } from '../reach.ts';

/** A person of another concern is not there; nobody changes the own record, whatever the role. */
export async function refuseForeignOrOwn(tx: Tx, actor: Actor, employeeId: string): Promise<void> {
  const found = await sql`select 1 from employee
    where id = ${employeeId} and ${withinRule(hrWrite, actor)}`.execute(tx);
  if (found.rows.length === 0) throw new Refusal(notFound);
  if (isOwnPerson(actor, employeeId)) throw new Refusal(ownRecord);
}

/** A department of another concern is not there either. */
export async function refuseForeignDepartment(
  tx: Tx,
  { concerns }: Actor,
  departmentId: string | null | undefined,
): Promise<void> {
  if (concerns === 'all' || !departmentId) return;
  const found = await tx
    .selectFrom('department')
    .select('id')
    .where('id', '=', departmentId)
    .where('concern_id', 'in', [...concerns])
    .executeTakeFirst();
  if (!found) throw new Refusal(notFound);
}
