import { type User, userCalls } from '@muster/contract/identity/user-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../api/refusal.ts';
import type { FormValues } from '../../api/use-call-form.ts';
import type { NotDeleted } from '../../ui/form/dialogs/delete-dialog.tsx';
import { askedBy, type ListShape, type ListState } from '../../ui/list/list-state.ts';
import { notify } from '../../ui/status/notify.ts';
import { useWords } from '../../words/words.ts';

type Asked<E> = E extends { query: unknown }
  ? Input<E> extends { query: infer Q }
    ? Q
    : never
  : never;

const all = ['users'] as const;

// The published screens start with the names from Z to A.
export const usersShape: ListShape = {
  query: userCalls.list.query,
  filters: ['userRole', 'organization'],
  sort: '-name',
};
export const userLogShape: ListShape = { query: userCalls.log.query, filters: [], sort: '' };

export function usersQuery(state: ListState) {
  // read from the address by the same schema
  const query = askedBy(state) as Asked<typeof userCalls.list>;
  return queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => call(userCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(userCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
  });

export const userLogQuery = (id: string, { pageNo, limit }: Pick<ListState, 'pageNo' | 'limit'>) =>
  queryOptions({
    queryKey: [...all, 'log', id, pageNo, limit],
    queryFn: ({ signal }) =>
      call(userCalls.log, { params: { id }, query: { pageNo, limit } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type CreateBody = Input<typeof userCalls.create>['body'];

/** The changes of a user; each makes every list and copy fresh again. */
export function useUserChanges() {
  const { words, say } = useWords();
  const client = useQueryClient();
  const named = { entity: words.account.users.one };
  const refresh = () => void client.invalidateQueries({ queryKey: all });
  const change = ({ id, version }: User, given: FormValues) =>
    call(userCalls.change, {
      params: { id },
      body: { ...given, version },
    }).then(refresh);
  return {
    change,
    create: (given: FormValues) =>
      call(userCalls.create, { body: given as CreateBody }).then(refresh),
    /** says how it went; gives why not, for the dialog */
    remove: async ({ id }: User): Promise<NotDeleted | null> => {
      try {
        await call(userCalls.remove, { params: { id } });
        notify.success(say(words.said.deleted, named));
        return null;
      } catch (error) {
        const text = sentenceOf(error, words);
        if (!text) notify.error(say(words.said.deleteFailed, named));
        return { text, isInUse: false };
      } finally {
        refresh();
      }
    },
    /** locked out or let in again, and says how it went */
    setActive: async (user: User, active: boolean): Promise<void> => {
      try {
        await change(user, { active });
        notify.success(say(words.said.updated, named));
      } catch (error) {
        refresh();
        notify.error(sentenceOf(error, words) ?? say(words.said.updateFailed, named));
      }
    },
  };
}
