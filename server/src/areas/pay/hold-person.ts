import { isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { payWrite } from '@muster/contract/pay/access.ts';
import { ownRecord } from '@muster/contract/people/refusals.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';
import { withinRule } from '../people/public.ts';
import { holdSheetsOf } from './hold-sheets.ts';
import type { PayCall } from './deps.ts';

/** What someone is paid by is changed by one after another; nobody changes the own. */
export async function holdPerson(
  { db, actor }: PayCall<Tx>,
  employeeId: string,
): Promise<{ name: string; joinedOn: string | null }> {
  if (isOwnPerson(actor, employeeId)) throw new Refusal(ownRecord);
  const found = await sql<{ name: string; joinedOn: string | null }>`select name,
      joined_on as "joinedOn" from employee
    where id = ${employeeId} and ${withinRule(payWrite, actor)} for no key update`.execute(db);
  const [person] = found.rows;
  if (!person) throw new Refusal(notFound);
  await holdSheetsOf(db, employeeId);
  return person;
}
