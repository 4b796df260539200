import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { ownQuestionCalls, questionCalls } from '@muster/contract/pay/questions/question-calls.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { askedBy, type ListShape, type ListState } from '../../../ui/list/list-state.ts';
import { countWaiting } from './waiting-call.ts';

const all = ['pay-question'] as const;

export const questionShape: ListShape = {
  query: questionCalls.list.query,
  filters: ['state', 'concern', 'department', 'month', 'component'],
  sort: questionCalls.list.listing.order,
};

export function questionsQuery(state: ListState) {
  const { active: _active, ...asked } = askedBy(state);
  // read from the address by the same schema
  const query = asked as Input<typeof questionCalls.list>['query'];
  return queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => call(questionCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(questionCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
  });

/** Of one payslip: the own one, or that of someone whose pay the reader keeps. */
export const payslipQuestionsQuery = (id: string, isOwn: boolean) =>
  queryOptions({
    queryKey: [...all, 'of', id, isOwn],
    queryFn: ({ signal }) =>
      call(isOwn ? ownQuestionCalls.list : questionCalls.ofPayslip, { params: { id } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
  });

export const waitingQuestionsQuery = queryOptions({
  queryKey: [...all, 'count'],
  queryFn: ({ signal }) => countWaiting(signal),
  staleTime: 60_000,
});

const firstFew = 5;

/** Those that wait for the reader, the longest first. */
export const firstWaitingQuery = queryOptions({
  queryKey: [...all, 'first'],
  queryFn: ({ signal }) =>
    call(
      questionCalls.list,
      { query: { isWaiting: true, sort: 'askedAt', limit: firstFew } },
      signal,
    ),
  staleTime: 0,
});

/** What waits is counted in the menu and in the inbox of every room: all that was read is read again. */
export function useQuestionsChanged() {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}
