import { plannedBonusCalls, taxProfileCalls } from '@muster/contract/pay/tax/taxpayer-calls.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';

/** Below what is read again when something of pay was changed. */
const all = ['pay', 'tax'] as const;

export const taxProfileQuery = (employeeId: string, year: number) =>
  queryOptions({
    queryKey: [...all, 'profile', employeeId, year],
    queryFn: ({ signal }) =>
      call(taxProfileCalls.read, { params: { employeeId }, query: { year } }, signal),
    select: ({ record }) => record,
  });

/** None: of no company in particular, which has no plan. */
export const plannedBonusesQuery = (concernId: string | undefined) =>
  queryOptions({
    queryKey: [...all, 'planned', concernId],
    queryFn: concernId
      ? ({ signal }) => call(plannedBonusCalls.list, { query: { concernId } }, signal)
      : skipToken,
    select: ({ record }) => record,
  });
