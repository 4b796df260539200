import type { AccessRule } from '@muster/contract/kernel/access/actor.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import type { ListShape } from '../../ui/list/list-state.ts';

/** Those of the list's rule who see others because they lead them. */
export const leadsPeople: AccessRule = Object.fromEntries(
  Object.entries(peopleCalls.list.access).filter(([, scope]) => [scope].flat().includes('sub')),
);

/** The list of a team: of the call's filters only what a manager needs. */
export const teamShape: ListShape = {
  query: peopleCalls.list.query,
  filters: ['team', 'status'],
  sort: 'name',
};
