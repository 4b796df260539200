import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { day, id, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { seeEveryones } from './documents/document-calls.ts';

/** How many, and the first few of them by their day. */
const some = z.object({
  total: z.int(),
  rows: as(
    z.array(z.object({ id: id(), name: plainText(200), number: plainText(30), day: day() })),
    'data',
  ),
});
export type Moves = z.output<typeof some>;

export const movesCalls = {
  read: endpoint({
    name: 'employee.moves',
    summary: 'Who joins and who leaves this month, and whose confirmation is due by its end',
    method: 'GET',
    path: '/employee/moves',
    access: seeEveryones,
    answer: z.object({ month: plainText(7), joined: some, left: some, due: some }),
  }),
} as const;
