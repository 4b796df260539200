import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { type HeldItem, itemIssueCalls } from '@muster/contract/people/documents/item-calls.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import type { FormValues } from '../../../api/use-call-form.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';

export const itemsQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', 'items', id],
    queryFn: ({ signal }) => call(itemIssueCalls.list, { params: { id } }, signal),
    staleTime: 0,
  });

type IssueBody = Input<typeof itemIssueCalls.issue>['body'];
type ReturnBody = Input<typeof itemIssueCalls.giveBack>['body'];

/** What can be done with the things in someone's hands. */
export function useItemChanges(id: string) {
  const { words } = useWords();
  const client = useQueryClient();
  const { queryKey } = itemsQuery(id);
  const refresh = () => void client.invalidateQueries({ queryKey });
  return {
    // what a form gives was checked by the body's own schema
    issue: (given: FormValues) =>
      call(itemIssueCalls.issue, { params: { id }, body: given as IssueBody }).finally(refresh),
    takeBack: (held: HeldItem, given: FormValues) =>
      call(itemIssueCalls.giveBack, {
        params: { id, issueId: held.id },
        body: given as ReturnBody,
      }).finally(refresh),
    /** says how it went; gives why not, for the dialog */
    remove: async (held: HeldItem): Promise<string | null> => {
      const { items } = words.people;
      try {
        await call(itemIssueCalls.remove, { params: { id, issueId: held.id } });
        notify.success(items.deleted);
        return null;
      } catch (error) {
        return sentenceOf(error, words) ?? items.deleteFailed;
      } finally {
        refresh();
      }
    },
  };
}
