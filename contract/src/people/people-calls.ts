import { z } from 'zod';
import { hrWrite, staffRead } from '../kernel/access/access-rules.ts';
import type { AccessRule } from '../kernel/access/actor.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { listQuery, pageAnswer, wrapped } from '../kernel/page.ts';
import { givenDay } from '../kernel/dates/business-dates.ts';
import { day, id, instant, nothing, plainText, wholeInAddress } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { directoryEntry, employee, employmentTypes, jobInput, plainInput } from './employee.ts';
import { leavingReasons, lifeActions, statuses } from './profile/life.ts';

/** When people come, go and are away: payroll officers have the figures of closed months instead. */
export const seeTimes: AccessRule = {
  employee: 'own',
  assessor: 'own',
  lineManager: 'sub',
  secondTier: ['sub', 'sub2'],
  headOfDepartment: 'dept',
  hr: 'all',
  allAccess: 'all',
  admin: 'all',
};
/** Whose cards someone sees: the own, those below, those of the department, or all. */
export const seeCards: AccessRule = { ...seeTimes, payroll: 'all' };
/** Whose cards someone may take away as a file: nobody takes only the own. */
export const takeCards: AccessRule = {
  lineManager: 'sub',
  secondTier: 'sub2',
  headOfDepartment: 'dept',
  hr: 'all',
  allAccess: 'all',
  admin: 'all',
};
/** Whose personal data someone sees. */
export const seePersonal: AccessRule = {
  employee: 'own',
  hr: 'all',
  allAccess: 'all',
  admin: 'all',
};
/** Where someone's pay goes: for those who pay as well. */
export const seeBank: AccessRule = {
  employee: 'own',
  hr: 'all',
  payroll: 'all',
  allAccess: 'all',
  admin: 'all',
};

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const one = z.object({ id: as(id(), 'id') });
const named = z.object({ id: id(), name: plainText(200) });

export const employeeFilters = {
  department: id().optional(),
  designation: id().optional(),
  employmentType: z.enum(employmentTypes).optional(),
  category: id().optional(),
  status: z.enum(statuses).optional(),
  unit: id().optional(),
  subUnit: id().optional(),
  location: id().optional(),
  concern: as(id().optional(), 'concernCompany'),
  region: id().optional(),
  area: id().optional(),
  lineManager: id().optional(),
  /** those on probation whose confirmation is due before that day */
  confirmationDueBefore: givenDay().optional(),
  /** the list as it was, or will be, on that day */
  asOf: givenDay().optional(),
};
export const employeesListed = listing({
  sorts: [
    'name',
    'number',
    'status',
    'joiningDate',
    'confirmationDueDate',
    'designation',
    'department',
    'createdAt',
    'updatedAt',
  ],
  order: '-name',
  searches: ['name', 'localName', 'number', 'phone', 'email'],
});
export const teams = ['direct', 'second', 'all'] as const;
export type Team = (typeof teams)[number];
const paging = listQuery(employeesListed);

const version = z.int().min(1).max(2_147_483_647).optional();
const given = {
  ...z.object(plainInput).partial().shape,
  ...z.object(jobInput).partial().shape,
  /** of changed job data: from which day on; absent: from today */
  effectiveFrom: givenDay().optional(),
  reason: plainText(300).optional(),
  version,
};

/** One stretch of job data, as the profile tells it. */
const period = z.object({
  id: id(),
  from: day(),
  /** the day before the next one; none: still so */
  until: day().nullable(),
  cause: z.enum([...lifeActions, 'change', 'import', 'sync']),
  note: plainText(300).nullable(),
  /** what was changed on purpose on that day */
  changed: z.array(z.string()),
  designationId: as(named, 'designation'),
  departmentId: as(named.nullable(), 'department'),
  unitId: as(named.nullable(), 'unit'),
  subUnitId: as(named.nullable(), 'subUnit'),
  locationId: as(named.nullable(), 'location'),
  regionId: as(named.nullable(), 'region'),
  areaId: as(named.nullable(), 'area'),
  categoryId: as(named.nullable(), 'category'),
  employmentType: z.enum(employmentTypes).nullable(),
  lineManagerId: as(named.nullable(), 'lineManager'),
  secondTierId: as(named.nullable(), 'secondTierLineManager'),
  status: z.enum(statuses),
  createdAt: instant(),
  /** of one that is still to come */
  can: z.object({ cancel: z.boolean() }),
});
export type JobPeriod = z.output<typeof period>;

export const peopleCalls = {
  list: endpoint({
    name: 'employee.list',
    summary: 'People within the caller’s reach',
    method: 'GET',
    path: '/employee/data',
    access: seeCards,
    listing: employeesListed,
    query: z.object({
      ...paging,
      ...employeeFilters,
      /** of these only who reports to the reader, who stands a step further below, or all but oneself */
      team: z.enum(teams).optional(),
    }),
    answer: pageAnswer(employee, 'employees'),
  }),
  export: endpoint({
    name: 'employee.export',
    summary:
      'The same list as a file, which an import takes again; the columns by their wire names',
    method: 'GET',
    path: '/employee/export',
    access: takeCards,
    noted: true,
    query: z.object({
      ...paging,
      ...employeeFilters,
      columns: plainText(1000).optional(),
      ids: plainText(20_000).optional(),
      format: z.enum(['csv', 'xlsx']).optional(),
    }),
    answer: { file: ['text/csv', spreadsheet] },
  }),
  search: endpoint({
    name: 'employee.search',
    summary: 'Colleagues by name, number, phone or e-mail, mistyped ones too',
    method: 'GET',
    path: '/employee/employeeSearch',
    access: staffRead,
    query: z.object({
      searchKeyword: plainText(100).optional(),
      limit: wholeInAddress(0, 50).optional(),
    }),
    answer: pageAnswer(directoryEntry, 'employees'),
  }),
  create: endpoint({
    name: 'employee.create',
    summary: 'Add a person: number, name, post and department are enough; the rest later',
    method: 'POST',
    path: '/employee',
    access: hrWrite,
    body: z.object({
      ...z.object(plainInput).partial().shape,
      ...z.object(jobInput).partial().shape,
      name: plainInput.name,
      designationId: jobInput.designationId,
      departmentId: jobInput.departmentId,
      joinedOn: as(givenDay(), 'joiningDate'),
      /** absent: on probation */
      status: z.enum(['Draft', 'Probation', 'Confirmed']).optional(),
    }),
    answer: wrapped(employee, 'employee'),
  }),
  read: endpoint({
    name: 'employee.read',
    summary: 'One person: as much as the caller may know',
    method: 'GET',
    path: '/employee/:id',
    access: staffRead,
    params: one,
    query: z.object({ asOf: givenDay().optional() }),
    answer: wrapped(employee, 'employee'),
  }),
  change: endpoint({
    name: 'employee.change',
    summary: 'Change a person: absent fields stay, null clears; job data from a day on',
    method: 'PUT',
    path: '/employee/:id',
    access: hrWrite,
    params: one,
    body: z.object(given),
    answer: wrapped(employee, 'employee'),
  }),
  changeByBody: endpoint({
    name: 'employee.changeByBody',
    summary: 'The same, with the id in the body',
    method: 'PUT',
    path: '/employee',
    access: hrWrite,
    body: z.object({ id: id(), ...given }),
    answer: wrapped(employee, 'employee'),
  }),
  remove: endpoint({
    name: 'employee.remove',
    summary: 'Delete a draft that nothing uses',
    method: 'DELETE',
    path: '/employee/:id',
    access: hrWrite,
    params: one,
    answer: nothing(),
  }),
  history: endpoint({
    name: 'employee.history',
    summary: 'Job data of a person over time, the newest first',
    method: 'GET',
    path: '/employee/:id/history',
    access: seeCards,
    params: one,
    answer: z.object({ periods: as(z.array(period), 'data') }),
  }),
  cancelChange: endpoint({
    name: 'employee.cancelChange',
    summary: 'Take back a change that is still to come',
    method: 'DELETE',
    path: '/employee/:id/history/:periodId',
    access: hrWrite,
    params: z.object({ id: as(id(), 'id'), periodId: id() }),
    answer: wrapped(employee, 'employee'),
  }),
  live: endpoint({
    name: 'employee.live',
    summary: 'The next step of a person’s life in the house: confirm, notice, leave, rehire …',
    method: 'POST',
    path: '/employee/:id/life',
    access: hrWrite,
    params: one,
    body: z.object({
      action: z.enum(lifeActions),
      /** from when on; of leaving: the last day */
      date: givenDay(),
      leavingReason: z.enum(leavingReasons).optional(),
      /** of someone who leads others: who takes them over */
      handOverTo: id().optional(),
      confirmationDueOn: as(givenDay().optional(), 'confirmationDueDate'),
      note: plainText(300).optional(),
      version,
    }),
    answer: wrapped(employee, 'employee'),
  }),
  correctLife: endpoint({
    name: 'employee.correctLife',
    summary: 'Correct a joining date or a leaving that was written down wrongly',
    method: 'POST',
    path: '/employee/:id/life-correction',
    access: hrWrite,
    params: one,
    body: z.object({
      what: z.enum(['joining', 'leaving']),
      /** the right joining date or last day; none, of leaving: nobody left */
      date: givenDay().nullable(),
      reason: plainText(300).min(1),
      version,
    }),
    answer: wrapped(employee, 'employee'),
  }),
} as const;
