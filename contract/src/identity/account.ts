import { z } from 'zod';
import { type AccountKind, capacities } from '../kernel/access/actor.ts';
import { secret } from '../kernel/access/secret.ts';
import { email, flag, id, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';

export const userRoles = ['ADMIN', 'HR', 'PAYROLL', 'RECRUITER'] as const;
export type UserRole = (typeof userRoles)[number];
export const userTypes = ['admin', 'employee', 'applicant'] as const;
export type UserType = (typeof userTypes)[number];

/** What the published login calls an account of each kind. */
export const userTypeOf: Record<AccountKind, UserType> = {
  user: 'admin',
  employee: 'employee',
  applicant: 'applicant',
};

/** A password as someone types it: never trimmed, never shown. */
export const givenPassword = () => secret(z.string().min(1).max(200));
export const shortestPassword = 10;
export const newPassword = () =>
  secret(
    z
      .string()
      .min(shortestPassword)
      .max(200)
      .refine((word) => !word.includes('\u0000'), { params: { fault: 'characters' } }),
  );

/** Six figures from an authenticator, or one of the recovery words. */
export const oneTimeCode = () => secret(plainText(40).min(1));

/** Who is logged in, as the published login answers it, and what the person may act as. */
export const sessionUser = z.object({
  id: id(),
  name: plainText(200),
  email: email().nullable(),
  /** the wire roles of the published client, the first being `role` */
  role: plainText(60),
  roles: z.array(plainText(60)),
  roleName: plainText(120).nullable(),
  isLineManager: flag(),
  isSecondTierLineManager: flag(),
  isAssessor: flag(),
  headOfTheDepartment: flag(),
  employeeId: id().nullable(),
  /** of the person behind the account */
  employeeNumber: plainText(30).nullable(),
  /** reaches some concerns only: what is of the whole house stays closed */
  isLimited: flag(),
  capacities: z.array(z.enum(capacities)),
  /** whether the own second factor is on, and whether this account must have one */
  secondFactor: flag(),
  secondFactorNeeded: flag(),
  /** came in by a slip: an own password is chosen before anything else */
  firstLogin: flag(),
  /** the name of the company this person belongs to, as it is set */
  company: plainText(80),
  /** the time zone in which this person's company tells its times */
  zone: plainText(60),
  /** the days on which it is closed: 0 is Sunday */
  weekend: z.array(z.int().min(0).max(6)),
  /** in which this person's company, the group, and each company that has another one pay */
  currencies: z.object({
    own: plainText(3),
    group: plainText(3),
    companies: z.array(z.object({ concern: as(id(), 'concernCompany'), currency: plainText(3) })),
  }),
});
export type SessionUser = z.output<typeof sessionUser>;

export const signedIn = z.object({
  token: secret(z.string()),
  user: sessionUser,
  userType: z.enum(userTypes),
});

export const whoAmI = z.object({ user: sessionUser, userType: z.enum(userTypes) });
