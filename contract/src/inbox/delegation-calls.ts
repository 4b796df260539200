import { z } from 'zod';
import { staffRead } from '../kernel/access/access-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { wrapped } from '../kernel/page.ts';
import { givenDay } from '../kernel/dates/business-dates.ts';
import { day, id, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';

/** Of decisions; which can be stood in for, each kind says. */
const kinds = z.array(plainText(60));

const person = z.object({ id: id(), name: plainText(200), number: plainText(30) });

/** Who decides in someone's place, for which kinds, on which days. */
const delegation = z.object({
  id: id(),
  by: as(person, 'fromPerson'),
  to: as(person, 'toPerson'),
  /** none: every kind */
  kinds: kinds.nullable(),
  from: as(day(), 'fromDate'),
  until: as(day(), 'toDate'),
  state: z.enum(['coming', 'now', 'over']),
  can: z.object({ remove: z.boolean() }),
});
export type Delegation = z.output<typeof delegation>;

export const delegationCalls = {
  list: endpoint({
    name: 'delegation.list',
    summary: 'Who stands in for the caller and for whom the caller stands in; of another, for HR',
    method: 'GET',
    path: '/inbox/delegation/data',
    access: staffRead,
    /** all: those of everyone whom HR keeps, as long as they are not over */
    query: z.object({ employeeId: id().optional(), whose: z.enum(['all']).optional() }),
    answer: z.object({ rows: as(z.array(delegation), 'data') }),
  }),
  create: endpoint({
    name: 'delegation.create',
    summary: 'Let someone decide in the own place on some days; in another’s, for HR',
    method: 'POST',
    path: '/inbox/delegation',
    access: staffRead,
    body: z.object({
      employeeId: id().optional(),
      to: as(id(), 'toPerson'),
      kinds: kinds.min(1).max(50).nullable().optional(),
      from: as(givenDay(), 'fromDate'),
      until: as(givenDay(), 'toDate'),
    }),
    answer: wrapped(delegation, 'data'),
  }),
  remove: endpoint({
    name: 'delegation.remove',
    summary: 'End it; what was decided stands',
    method: 'DELETE',
    path: '/inbox/delegation/:id',
    access: staffRead,
    params: z.object({ id: as(id(), 'id') }),
    answer: nothing(),
  }),
} as const;
