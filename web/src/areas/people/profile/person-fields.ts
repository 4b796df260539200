import {
  bloodGroups,
  type Employee,
  genders,
  maritalStatuses,
  type plainInput,
} from '@muster/contract/people/employee.ts';

/** How a field of the record is filled in. */
export type PersonFieldKind =
  | { readonly kind: 'text'; readonly max: number; readonly required?: boolean }
  | { readonly kind: 'email' }
  | { readonly kind: 'day' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly string[] };

const text = (max: number, required = false) => ({ kind: 'text', max, required }) as const;
const email = { kind: 'email' } as const;
const day = { kind: 'day' } as const;
const flag = { kind: 'flag' } as const;
const choice = (options: readonly string[]) => ({ kind: 'choice', options }) as const;

export type PersonField = keyof typeof plainInput;

/** Every field that is changed at once; the lengths are those of the contract. */
export const fieldKinds: Readonly<Record<PersonField, PersonFieldKind>> = {
  number: text(30, true),
  name: text(120, true),
  localName: text(120),
  phone: text(30),
  email,
  isAssessor: flag,
  isHeadOfDepartment: flag,
  confirmationDueOn: day,
  birthOn: day,
  gender: choice(genders),
  bloodGroup: choice(bloodGroups),
  religion: text(40),
  maritalStatus: choice(maritalStatuses),
  nationality: text(60),
  nationalId: text(30),
  taxNumber: text(30),
  presentAddress: text(300),
  permanentAddress: text(300),
  personalPhone: text(30),
  personalEmail: email,
};

/** A part of the record that is read, and where one may, edited together. */
export interface PersonSection {
  readonly name: 'identity' | 'contact' | 'personal' | 'addresses' | 'marks' | 'place' | 'dates';
  readonly shows: readonly (keyof Employee)[];
  readonly edits: readonly PersonField[];
  /** the head of the page tells it to all others */
  readonly isForEditors?: boolean;
  /** over the whole width */
  readonly isWide?: boolean;
}

const edited = (name: PersonSection['name'], edits: readonly PersonField[]): PersonSection => ({
  name,
  shows: edits,
  edits,
});

export const infoSections: readonly PersonSection[] = [
  edited('identity', ['name', 'localName', 'number']),
  edited('contact', ['email', 'phone', 'personalEmail', 'personalPhone']),
  {
    ...edited('personal', [
      'birthOn',
      'gender',
      'bloodGroup',
      'maritalStatus',
      'religion',
      'nationality',
      'nationalId',
      'taxNumber',
    ]),
    isWide: true,
  },
  edited('addresses', ['presentAddress', 'permanentAddress']),
  { ...edited('marks', ['isHeadOfDepartment', 'isAssessor']), isForEditors: true },
];

/** Kept over time: changed from a day on, not in place. */
export const placeSection: PersonSection = {
  name: 'place',
  shows: [
    'designationId',
    'concernId',
    'departmentId',
    'unitId',
    'subUnitId',
    'locationId',
    'regionId',
    'areaId',
    'categoryId',
    'employmentType',
    'lineManagerId',
    'secondTierId',
  ],
  edits: [],
  isWide: true,
};
export const datesSection: PersonSection = {
  name: 'dates',
  shows: ['joinedOn', 'confirmationDueOn', 'confirmedOn', 'lastDay', 'leavingReason'],
  edits: ['confirmationDueOn'],
  isWide: true,
};

/** What of a section the answer tells: the rest is not for this reader. */
export const fieldTexts = (section: PersonSection, person: Employee): PersonSection['shows'] =>
  section.shows.filter((field) => person[field] !== undefined);

/** The sections that say something to this reader. */
export const sectionsFor = (
  sections: readonly PersonSection[],
  person: Employee,
): readonly PersonSection[] =>
  sections.filter(
    (section) =>
      fieldTexts(section, person).length > 0 && (person.can.change || !section.isForEditors),
  );
