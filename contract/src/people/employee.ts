import { z } from 'zod';
import { givenDay } from '../kernel/dates/business-dates.ts';
import { day, email, flag, id, instant, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { leavingReasons, lifeActions, statuses } from './profile/life.ts';

export const employmentTypes = ['Permanent', 'Contract', 'Intern', 'Part-time'] as const;
export const genders = ['Male', 'Female', 'Other'] as const;
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const maritalStatuses = ['Single', 'Married', 'Divorced', 'Widowed'] as const;

/** How much of a person an answer tells, by who asks: each is a schema of its own. */
export const projections = ['directory', 'card', 'full'] as const;
export type Projection = (typeof projections)[number];

const named = z.object({ id: id(), name: plainText(200) });
const text = (max: number) => plainText(max).nullable();

/** What every colleague may know: who someone is and how to reach them at work. */
const directory = {
  id: id(),
  number: plainText(30),
  name: plainText(120),
  localName: text(120),
  designationId: as(named, 'designation'),
  departmentId: as(named.nullable(), 'department'),
  locationId: as(named.nullable(), 'location'),
  phone: text(30),
  email: email().nullable(),
  photo: z.string().nullable(),
};

/** What those who lead them need besides. */
const leading = {
  concernId: as(named.nullable(), 'concernCompany'),
  unitId: as(named.nullable(), 'unit'),
  subUnitId: as(named.nullable(), 'subUnit'),
  regionId: as(named.nullable(), 'region'),
  areaId: as(named.nullable(), 'area'),
  categoryId: as(named.nullable(), 'category'),
  employmentType: z.enum(employmentTypes).nullable(),
  lineManagerId: as(named.nullable(), 'lineManager'),
  secondTierId: as(named.nullable(), 'secondTierLineManager'),
  isAssessor: flag(),
  isHeadOfDepartment: as(flag(), 'headOfTheDepartment'),
  isLineManager: flag(),
  isSecondTierLineManager: flag(),
  status: z.enum(statuses),
  joinedOn: as(day().nullable(), 'joiningDate'),
  confirmationDueOn: as(day().nullable(), 'confirmationDueDate'),
  confirmedOn: as(day().nullable(), 'confirmationDate'),
  lastDay: day().nullable(),
  leavingReason: z.enum(leavingReasons).nullable(),
};

/** What belongs to the person: for themselves, for HR and for those with all access. */
const personal = {
  birthOn: as(day().nullable(), 'dateOfBirth'),
  gender: z.enum(genders).nullable(),
  bloodGroup: z.enum(bloodGroups).nullable(),
  religion: text(40),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  nationality: text(60),
  nationalId: text(30),
  taxNumber: text(30),
  presentAddress: text(300),
  permanentAddress: text(300),
  personalPhone: text(30),
  personalEmail: email().nullable(),
};

const kept = {
  version: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
  /** what the reader may do to this person now */
  can: z.object({ change: z.boolean(), remove: z.boolean(), life: z.array(z.enum(lifeActions)) }),
};

export const directoryEntry = z.object(directory);
export type DirectoryEntry = z.output<typeof directoryEntry>;

/** The fields of each projection: what an answer, a sort, a filter or a file may tell. */
export const projectionFields: Readonly<Record<Projection, readonly string[]>> = {
  directory: Object.keys(directory),
  card: Object.keys({ ...directory, ...leading }),
  full: Object.keys({ ...directory, ...leading, ...personal }),
};

/** One shape for all three: what a projection does not tell is not there. */
export const employee = z.object({
  ...directory,
  ...z.object(leading).partial().shape,
  ...z.object(personal).partial().shape,
  ...kept,
  projection: z.enum(projections),
});
export type Employee = z.output<typeof employee>;

/** Job data: kept over time, each change from a date on. */
export const jobInput = {
  designationId: as(id(), 'designation'),
  departmentId: as(id(), 'department'),
  unitId: as(id().nullable(), 'unit'),
  subUnitId: as(id().nullable(), 'subUnit'),
  locationId: as(id().nullable(), 'location'),
  regionId: as(id().nullable(), 'region'),
  areaId: as(id().nullable(), 'area'),
  categoryId: as(id().nullable(), 'category'),
  employmentType: z.enum(employmentTypes).nullable(),
  lineManagerId: as(id().nullable(), 'lineManager'),
  secondTierId: as(id().nullable(), 'secondTierLineManager'),
};
export const jobFields = Object.keys(jobInput) as (keyof typeof jobInput)[];

/** The rest of the record: changed at once, with its history in the audit log. */
export const plainInput = {
  number: plainText(30).min(1),
  name: plainText(120).min(1),
  localName: text(120),
  phone: text(30),
  email: email().nullable(),
  isAssessor: flag(),
  isHeadOfDepartment: as(flag(), 'headOfTheDepartment'),
  confirmationDueOn: as(givenDay().nullable(), 'confirmationDueDate'),
  ...personal,
  birthOn: as(givenDay().nullable(), 'dateOfBirth'),
};
export const plainFields = Object.keys(plainInput) as (keyof typeof plainInput)[];
