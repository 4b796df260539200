import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { projectionOf } from '../reach.ts';
import { showEmployee } from './show-employee.ts';
import { findEmployee } from '../store/employees.ts';
import { always } from '../../../platform/db/condition.ts';

/** One person, as much of it as the reader may know; on a day before joining there is nobody. */
export async function readEmployee(db: Handle, actor: Actor, id: string, asOf?: string) {
  const projection = await projectionOf(db, actor, id);
  const asked = projection && { projection, where: always, asOf };
  const row = asked && (await findEmployee(db, id, asked));
  if (!row || !projection) throw new Refusal(notFound);
  return { record: showEmployee(row, projection, actor) };
}
