import { z } from 'zod';
import { givenMonth, givenYear, givenYearInAddress } from '../../kernel/dates/business-dates.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { wrapped } from '../../kernel/page.ts';
import { flag, id, instant, nothing, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payRead, payWrite } from '../access.ts';

const key = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const facts = {
  /** none: as the record of the person says, else as most are */
  category: key.nullable(),
  minimum: key.nullable(),
  /** with a disability */
  children: z.int().min(0).max(20),
  /** per cent of the tax more, for want of the proof of a return */
  uplift: z.int().min(0).max(100),
  /** no income tax is taken of this person; it says why */
  isUntaxed: as(flag(), 'untaxed'),
  reason: plainText(300).nullable(),
};

const profile = z.object({
  employeeId: id(),
  /** the income year from which on this is said; none: nothing was said yet */
  fromYear: z.int().nullable(),
  ...facts,
  changedBy: plainText(200).nullable(),
  changedAt: instant().nullable(),
  version: z.int(),
});
export type TaxProfile = z.output<typeof profile>;

const one = z.object({ employeeId: id() });

/** What is said of someone as a taxpayer, from an income year on. */
export const taxProfileCalls = {
  read: endpoint({
    name: 'tax-profile.read',
    summary: 'What is said of someone as a taxpayer, in an income year',
    method: 'GET',
    path: '/salary/tax-profile/:employeeId',
    access: payRead,
    noted: true,
    params: one,
    query: z.object({ year: givenYearInAddress() }),
    answer: wrapped(profile, 'data'),
  }),
  save: endpoint({
    name: 'tax-profile.save',
    summary: 'Say what someone is as a taxpayer, from an income year on',
    method: 'PUT',
    path: '/salary/tax-profile/:employeeId',
    access: payWrite,
    params: one,
    body: z.object({
      fromYear: givenYear(),
      ...facts,
      version: z.int().min(0).max(2_147_483_647).optional(),
    }),
    answer: wrapped(profile, 'data'),
  }),
} as const;

const linked = z.object({ id: id(), name: z.string() });
const bonusFacts = {
  month: givenMonth(),
  title: as(plainText(60).min(1), 'festival'),
  /** in hundredths of a per cent */
  percent: z.int().min(1).max(1_000_000),
  afterMonths: z.int().min(0).max(600),
  isProrated: as(flag(), 'prorated'),
  /** none: of everyone */
  religions: z.array(plainText(40).min(1)).max(20),
};
const plannedBonus = z.object({
  id: id(),
  concern: as(linked, 'concernCompany'),
  ...bonusFacts,
  month: z.string(),
  /** none: of the gross */
  of: linked.nullable(),
});
export type PlannedBonus = z.output<typeof plannedBonus>;

/** Bonuses that are to come: the tax of the months before is spread over them, too. */
export const plannedBonusCalls = {
  list: endpoint({
    name: 'planned-bonus.list',
    summary: 'Bonuses that a company plans, the next first',
    method: 'GET',
    path: '/salary/planned-bonus',
    access: payRead,
    query: z.object({ concernId: as(id(), 'concernCompany') }),
    answer: wrapped(z.array(plannedBonus), 'data'),
  }),
  create: endpoint({
    name: 'planned-bonus.create',
    summary: 'Plan a bonus, so that the tax of the months before it knows of it',
    method: 'POST',
    path: '/salary/planned-bonus',
    access: payWrite,
    body: z.object({
      concernId: as(id(), 'concernCompany'),
      ...bonusFacts,
      ofId: as(id().nullable(), 'of'),
    }),
    answer: wrapped(plannedBonus, 'data'),
  }),
  remove: endpoint({
    name: 'planned-bonus.remove',
    summary: 'Take a planned bonus back',
    method: 'DELETE',
    path: '/salary/planned-bonus/:id',
    access: payWrite,
    params: z.object({ id: as(id(), 'id') }),
    answer: nothing(),
  }),
} as const;
