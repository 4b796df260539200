import { z } from 'zod';
import { anyone } from '../kernel/access/access-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageAnswer } from '../kernel/page.ts';
import { secret } from '../kernel/access/secret.ts';
import { id, instant, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { givenPassword, oneTimeCode } from './account.ts';

const openSession = z.object({
  id: id(),
  createdAt: instant(),
  lastSeenAt: instant(),
  address: plainText(100).nullable(),
  agent: plainText(300).nullable(),
  current: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

export const ownSessionCalls = {
  list: endpoint({
    name: 'identity.ownSessions',
    summary: 'The own sessions that are under way, the newest first',
    method: 'GET',
    path: '/own-session',
    access: anyone,
    answer: pageAnswer(openSession, 'data'),
  }),
  end: endpoint({
    name: 'identity.endOwnSession',
    summary: 'End one of the own sessions',
    method: 'DELETE',
    path: '/own-session/:id',
    access: anyone,
    params: z.object({ id: as(id(), 'id') }),
    answer: nothing(),
  }),
  endOthers: endpoint({
    name: 'identity.endOtherSessions',
    summary: 'End all own sessions but this one',
    method: 'DELETE',
    path: '/own-session',
    access: anyone,
    answer: nothing(),
  }),
} as const;

export const secondFactorCalls = {
  begin: endpoint({
    name: 'identity.beginSecondFactor',
    summary: 'A new secret for an authenticator, not yet in force',
    method: 'POST',
    path: '/own-second-factor',
    access: anyone,
    body: z.object({ password: givenPassword() }),
    answer: z.object({ secret: secret(z.string()), address: secret(z.string()) }),
  }),
  confirm: endpoint({
    name: 'identity.confirmSecondFactor',
    summary: 'Put the new secret in force by a first right code; answers the recovery words once',
    method: 'PUT',
    path: '/own-second-factor',
    access: anyone,
    body: z.object({ code: as(oneTimeCode(), 'otp') }),
    answer: z.object({ recoveryWords: secret(z.array(z.string())) }),
  }),
  remove: endpoint({
    name: 'identity.removeSecondFactor',
    summary: 'Switch the own second factor off',
    method: 'DELETE',
    path: '/own-second-factor',
    access: anyone,
    body: z.object({ password: givenPassword() }),
    answer: nothing(),
  }),
} as const;
