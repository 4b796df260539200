import { profileCalls } from '@muster/contract/people/profile/profile-calls.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../api/refusal.ts';
import type { FormValues } from '../../api/use-call-form.ts';
import { notify } from '../../ui/status/notify.ts';
import { useWords } from '../../words/words.ts';

// under the people, so that every change of a person makes them fresh again
const all = ['people', 'own'] as const;

export const ownRecordQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'record', id],
    queryFn: ({ signal }) => call(profileCalls.read, { params: { id } }, signal),
    staleTime: 0,
  });

export const bankQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'bank', id],
    queryFn: ({ signal }) => call(profileCalls.readBank, { params: { id } }, signal),
    staleTime: 0,
  });

/** What someone asks for about a person; the inbox tells it too. */
export function useProposals(id: string) {
  const { words } = useWords();
  const { own } = words.people;
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: all });
    void client.invalidateQueries({ queryKey: ['inbox'] });
  };
  return {
    // what a form gives was checked by the body's own schema
    propose: (given: FormValues) =>
      call(profileCalls.propose, { params: { id }, body: given }).finally(refresh),
    proposeBank: (given: FormValues) =>
      call(profileCalls.proposeBank, { params: { id }, body: given }).finally(refresh),
    takeBack: async (proposalId: string): Promise<void> => {
      try {
        await call(profileCalls.cancel, { params: { id, proposalId } });
        notify.success(own.takenBack);
      } catch (error) {
        notify.error(sentenceOf(error, words) ?? own.takeBackFailed);
      } finally {
        refresh();
      }
    },
  };
}
