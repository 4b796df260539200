import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { lockDecision } from '../../../platform/decisions/store.ts';
import { holdPeople, type PersonFacts } from '../../people/public.ts';
import { type ApplicationRow, findApplication } from '../store/applications.ts';
import { findType, type TypeRow } from '../store/types.ts';

const anyone = sql<boolean>`true`;

export interface Held {
  readonly row: ApplicationRow;
  readonly person: PersonFacts;
  readonly type: TypeRow;
}

/** The person and the kind of leave: whoever writes about someone's leave holds them until it is done. */
export async function holdAccount(tx: Tx, employeeId: string, leaveTypeId: string) {
  const [person] = await holdPeople(tx, [employeeId]);
  const type = await findType(tx, leaveTypeId);
  if (!person || !type) throw new Refusal(notFound);
  return { person, type };
}

/** An application that the condition lets someone reach: its decision is held first, then its person. */
export async function holdApplication(
  tx: Tx,
  id: string,
  within: RawBuilder<boolean>,
): Promise<Held> {
  const seen = await findApplication(tx, id, within);
  if (!seen) throw new Refusal(notFound);
  if (seen.decisionId) await lockDecision(tx, seen.decisionId);
  const [person] = await holdPeople(tx, [seen.employee.id]);
  // whoever held it before may have changed it
  const row = await findApplication(tx, id, anyone);
  const type = row && (await findType(tx, row.leaveTypeId));
  if (!row || !type || !person) throw new Refusal(notFound);
  return { row, person, type };
}
