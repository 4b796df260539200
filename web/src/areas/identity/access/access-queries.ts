import {
  accessCalls,
  type AccessWay,
  mostAtOnce,
  type PlannedAccess,
} from '@muster/contract/identity/access-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

const all = ['access'] as const;

export const accessQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, id],
    queryFn: async ({ signal }) =>
      (await call(accessCalls.read, { params: { id } }, signal)).access,
  });

/** So many as one request takes. */
export const inGroups = (ids: readonly string[]): readonly string[][] =>
  Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, at) =>
    ids.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  );

export const accessPlanQuery = (ids: readonly string[], way: AccessWay, renew: boolean) =>
  queryOptions({
    queryKey: [...all, 'plan', ids, way, renew],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const rows: PlannedAccess[] = [];
      for (const group of inGroups(ids)) {
        const body = { ids: group, way, renew };
        rows.push(...(await call(accessCalls.plan, { body }, signal)).rows);
      }
      return rows;
    },
  });

export const accessKey = all;
