import { z } from 'zod';
import { hrRead, hrWrite } from '../kernel/access/access-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { secret } from '../kernel/access/secret.ts';
import { email, flag, id, instant, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { givenPassword } from './account.ts';

/** How someone gets in: by the mail where there is an address and else by a slip, or as it was chosen. */
export const accessWays = ['auto', 'mail', 'slip'] as const;
export type AccessWay = (typeof accessWays)[number];

export const accessStates = [
  'none',
  'invited',
  'invitation-ended',
  'slip',
  'slip-ended',
  'active',
  'disabled',
] as const;
export type AccessState = (typeof accessStates)[number];

/** Why someone gets no access by this call. */
export const accessReasons = [
  'own',
  'role-key',
  'left',
  'draft',
  'disabled',
  'has-access',
  'invited',
  'slip-out',
  'no-email',
] as const;
export type AccessReason = (typeof accessReasons)[number];

/** Each slip costs a slow hash: a screen sends more than these one after the other. */
export const mostAtOnce = 25;

const person = z.object({
  id: id(),
  name: plainText(200),
  number: plainText(30),
  company: plainText(80),
});

const planned = {
  employee: person,
  does: z.enum(['mail', 'slip', 'nothing']),
  why: z.enum(accessReasons).nullable(),
  /** carries rights of their own: the caller's password is asked for once more */
  proof: z.boolean(),
};
const plannedRow = z.object(planned);
export type PlannedAccess = z.output<typeof plannedRow>;

const givenRow = z.object({
  ...planned,
  /** told this once and kept nowhere */
  firstPassword: secret(z.string()).nullable(),
  validUntil: instant().nullable(),
});
export type AccessGiven = z.output<typeof givenRow>;

const chosen = {
  ids: z.array(id()).min(1).max(mostAtOnce),
  way: z.enum(accessWays),
  /** also for those who have access: what they had is void and their sessions end */
  renew: flag().optional(),
};

const access = z.object({
  state: z.enum(accessStates),
  email: email().nullable(),
  /** when an invitation was sent */
  invitedAt: instant().nullable(),
  /** until when the invitation or the slip counts */
  validUntil: instant().nullable(),
  lastSeenAt: instant().nullable(),
  /** why the reader changes nothing here */
  why: z.enum(accessReasons).nullable(),
  proof: z.boolean(),
  can: z.object({
    give: z.boolean(),
    renew: z.boolean(),
    disable: z.boolean(),
    enable: z.boolean(),
  }),
});
export type EmployeeAccess = z.output<typeof access>;

const one = z.object({ id: as(id(), 'id') });

export const accessCalls = {
  read: endpoint({
    name: 'access.read',
    summary: 'Whether and how an employee can log in',
    method: 'GET',
    path: '/employee/:id/access',
    access: hrRead,
    params: one,
    answer: z.object({ access }),
  }),
  plan: endpoint({
    name: 'access.plan',
    summary: 'Who of some employees would be mailed, who would get a slip, who neither and why',
    method: 'POST',
    path: '/employee-access/plan',
    access: hrWrite,
    body: z.object(chosen),
    answer: z.object({ rows: as(z.array(plannedRow), 'data') }),
  }),
  give: endpoint({
    name: 'access.give',
    summary: 'Give employees access, by mail or by a first password that is told this once',
    method: 'POST',
    path: '/employee-access',
    access: hrWrite,
    body: z.object({ ...chosen, password: givenPassword().optional() }),
    answer: z.object({
      rows: as(z.array(givenRow), 'data'),
      /** where employees log in, for the slip */
      address: plainText(300),
    }),
  }),
  change: endpoint({
    name: 'access.change',
    summary: 'Disable or enable an employee’s login; disabling ends the sessions',
    method: 'PUT',
    path: '/employee/:id/access',
    access: hrWrite,
    params: one,
    body: z.object({ active: flag(), password: givenPassword().optional() }),
    answer: z.object({ access }),
  }),
} as const;
