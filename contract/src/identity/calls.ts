import { z } from 'zod';
import type { AccessRule } from '../kernel/actor.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { email, nothing, plainText } from '../kernel/values.ts';
import { givenPassword, newPassword, sessionUser, signedIn, userTypes } from './account.ts';

/** The own account of a user of the admin panel; employees and applicants have calls of their own. */
const ownUserAccount: AccessRule = { hr: 'own', payroll: 'own', recruiter: 'own', admin: 'own' };

const setupToken = z.object({ token: z.string().max(100) });

export const identityCalls = {
  adminLogin: endpoint({
    name: 'identity.adminLogin',
    summary: 'Log in as an administrator',
    method: 'POST',
    path: '/admin-auth/login',
    access: 'public',
    body: z.object({ email: email(), password: givenPassword() }),
    answer: signedIn,
  }),
  adminLogout: endpoint({
    name: 'identity.adminLogout',
    summary: 'End this session',
    method: 'POST',
    path: '/admin-auth/logout',
    access: ownUserAccount,
    answer: nothing(),
  }),
  adminMe: endpoint({
    name: 'identity.adminMe',
    summary: 'Who is logged in',
    method: 'GET',
    path: '/admin-auth/me',
    access: ownUserAccount,
    answer: z.object({ user: sessionUser, userType: z.enum(userTypes) }),
  }),
  adminUpdatePassword: endpoint({
    name: 'identity.adminUpdatePassword',
    summary: 'Change the own password; ends all other sessions and gives a new token',
    method: 'PUT',
    path: '/admin-auth/update-my-password',
    access: ownUserAccount,
    body: z.object({ currentPassword: givenPassword(), newPassword: newPassword() }),
    answer: signedIn,
  }),
  setupState: endpoint({
    name: 'identity.setupState',
    summary: 'Whether a set-up link is still good',
    method: 'GET',
    path: '/setup/:token',
    access: 'public',
    params: setupToken,
    answer: z.object({ open: z.boolean() }),
  }),
  setup: endpoint({
    name: 'identity.setup',
    summary: 'Make the first administrator, once',
    method: 'POST',
    path: '/setup/:token',
    access: 'public',
    params: setupToken,
    body: z.object({
      name: plainText(120).min(1),
      email: email(),
      password: newPassword(),
    }),
    answer: signedIn,
  }),
} as const;
