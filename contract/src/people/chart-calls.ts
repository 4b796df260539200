import { z } from 'zod';
import { staffRead } from '../kernel/access/access-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { directoryEntry } from './employee.ts';

const node = z.object({
  ...directoryEntry.shape,
  /** whom they are drawn under; none: at the top */
  under: id().nullable(),
  /** how many report to them */
  reports: z.int(),
});
export type ChartNode = z.output<typeof node>;

export const chartCalls = {
  read: endpoint({
    name: 'chart.read',
    summary: 'The tree of managers, a level at a time; or the way down to one person',
    method: 'GET',
    path: '/employee/organisation-chart',
    access: staffRead,
    query: z.object({
      /** those who report to someone; absent: the top and the level below it */
      under: id().optional(),
      /** everyone on the way from the top to this person, with their own colleagues */
      to: id().optional(),
    }),
    answer: z.object({
      nodes: as(z.array(node), 'data'),
      /** how many there are; of a very wide level not all are told */
      total: z.int(),
    }),
  }),
} as const;
