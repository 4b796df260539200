import type { Handle } from '../../platform/db/transaction.ts';
import { findPeopleAt } from '../people/public.ts';
import { findSetTo, findTargets, type Part, type AssignedTo } from './store/users.ts';

/** Everyone whom a target has ever meant; who was there later or earlier is looked at for nothing. */
export async function peopleOf(
  db: Handle,
  targets: readonly AssignedTo[],
): Promise<readonly string[] | 'all'> {
  const found = new Set<string>();
  for (const { target, ofId } of targets) {
    if (target === 'house' || ofId === null) return 'all';
    const ids = target === 'employee' ? [ofId] : await findPeopleAt(db, target, [ofId]);
    for (const id of ids) found.add(id);
  }
  return [...found];
}

/** Everyone who works by a shift or a pattern. */
export async function peopleBy(db: Handle, part: Part): Promise<readonly string[] | 'all'> {
  const rostered = await peopleOf(db, await findTargets(db, part));
  if (rostered === 'all' || !('shiftId' in part)) return rostered;
  return [...new Set([...rostered, ...(await findSetTo(db, part.shiftId))])];
}
