import {
  type ListRow,
  type PersonList,
  personListCalls,
} from '@muster/contract/people/profile/person-lists.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export interface SavedList {
  readonly rows: readonly ListRow[];
  /** of the person: whoever saves sends it back */
  readonly version: number;
}

export const personListQuery = (list: PersonList, id: string) =>
  queryOptions({
    queryKey: ['people', 'lists', list, id],
    queryFn: ({ signal }): Promise<SavedList> =>
      call(personListCalls[list].read, { params: { id } }, signal),
    staleTime: 0,
  });
