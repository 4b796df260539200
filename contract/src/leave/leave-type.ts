import { z } from 'zod';
import { hrWrite, staffRead } from '../kernel/access/access-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { listQuery, pageAnswer } from '../kernel/page.ts';
import { colour, flag, id, instant, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { genders } from '../people/employee.ts';
import { leaveDays } from './amount.ts';
import { sandwiches } from './day-count.ts';

export const pays = ['Paid', 'Part paid', 'Unpaid'] as const;
/** Who can be asked to agree to leave. */
export const leaveApprovers = ['lineManager', 'secondTier', 'hr', 'allAccess'] as const;
export const accruals = ['Up front', 'Monthly', 'Yearly'] as const;

const yearOfDays = () => leaveDays(0, 366);
const whole = (max: number) => z.int().min(0).max(max);

/** All that can be set of a kind of leave; blank means: no limit. */
export const leaveTypeBodySchema = {
  fullName: plainText(80).min(1),
  shortName: plainText(10).min(1),
  colour: as(colour(), 'colorCode'),
  pay: z.enum(pays),
  /** of part paid: per cent of a day's pay */
  paidShare: z.int().min(1).max(99).nullable(),
  /** days a year; none: no balance is kept */
  yearly: as(yearOfDays().nullable(), 'yearlyDays'),
  accrual: z.enum(accruals),
  proRata: flag(),
  levels: z
    .array(
      z.object({ fromMonths: z.int().min(1).max(600), yearly: as(yearOfDays(), 'yearlyDays') }),
    )
    .max(10),
  carryMost: as(yearOfDays(), 'carryForwardDays'),
  carryMonths: z.int().min(1).max(12).nullable(),
  balanceMost: as(leaveDays(0, 999).nullable(), 'maximumBalance'),
  negativeMost: as(yearOfDays(), 'negativeDays'),
  halfDays: flag(),
  hours: flag(),
  noticeDays: whole(365),
  backdatedDays: whole(365),
  mostInARow: z.int().min(1).max(366).nullable(),
  gender: z.enum(genders).nullable(),
  serviceMonths: whole(600),
  onProbation: flag(),
  attachmentAfter: whole(366).nullable(),
  sandwich: z.enum(sandwiches),
  encashMost: as(yearOfDays(), 'encashableDays'),
  chain: z.array(z.enum(leaveApprovers)).min(1).max(4),
};

export const leaveType = z.object({
  id: id(),
  ...leaveTypeBodySchema,
  active: flag(),
  version: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type LeaveType = z.output<typeof leaveType>;

/** The seed reads the record under two spellings. */
const answer = z.object({ record: as(leaveType, 'leaveType'), again: as(leaveType, 'LeaveType') });
const one = z.object({ id: as(id(), 'id') });

/** What a form need not ask: a plain paid leave, counted in working days. */
const { fullName, shortName, ...settings } = leaveTypeBodySchema;
const version = z.int().min(1).max(2_147_483_647).optional();

/** `name` is the full one, as the published lists say it. */
export const typesListed = listing({
  sorts: ['name', 'fullName', 'shortName', 'yearlyDays', 'createdAt', 'updatedAt'],
  order: '-name',
  searches: ['fullName', 'shortName'],
});

export const leaveTypeCalls = {
  list: endpoint({
    name: 'leave-type.list',
    summary: 'Kinds of leave with their settings',
    method: 'GET',
    path: '/leave-type/data',
    access: staffRead,
    listing: typesListed,
    query: z.object({ ...listQuery(typesListed), active: flag().optional() }),
    answer: pageAnswer(leaveType, 'data'),
  }),
  create: endpoint({
    name: 'leave-type.create',
    summary: 'Add a kind of leave: the two names are enough',
    method: 'POST',
    path: '/leave-type',
    access: hrWrite,
    ofGroup: true,
    body: z.object({ fullName, shortName, ...z.object(settings).partial().shape }),
    answer,
  }),
  read: endpoint({
    name: 'leave-type.read',
    summary: 'One kind of leave',
    method: 'GET',
    path: '/leave-type/:id',
    access: staffRead,
    params: one,
    answer,
  }),
  change: endpoint({
    name: 'leave-type.change',
    summary: 'Change a kind of leave: absent fields stay, null clears',
    method: 'PUT',
    path: '/leave-type/:id',
    access: hrWrite,
    ofGroup: true,
    params: one,
    body: z.object({
      ...z.object(leaveTypeBodySchema).partial().shape,
      active: flag().optional(),
      version,
    }),
    answer,
  }),
  remove: endpoint({
    name: 'leave-type.remove',
    summary: 'Delete a kind of leave that nobody ever took',
    method: 'DELETE',
    path: '/leave-type/:id',
    access: hrWrite,
    ofGroup: true,
    params: one,
    answer: nothing(),
  }),
} as const;
