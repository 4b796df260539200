import { z } from 'zod';
import type { AccessRule } from '../kernel/access/actor.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { listQuery, pageAnswer, pageQuery, rowsQuery, wrapped } from '../kernel/page.ts';
import { email, flag, id, instant, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { newPassword, userRoles } from './account.ts';

const readUsers: AccessRule = { hr: 'all', allAccess: 'all', admin: 'all' };
const writeUsers: AccessRule = { admin: 'all' };

const named = z.object({ id: id(), name: plainText(200) });
const user = z.object({
  id: id(),
  name: plainText(120),
  email: email(),
  userRole: z.enum(userRoles),
  /** the concern this account is limited to; none: all */
  concernId: as(named.nullable(), 'organization'),
  /** the person behind the account */
  employeeId: named.nullable(),
  active: flag(),
  secondFactor: flag(),
  lastSeenAt: instant().nullable(),
  version: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type User = z.output<typeof user>;

const given = {
  name: plainText(120).min(1),
  email: email(),
  userRole: z.enum(userRoles),
  concernId: as(id().nullable().optional(), 'organization'),
  employeeId: id().nullable().optional(),
  active: flag().optional(),
};
const one = z.object({ id: as(id(), 'id') });

const logEntry = z.object({
  id: id(),
  at: instant(),
  action: plainText(100),
  record: plainText(100),
  recordId: id().nullable(),
  changed: z.array(z.string()),
});
export type LogEntry = z.output<typeof logEntry>;

export const usersListed = listing({
  sorts: ['name', 'email', 'userRole', 'active', 'createdAt', 'lastSeenAt'],
  order: '-name',
  searches: ['name', 'email'],
});

/** As the audit log, which these are a part of. */
export const userActionsListed = listing({ sorts: ['at'], order: '-at', searches: [] });

export const userCalls = {
  list: endpoint({
    name: 'users.list',
    summary: 'Users of the admin panel',
    method: 'GET',
    path: '/users/data',
    access: readUsers,
    listing: usersListed,
    query: z.object({
      ...listQuery(usersListed),
      active: flag().optional(),
      userRole: z.enum(userRoles).optional(),
      organization: id().optional(),
    }),
    answer: pageAnswer(user, 'data'),
  }),
  search: endpoint({
    name: 'users.search',
    summary: 'Users by a part of name or e-mail',
    method: 'GET',
    path: '/users/user-search',
    access: readUsers,
    query: z.object({ searchKeyword: plainText(200).optional() }),
    answer: pageAnswer(user, 'data'),
  }),
  create: endpoint({
    name: 'users.create',
    summary: 'Add a user; without a password a link to choose one is mailed',
    method: 'POST',
    path: '/users',
    access: writeUsers,
    body: z.object({ ...given, password: newPassword().optional() }),
    answer: wrapped(user, 'users'),
  }),
  read: endpoint({
    name: 'users.read',
    summary: 'One user',
    method: 'GET',
    path: '/users/:id',
    access: readUsers,
    params: one,
    answer: wrapped(user, 'users'),
  }),
  change: endpoint({
    name: 'users.change',
    summary: 'Change a user; disabling and a new role end its sessions',
    method: 'PUT',
    path: '/users/:id',
    access: writeUsers,
    params: one,
    body: z.object({
      ...given,
      name: given.name.optional(),
      email: given.email.optional(),
      userRole: given.userRole.optional(),
      version: z.int().min(1).max(2_147_483_647).optional(),
    }),
    answer: wrapped(user, 'users'),
  }),
  remove: endpoint({
    name: 'users.remove',
    summary: 'Delete a user; the own account stays',
    method: 'DELETE',
    path: '/users/:id',
    access: writeUsers,
    params: one,
    answer: nothing(),
  }),
  log: endpoint({
    name: 'users.log',
    summary: 'What a user did: logins and changes, the newest first',
    method: 'GET',
    path: '/users/:id/log',
    access: readUsers,
    params: one,
    listing: userActionsListed,
    query: z.object({ ...pageQuery, sort: rowsQuery(userActionsListed).sort }),
    answer: pageAnswer(logEntry, 'data'),
  }),
} as const;
