import { type Delegation, delegationCalls } from '@muster/contract/inbox/delegation-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../api/refusal.ts';
import { notify } from '../../ui/status/notify.ts';
import { useWords } from '../../words/words.ts';

const all = ['inbox', 'delegation'] as const;

/** The reader's, or everyone's for HR. */
export const delegationsQuery = (whose?: 'all') =>
  queryOptions({
    queryKey: [...all, whose],
    queryFn: ({ signal }) => call(delegationCalls.list, { query: { whose } }, signal),
    select: ({ rows }) => rows,
    staleTime: 0,
  });

export type DelegationBody = Input<typeof delegationCalls.create>['body'];

export function useDelegations() {
  const { words, say } = useWords();
  const { delegation } = words.inbox;
  const client = useQueryClient();
  // who stands in shows beside every request as well
  const refresh = () => void client.invalidateQueries({ queryKey: ['inbox'] });
  return {
    add: (body: DelegationBody) => call(delegationCalls.create, { body }).finally(refresh),
    end: async ({ id, to }: Delegation): Promise<void> => {
      try {
        await call(delegationCalls.remove, { params: { id } });
        notify.success(say(delegation.ended, { name: to.name }));
      } catch (error) {
        notify.error(sentenceOf(error, words) ?? delegation.endFailed);
      } finally {
        refresh();
      }
    },
  };
}
