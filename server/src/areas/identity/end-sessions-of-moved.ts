import { endSessionsOfAll } from '../../platform/session/sessions.ts';
import type { LifeListener } from '../people/public.ts';
import { roleKeysOf } from '../organisation/public.ts';
import { usersOfPeople } from './store/users.ts';

/**
 * Told of every change of a person's place. Who leaves is locked out at once; who comes to a post with
 * other rights, or from one, logs in again with what they have now.
 */
export const endSessionsOfMoved: LifeListener = async (tx, events, { at }) => {
  const left = events.filter(({ kind }) => kind === 'left').map(({ employeeId }) => employeeId);
  const moved = events.filter(
    ({ before, after }) => before && before.designationId !== after.designationId,
  );
  const posts = moved.flatMap(({ before, after }) => [
    before?.designationId ?? '',
    after.designationId,
  ]);
  const keyed = await roleKeysOf(tx, posts);
  const changed = moved.flatMap(({ employeeId, before, after }) =>
    keyed.get(before?.designationId ?? '') === keyed.get(after.designationId) ? [] : [employeeId],
  );
  const people = [...new Set([...left, ...changed])];
  await endSessionsOfAll(tx, 'employee', people, 'revoked', at);
  await endSessionsOfAll(tx, 'user', await usersOfPeople(tx, left), 'revoked', at);
};
