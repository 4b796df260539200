import { z } from 'zod';
import type { AccessRule } from '../kernel/access/actor.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { email, flag, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { givenPassword, newPassword, oneTimeCode, signedIn, whoAmI } from './account.ts';

/** The own account of a user of the admin panel; employees and applicants have calls of their own. */
const ownUser: AccessRule = { hr: 'own', payroll: 'own', recruiter: 'own', admin: 'own' };
/** Whatever else an employee may act as, this everyone has. */
const ownEmployee: AccessRule = { employee: 'own' };
const ownApplicant: AccessRule = { applicant: 'own' };

const passwordChange = z.object({ currentPassword: givenPassword(), newPassword: newPassword() });
const mailedToken = z.object({ token: z.string().max(100) });
const login = z.object({
  login: as(plainText(254).min(1), 'email'),
  password: givenPassword(),
  code: as(oneTimeCode().optional(), 'otp'),
});
const forgotten = z.object({ login: as(plainText(254).min(1), 'email') });
const chosenPassword = z.object({ password: newPassword() });

/** The calls that every kind of account has, under the published path of its kind. */
function accountCalls(kind: string, path: string, own: AccessRule, change: string) {
  const named = (verb: string) => `identity.${kind}${verb}`;
  return {
    login: endpoint({
      name: named('Login'),
      summary: `Log in (${kind}): by e-mail, an employee also by number`,
      method: 'POST',
      path: `${path}/login`,
      access: 'public',
      body: login,
      answer: signedIn,
    }),
    logout: endpoint({
      name: named('Logout'),
      summary: 'End this session',
      method: 'POST',
      path: `${path}/logout`,
      access: own,
      answer: nothing(),
    }),
    me: endpoint({
      name: named('Me'),
      summary: 'Who is logged in',
      method: 'GET',
      path: `${path}/me`,
      access: own,
      answer: whoAmI,
    }),
    updatePassword: endpoint({
      name: named('UpdatePassword'),
      summary: 'Change the own password; ends all other sessions and gives a new token',
      method: 'PUT',
      path: `${path}/${change}`,
      access: own,
      body: passwordChange,
      answer: signedIn,
    }),
    forgotPassword: endpoint({
      name: named('ForgotPassword'),
      summary: 'Have a one-time link mailed; the same answer for known and unknown addresses',
      method: 'POST',
      path: `${path}/forgot-password`,
      access: 'public',
      body: forgotten,
      answer: nothing(),
    }),
    resetPassword: endpoint({
      name: named('ResetPassword'),
      summary: 'Choose a new password by the mailed link, once; logs in at once',
      method: 'PUT',
      path: `${path}/reset-password/:token`,
      access: 'public',
      params: mailedToken,
      body: chosenPassword,
      answer: signedIn,
    }),
  } as const;
}

/** With a password of a slip nothing else is open. */
export const firstLoginCalls = {
  choose: endpoint({
    name: 'identity.choosePassword',
    summary: 'Choose the own password in place of the one of the slip; gives a new token',
    method: 'PUT',
    path: '/employee-auth/choose-password',
    access: ownEmployee,
    body: z.object({ newPassword: newPassword() }),
    answer: signedIn,
  }),
} as const;

export const adminCalls = accountCalls('admin', '/admin-auth', ownUser, 'update-my-password');
export const employeeCalls = accountCalls(
  'employee',
  '/employee-auth',
  ownEmployee,
  'update-my-password',
);
export const applicantCalls = accountCalls(
  'applicant',
  '/career-applicant-auth',
  ownApplicant,
  'updateMyPassword',
);

/** The one entrance: whose account it is the server finds out. */
export const loginPageCalls = {
  login: endpoint({
    name: 'identity.login',
    summary: 'Log in, whoever it is: by e-mail, an employee also by number',
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    body: login,
    answer: signedIn,
  }),
  forgotPassword: endpoint({
    name: 'identity.forgotPassword',
    summary: 'Have a one-time link mailed for each own account; the same answer for unknown ones',
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    body: forgotten,
    answer: nothing(),
  }),
} as const;

export const setupCalls = {
  state: endpoint({
    name: 'identity.setupState',
    summary: 'Whether a set-up link is still good',
    method: 'GET',
    path: '/setup/:token',
    access: 'public',
    params: mailedToken,
    answer: z.object({ open: z.boolean() }),
  }),
  setUp: endpoint({
    name: 'identity.setup',
    summary: 'Make the first administrator, once',
    method: 'POST',
    path: '/setup/:token',
    access: 'public',
    params: mailedToken,
    body: z.object({
      name: plainText(120).min(1),
      email: email(),
      password: newPassword(),
    }),
    answer: signedIn,
  }),
} as const;

export const signUpCalls = {
  signUp: endpoint({
    name: 'identity.applicantSignUp',
    summary: 'Register as an applicant; a mailed link confirms the address before the first login',
    method: 'POST',
    path: '/applicant-panel/profile/applicant-sign-up',
    access: 'public',
    body: z.object({
      name: plainText(120).min(1),
      email: email(),
      phone: plainText(30).optional(),
      password: newPassword(),
      consent: flag(),
    }),
    answer: nothing(),
  }),
  confirm: endpoint({
    name: 'identity.applicantConfirm',
    summary: 'Confirm the address by the mailed link; logs in at once',
    method: 'POST',
    path: '/career-applicant-auth/confirm/:token',
    access: 'public',
    params: mailedToken,
    answer: signedIn,
  }),
} as const;
