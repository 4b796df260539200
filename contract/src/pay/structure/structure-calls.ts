import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { givenDay } from '../../kernel/dates/business-dates.ts';
import { wrapped } from '../../kernel/page.ts';
import { day, id, instant, nothing, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payRead, payWrite } from '../access.ts';
import { structurePart } from './structure-part.ts';

const one = z.object({ id: as(id(), 'id') });
const version = z.object({
  id: id(),
  from: as(day(), 'fromDate'),
  parts: z.array(structurePart),
  enteredBy: plainText(200),
  createdAt: instant(),
  /** pay was calculated by it, so it stays */
  isUsed: as(z.boolean(), 'used'),
});
export type StructureVersion = z.output<typeof version>;

const structure = z.object({
  id: id(),
  name: plainText(60),
  /** how many people have it now */
  people: z.int(),
  /** the newest first */
  versions: z.array(version),
});
export type Structure = z.output<typeof structure>;

/** How a structure divides a salary, from which day on. */
export const structureCalls = {
  read: endpoint({
    name: 'structure-version.list',
    summary: 'The versions of a salary structure with their parts, the newest first',
    method: 'GET',
    path: '/salary-structure/:id/version',
    access: payRead,
    params: one,
    answer: wrapped(structure, 'data'),
  }),
  add: endpoint({
    name: 'structure-version.add',
    summary: 'How a structure divides a salary from a day on',
    method: 'POST',
    path: '/salary-structure/:id/version',
    access: payWrite,
    ofGroup: true,
    params: one,
    body: z.object({
      from: as(givenDay(), 'fromDate'),
      parts: z.array(structurePart).min(1).max(60),
    }),
    answer: wrapped(structure, 'data'),
  }),
  remove: endpoint({
    name: 'structure-version.remove',
    summary: 'Take a version back by which no pay was calculated',
    method: 'DELETE',
    path: '/salary-structure/:id/version/:version',
    access: payWrite,
    ofGroup: true,
    params: z.object({ id: as(id(), 'id'), version: id() }),
    answer: nothing(),
  }),
} as const;
