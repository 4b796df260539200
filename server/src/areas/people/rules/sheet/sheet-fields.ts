import {
  bloodGroups,
  employee,
  employmentTypes,
  genders,
  jobFields,
  maritalStatuses,
  plainFields,
} from '@muster/contract/people/employee.ts';
import { leavingReasons, statuses } from '@muster/contract/people/profile/life.ts';
import { peopleScreensBn } from '@muster/contract/people/words/screen-words.bn.ts';
import { peopleScreensEn } from '@muster/contract/people/words/screen-words.en.ts';
import { peopleBn } from '@muster/contract/people/words.bn.ts';
import { peopleEn } from '@muster/contract/people/words.en.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { wireNames } from '@muster/contract/kernel/wire.ts';

export const linkFields = [
  'designationId',
  'departmentId',
  'unitId',
  'subUnitId',
  'locationId',
  'regionId',
  'areaId',
  'categoryId',
] as const;
export type SheetLinkField = (typeof linkFields)[number];
export const managerFields = ['lineManagerId', 'secondTierId'] as const;

/** What a step of life says: given for a new person, told of everyone else. */
export const lifeFields = [
  'status',
  'joinedOn',
  'confirmedOn',
  'lastDay',
  'leavingReason',
] as const;
/** What follows from the rest and is only read. */
const followingFields = ['concernId', 'isLineManager', 'isSecondTierLineManager'] as const;

/** Every column of a sheet of people, in the order in which an export has them. */
export const sheetFields: readonly string[] = [
  'number',
  'name',
  'localName',
  'concernId',
  ...jobFields,
  ...lifeFields,
  'confirmationDueOn',
  ...plainFields.filter(
    (name) => !['number', 'name', 'localName', 'confirmationDueOn'].includes(name),
  ),
  ...followingFields.filter((name) => name !== 'concernId'),
];

export const dayFields: readonly string[] = [
  'joinedOn',
  'confirmedOn',
  'lastDay',
  'confirmationDueOn',
  'birthOn',
];
export const flagFields: readonly string[] = [
  'isAssessor',
  'isHeadOfDepartment',
  'isLineManager',
  'isSecondTierLineManager',
];
export const choices: Readonly<Record<string, readonly string[]>> = {
  employmentType: employmentTypes,
  status: statuses,
  leavingReason: leavingReasons,
  gender: genders,
  bloodGroup: bloodGroups,
  maritalStatus: maritalStatuses,
};

const labels = { en: peopleEn.employee.fields, bn: peopleBn.employee.fields };
export const fieldLabel = (field: string, language: Language): string => {
  const known: Readonly<Record<string, string>> = labels[language];
  return known[field] ?? field;
};

const wire = wireNames(employee);
export const wireOf = (field: string): string => wire.get(field) ?? field;

const words = { en: peopleScreensEn, bn: peopleScreensBn };
/** What a choice is called in a language; those without words are called what they are. */
export function wordOf(field: string, value: string, language: Language): string {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = words[language].values;
  return all[field]?.[value] ?? value;
}
export const flagWord = (value: boolean, language: Language): string =>
  value ? words[language].profile.yes : words[language].profile.no;
