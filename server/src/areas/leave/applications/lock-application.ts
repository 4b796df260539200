import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { lockDecision } from '../../../platform/decisions/store.ts';
import { lockPeopleRows, type PersonFacts } from '../../people/public.ts';
import { type ApplicationRow, findApplication } from '../store/applications.ts';
import { findType, type LeaveTypeRow } from '../store/types.ts';
import { always, type Condition } from '../../../platform/db/condition.ts';

const anyone = always;

export interface LockedApplication {
  readonly row: ApplicationRow;
  readonly person: PersonFacts;
  readonly type: LeaveTypeRow;
}

/** The person and the kind of leave: whoever writes about someone's leave holds them until it is done. */
export async function lockLeaveAccount(tx: Tx, employeeId: string, leaveTypeId: string) {
  const [person] = await lockPeopleRows(tx, [employeeId]);
  const type = await findType(tx, leaveTypeId);
  if (!person || !type) throw new Refusal(notFound);
  return { person, type };
}

/** An application that the condition lets someone reach: its decision is held first, then its person. */
export async function lockApplication(
  tx: Tx,
  id: string,
  within: Condition,
): Promise<LockedApplication> {
  const seen = await findApplication(tx, id, within);
  if (!seen) throw new Refusal(notFound);
  if (seen.decisionId) await lockDecision(tx, seen.decisionId);
  const [person] = await lockPeopleRows(tx, [seen.employee.id]);
  // whoever held it before may have changed it
  const row = await findApplication(tx, id, anyone);
  const type = row && (await findType(tx, row.leaveTypeId));
  if (!row || !type || !person) throw new Refusal(notFound);
  return { row, person, type };
}
