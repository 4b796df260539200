import { z } from 'zod';
import type { AccessRule } from '../../kernel/access/actor.ts';
import { decisionStep } from '../../kernel/decisions/decision-step.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { listQuery, pageAnswer, wrapped } from '../../kernel/page.ts';
import { givenDay, givenYearInAddress } from '../../kernel/dates/business-dates.ts';
import { colour, day, id, instant, nothing, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { seeTimes, teams } from '../../people/people-calls.ts';
import { leaveDays } from '../amount.ts';
import { applicationsListed, ownApplicationsListed } from '../leave-lists.ts';
import { leavePlan, leavePlanInput, person } from '../leave-plan.ts';

/** Whose leave someone sees: the own, of those below, of the department, or all. */
export const seeLeave: AccessRule = seeTimes;
/** Who applies for others, and decides in place of those who are asked. */
export const keepLeave = { hr: 'all', admin: 'all' } as const satisfies AccessRule;
/** Everyone who has a record of their own. */
export const ownLeave = {
  employee: 'own',
  assessor: 'own',
  lineManager: 'own',
  secondTier: 'own',
  headOfDepartment: 'own',
  hr: 'own',
  payroll: 'own',
  recruiter: 'own',
  allAccess: 'own',
  admin: 'own',
} as const satisfies AccessRule;
/** Who may be asked to decide, anyone as a delegate; on what, the rule of the step says. */
const decides: AccessRule = {
  employee: 'assigned',
  lineManager: 'sub',
  secondTier: ['sub', 'sub2'],
  headOfDepartment: 'dept',
  hr: 'all',
  allAccess: 'all',
  admin: 'all',
};

export const leaveStates = ['Draft', 'Pending', 'Approved', 'Rejected', 'Cancelled'] as const;
export type LeaveState = (typeof leaveStates)[number];

const amount = () => leaveDays(0, 366);
const kindOfLeave = z.object({
  id: id(),
  fullName: plainText(80),
  shortName: plainText(10),
  colour: as(colour(), 'colorCode'),
});
export type LeaveTypeName = z.output<typeof kindOfLeave>;

const application = z.object({
  id: id(),
  employee: as(person, 'employeeId'),
  leaveType: kindOfLeave,
  from: as(day(), 'applicationStartDate'),
  until: as(day(), 'applicationEndDate'),
  startHalf: z.boolean(),
  endHalf: z.boolean(),
  minutes: z.int().nullable(),
  reason: plainText(1000).nullable(),
  asked: as(amount(), 'totalDays'),
  approved: as(amount().nullable(), 'approvedDays'),
  status: z.enum(leaveStates),
  /** whom it waits for, by name, and what was said so far */
  waitsFor: z.array(plainText(200)),
  steps: z.array(decisionStep),
  attachment: z.object({ name: plainText(200), address: z.string() }).nullable(),
  version: z.int(),
  createdAt: instant(),
  can: z.object({
    change: z.boolean(),
    remove: z.boolean(),
    cancel: z.boolean(),
    decide: z.boolean(),
    override: z.boolean(),
  }),
});
export type LeaveApplication = z.output<typeof application>;

const spanGiven = {
  leaveTypeId: as(id(), 'leaveType'),
  from: as(givenDay(), 'applicationStartDate'),
  until: as(givenDay(), 'applicationEndDate'),
  startHalf: z.boolean().optional(),
  endHalf: z.boolean().optional(),
  /** of one day: so many minutes of it */
  minutes: z.int().min(15).max(1440).nullable().optional(),
};
const applicationGiven = {
  ...spanGiven,
  reason: plainText(1000).nullable().optional(),
  fileId: as(id().nullable().optional(), 'attachment'),
  /** absent: sent at once */
  status: z.enum(['Draft', 'Pending']).optional(),
};
const version = z.int().min(1).max(2_147_483_647).optional();
const changed = { ...z.object(applicationGiven).omit({ status: true }).partial().shape, version };

const review = {
  status: z.enum(['Approved', 'Rejected']),
  /** fewer than were asked for */
  approved: as(leaveDays(0.001, 366).optional(), 'approvedDays'),
  comment: plainText(1000).optional(),
};

const balance = z.object({
  leaveType: kindOfLeave,
  /** granted, accrued and carried in the year */
  entitled: as(leaveDays(-999, 999), 'totalDays'),
  carried: as(leaveDays(0, 999), 'carriedDays'),
  used: as(leaveDays(0, 999), 'usedDays'),
  waiting: as(leaveDays(0, 999), 'pendingDays'),
  /** what waits still in it; none where no balance is kept */
  left: as(leaveDays(-999, 999).nullable(), 'remainingDays'),
  /** what can still be asked for: what waits is spoken for. The figure that screens call left */
  available: as(leaveDays(-999, 999).nullable(), 'availableDays'),
});
export type LeaveBalance = z.output<typeof balance>;
const summary = z.object({ year: z.int(), balances: as(z.array(balance), 'vacationData') });

const one = z.object({ id: as(id(), 'id') });
const year = () => givenYearInAddress().optional();
const listed = { status: z.enum([...leaveStates, 'All']).optional(), year: year() };
/** What narrows the list, and its file alike. */
export const applicationFilters = {
  ...listed,
  employeeId: id().optional(),
  department: id().optional(),
  leaveType: id().optional(),
  /** all: without the caller, who has a list of the own */
  team: z.enum(teams).optional(),
};

export const leaveCalls = {
  list: endpoint({
    name: 'leave.list',
    summary: 'Applications within the caller’s reach; by default those that wait, of this year',
    method: 'GET',
    path: '/leave-application/data',
    access: seeLeave,
    listing: applicationsListed,
    query: z.object({ ...listQuery(applicationsListed), ...applicationFilters }),
    answer: pageAnswer(application, 'data'),
  }),
  create: endpoint({
    name: 'leave.create',
    summary: 'Apply for someone',
    method: 'POST',
    path: '/leave-application',
    access: keepLeave,
    body: z.object({ employeeId: id(), ...applicationGiven }),
    answer: wrapped(application, 'data'),
  }),
  read: endpoint({
    name: 'leave.read',
    summary: 'One application with its history',
    method: 'GET',
    path: '/leave-application/:id',
    access: seeLeave,
    params: one,
    answer: wrapped(application, 'data'),
  }),
  change: endpoint({
    name: 'leave.change',
    summary: 'Change one that waits; a status goes through the decision',
    method: 'PUT',
    path: '/leave-application/:id',
    access: { ...decides, ...keepLeave },
    params: one,
    body: z.object({ ...changed, ...z.object(review).partial().shape }),
    answer: wrapped(application, 'data'),
  }),
  review: endpoint({
    name: 'leave.review',
    summary: 'Yes, perhaps to fewer days, or no with a reason',
    method: 'PUT',
    path: '/leave-application/review/:id',
    access: decides,
    params: one,
    body: z.object(review),
    answer: wrapped(application, 'data'),
  }),
  remove: endpoint({
    name: 'leave.remove',
    summary: 'Delete a draft; take back one that waits; cancel one that was agreed to',
    method: 'DELETE',
    path: '/leave-application/:id',
    access: keepLeave,
    params: one,
    answer: nothing(),
  }),
  summary: endpoint({
    name: 'leave.summary',
    summary: 'Balances of someone, per kind of leave',
    method: 'GET',
    path: '/leave-application/employee-leave-summary',
    access: seeLeave,
    query: z.object({ employeeId: id().optional(), year: year() }),
    answer: summary,
  }),
} as const;

export const ownLeaveCalls = {
  list: endpoint({
    name: 'own-leave.list',
    summary: 'The own applications',
    method: 'GET',
    path: '/employee-panel/leave-application/data',
    access: ownLeave,
    listing: ownApplicationsListed,
    query: z.object({ ...listQuery(ownApplicationsListed), ...listed }),
    answer: pageAnswer(application, 'data'),
  }),
  create: endpoint({
    name: 'own-leave.create',
    summary: 'Apply for leave',
    method: 'POST',
    path: '/employee-panel/leave-application',
    access: ownLeave,
    body: z.object(applicationGiven),
    answer: wrapped(application, 'data'),
  }),
  read: endpoint({
    name: 'own-leave.read',
    summary: 'One of the own, or one that waits for the caller',
    method: 'GET',
    path: '/employee-panel/leave-application/:id',
    access: ownLeave,
    params: one,
    answer: wrapped(application, 'data'),
  }),
  change: endpoint({
    name: 'own-leave.change',
    summary: 'Change one of the own until it is decided',
    method: 'PUT',
    path: '/employee-panel/leave-application/:id',
    access: ownLeave,
    params: one,
    body: z.object({ ...changed, status: z.enum(['Draft', 'Pending']).optional() }),
    answer: wrapped(application, 'data'),
  }),
  remove: endpoint({
    name: 'own-leave.remove',
    summary: 'Delete a draft, take back what waits, cancel what is still to come',
    method: 'DELETE',
    path: '/employee-panel/leave-application/:id',
    access: ownLeave,
    params: one,
    answer: nothing(),
  }),
  review: endpoint({
    name: 'own-leave.review',
    summary: 'A manager decides on what waits for them',
    method: 'PUT',
    path: '/employee-panel/leave-application/review/:id',
    access: decides,
    params: one,
    body: z.object(review),
    answer: wrapped(application, 'data'),
  }),
  summary: endpoint({
    name: 'own-leave.summary',
    summary: 'The own balances; or of someone below',
    method: 'GET',
    path: '/employee-panel/leave-summary',
    access: ownLeave,
    query: z.object({ employeeId: id().optional(), year: year() }),
    answer: summary,
  }),
  plan: endpoint({
    name: 'own-leave.plan',
    summary: 'What a form needs to count days itself: the days, the own leave, who else is away',
    method: 'GET',
    path: '/employee-panel/leave-plan',
    access: ownLeave,
    query: leavePlanInput,
    answer: leavePlan,
  }),
} as const;
