import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { lastDay } from '@muster/contract/kernel/dates/business-dates.ts';
import { documentCalls } from '@muster/contract/people/documents/document-calls.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../api/client.ts';
import { askedBy, type ListShape, type ListState } from '../../ui/list/list-state.ts';
import { today } from '../../session/company-days.ts';
import { listOf } from './people-queries.ts';

export const confirmationSpans = ['7', '30', '60'] as const;

export const confirmationShape: ListShape = {
  query: z.object({
    ...peopleCalls.list.query.shape,
    within: z.enum(confirmationSpans).optional(),
  }),
  filters: ['within', 'concern', 'department'],
  sort: 'confirmationDueDate',
};

export function confirmationsQuery(state: ListState) {
  const {
    active: _,
    within,
    ...asked
  } = askedBy(state) as ReturnType<typeof askedBy> & {
    readonly within?: string;
  };
  // without a span: whoever is on probation with a day in the record
  const confirmationDueBefore = within ? addDays(today(), Number(within) + 1) : lastDay;
  return listOf({ ...asked, confirmationDueBefore });
}

export const expiringShape: ListShape = {
  query: documentCalls.expiring.query,
  filters: ['span', 'kind', 'concern', 'department'],
  sort: 'expiresOn',
};

export function expiringQuery(state: ListState) {
  const { active: _, ...query } = askedBy(state);
  return queryOptions({
    // under the people, so that every change of a paper makes it fresh again
    queryKey: ['people', 'expiring', query],
    queryFn: ({ signal }) => call(documentCalls.expiring, { query }, signal),
    placeholderData: keepPreviousData,
  });
}
