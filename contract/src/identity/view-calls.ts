import { z } from 'zod';
import { anyone, hrWrite } from '../kernel/access/access-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { wrapped } from '../kernel/page.ts';
import { id, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';

/** As many as one person keeps of one list. */
export const mostViews = 50;
/** Who may show a view to everyone who sees its list. */
export const shareViews = hrWrite;

/** A list is called as its calls are: `employee` of `employee.list`. */
const list = plainText(60).min(1);
const given = {
  title: plainText(80).min(1),
  /** filters, order and search, as the address of the list says them */
  query: plainText(2000),
  /** the keys of the columns that are shown */
  columns: z.array(plainText(60).min(1)).max(100),
  isShared: z.boolean(),
};

const view = z.object({
  id: id(),
  list,
  ...given,
  /** the list opens with it, for the one who asks */
  isDefault: z.boolean(),
  isOwn: z.boolean(),
  owner: plainText(200),
  version: z.int(),
  can: z.object({ change: z.boolean() }),
});
export type ListView = z.output<typeof view>;

const one = z.object({ id: as(id(), 'id') });
const version = z.int().min(1).max(2_147_483_647).optional();

export const viewCalls = {
  list: endpoint({
    name: 'view.list',
    summary: 'The saved views of a list: the own ones and those that are shared',
    method: 'GET',
    path: '/list-view',
    access: anyone,
    query: z.object({ list }),
    answer: z.object({
      rows: as(z.array(view), 'data'),
      can: z.object({ share: z.boolean() }),
    }),
  }),
  save: endpoint({
    name: 'view.save',
    summary: 'Keep what is asked of a list under a name',
    method: 'POST',
    path: '/list-view',
    access: anyone,
    body: z.object({ list, ...given, isShared: given.isShared.optional() }),
    answer: wrapped(view, 'data'),
  }),
  change: endpoint({
    name: 'view.change',
    summary: 'Rename a view, keep something else under its name, share it or no longer',
    method: 'PUT',
    path: '/list-view/:id',
    access: anyone,
    params: one,
    body: z.object({ ...z.object(given).partial().shape, version }),
    answer: wrapped(view, 'data'),
  }),
  remove: endpoint({
    name: 'view.remove',
    summary: 'Delete a view',
    method: 'DELETE',
    path: '/list-view/:id',
    access: anyone,
    params: one,
    answer: nothing(),
  }),
  setDefault: endpoint({
    name: 'view.setDefault',
    summary: 'The view with which a list opens for the caller; null: with none',
    method: 'PUT',
    path: '/list-view',
    access: anyone,
    body: z.object({ list, viewId: as(id().nullable(), 'view') }),
    answer: nothing(),
  }),
} as const;
