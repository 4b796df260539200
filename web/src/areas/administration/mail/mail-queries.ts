import { mailCalls } from '@muster/contract/administration/mail-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { askedBy, type ListShape, type ListState } from '../../../ui/list/list-state.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';

const all = ['mail'] as const;

export const mailShape: ListShape = {
  query: mailCalls.list.query,
  filters: ['state', 'kind', 'from', 'to'],
  sort: mailCalls.list.listing.order,
};

export function mailsQuery(state: ListState) {
  // read from the address by the same schema
  const query = askedBy(state) as Input<typeof mailCalls.list>['query'];
  return queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => call(mailCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Each reading is recorded: asked for once, when the mail is opened, and not kept. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: () => call(mailCalls.read, { params: { id } }),
    select: ({ record }) => record,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: false,
  });

/** Marks a mail for sending and says how it went. */
export function useRetryMail() {
  const { words } = useWords();
  const { mail } = words.administration;
  const client = useQueryClient();
  return useOneAtATime(async (id: string) => {
    try {
      await call(mailCalls.retry, { params: { id } });
      notify.success(mail.retried);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? mail.retryFailed);
    }
    await client.invalidateQueries({ queryKey: [...all, 'list'] });
  });
}
