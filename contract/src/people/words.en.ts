import { documentFields } from './words/document-words.en.ts';
import { hrisFeedEn } from './words/sync-words.en.ts';

/** The lists of a person are among the fields that a proposal or the log names. */
export const listTitles = {
  education: 'Education',
  experience: 'Experience',
  family: 'Family',
  'emergency-contact': 'Emergency contacts',
};

const fields = {
  ...listTitles,
  number: 'Employee number',
  name: 'Name',
  localName: 'Name in Bangla',
  photo: 'Photo',
  phone: 'Work phone',
  email: 'Work e-mail',
  concernId: 'Concern',
  departmentId: 'Department',
  unitId: 'Unit',
  subUnitId: 'Sub-unit',
  designationId: 'Designation',
  locationId: 'Location',
  regionId: 'Region',
  areaId: 'Area',
  categoryId: 'Category',
  employmentType: 'Employment type',
  lineManagerId: 'Line manager',
  secondTierId: 'Second-tier line manager',
  isAssessor: 'Assessor',
  isHeadOfDepartment: 'Head of the department',
  isLineManager: 'Line manager of others',
  isSecondTierLineManager: 'Second tier of others',
  status: 'Status',
  joinedOn: 'Joined on',
  confirmationDueOn: 'Confirmation due on',
  confirmedOn: 'Confirmed on',
  lastDay: 'Last day',
  leavingReason: 'Reason for leaving',
  birthOn: 'Date of birth',
  gender: 'Gender',
  bloodGroup: 'Blood group',
  religion: 'Religion',
  maritalStatus: 'Marital status',
  nationality: 'Nationality',
  nationalId: 'National ID',
  taxNumber: 'Tax number',
  presentAddress: 'Present address',
  permanentAddress: 'Permanent address',
  personalPhone: 'Personal phone',
  personalEmail: 'Personal e-mail',
  effectiveFrom: 'In force from',
};

export const peopleEn = {
  employee: {
    one: 'Employee',
    many: 'Employees',
    counted: { one: '{count} employee', other: '{count} employees' },
    fields,
  },
  employeeBankAccount: {
    one: 'Bank account of an employee',
    many: 'Bank accounts of employees',
    counted: { one: '{count} bank account', other: '{count} bank accounts' },
  },
  itemIssue: {
    one: 'Issued item',
    many: 'Issued items',
    counted: { one: '{count} issued item', other: '{count} issued items' },
  },
  personDocument: {
    one: 'Document of an employee',
    many: 'Documents of employees',
    counted: { one: '{count} document', other: '{count} documents' },
    fields: documentFields,
  },
  personPhoto: {
    one: 'Photo of an employee',
    many: 'Photos of employees',
    counted: { one: '{count} photo', other: '{count} photos' },
  },
  hrisFeed: hrisFeedEn,
  employmentPeriod: {
    one: 'Job period',
    many: 'Job periods',
    counted: { one: '{count} job period', other: '{count} job periods' },
  },
};
