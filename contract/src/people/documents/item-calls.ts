import { z } from 'zod';
import { hrWrite } from '../../kernel/access/access-rules.ts';
import type { AccessRule } from '../../kernel/access/actor.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { givenDay } from '../../kernel/dates/business-dates.ts';
import { day, id, nothing, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';

/** Things in someone's hands: for themselves, those who lead them, and HR. */
const seeItems: AccessRule = {
  employee: 'own',
  lineManager: 'sub',
  secondTier: ['sub', 'sub2'],
  headOfDepartment: 'dept',
  hr: 'all',
  allAccess: 'all',
  admin: 'all',
};

const held = z.object({
  id: id(),
  itemId: z.object({ id: id(), name: plainText(120) }),
  serialNumber: plainText(80).nullable(),
  issuedOn: day(),
  returnedOn: day().nullable(),
  note: plainText(300).nullable(),
  version: z.int(),
});
export type HeldItem = z.output<typeof held>;

const one = z.object({ id: as(id(), 'id') });
const issue = z.object({ id: as(id(), 'id'), issueId: id() });
const answer = z.object({
  rows: as(z.array(held), 'data'),
  can: z.object({ change: z.boolean() }),
});

export const itemIssueCalls = {
  list: endpoint({
    name: 'item-issue.list',
    summary: 'What a person holds and has returned, the newest first',
    method: 'GET',
    path: '/employee/:id/items',
    access: seeItems,
    params: one,
    answer,
  }),
  issue: endpoint({
    name: 'item-issue.issue',
    summary: 'Hand something out',
    method: 'POST',
    path: '/employee/:id/items',
    access: hrWrite,
    params: one,
    body: z.object({
      itemId: id(),
      serialNumber: plainText(80).min(1).nullable().optional(),
      issuedOn: givenDay(),
      note: plainText(300).nullable().optional(),
    }),
    answer,
  }),
  giveBack: endpoint({
    name: 'item-issue.giveBack',
    summary: 'Take something back',
    method: 'PUT',
    path: '/employee/:id/items/:issueId',
    access: hrWrite,
    params: issue,
    body: z.object({ returnedOn: givenDay(), note: plainText(300).nullable().optional() }),
    answer,
  }),
  remove: endpoint({
    name: 'item-issue.remove',
    summary: 'Delete an entry that was made by mistake',
    method: 'DELETE',
    path: '/employee/:id/items/:issueId',
    access: hrWrite,
    params: issue,
    answer: nothing(),
  }),
} as const;
