import { type PersonList, personListCalls } from '@muster/contract/people/profile/person-lists.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { readList, saveList } from './person-list.ts';

const names = Object.keys(personListCalls) as PersonList[];

export const personListRoutes = (parts: PeopleDeps): readonly Route[] =>
  names.flatMap((list) => [
    route(personListCalls[list].read, { tx: false }, ({ input, actor, db }) =>
      readList(db, actor, list, input.params.id),
    ),
    route(personListCalls[list].save, { tx: true }, ({ input, ...call }) =>
      saveList(call, list, input.params.id, input.body, parts),
    ),
  ]);
