import { bloodGroups } from '@muster/contract/people/employee.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { banglaOf, genderOf, nameWords, religionOf } from './names.ts';
import type { Dice } from './random.ts';

/** What belongs to a person, made up; nobody real has these numbers. */
export interface Persona {
  readonly name: string;
  readonly localName: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly detail: Readonly<Record<string, string | null>>;
}

const homes = [
  ['House 14, Road 3, Mirpur 10, Dhaka', 'Char Fasson, Bhola'],
  ['House 8, Sector 7, Uttara, Dhaka', 'Ullapara, Sirajganj'],
  ['Station Road, Tongi, Gazipur', 'Muktagachha, Mymensingh'],
  ['Cherag Ali Market, Tongi, Gazipur', 'Sherpur, Bogura'],
  ['Flat 4B, Agrabad Access Road, Chattogram', 'Chandina, Cumilla'],
  ['Shaheb Bazar, Boalia, Rajshahi', 'Puthia, Rajshahi'],
  ['Doratana, Jashore Sadar, Jashore', 'Kaliganj, Jhenaidah'],
  ['Satmatha, Bogura Sadar, Bogura', 'Ishwardi, Pabna'],
] as const;

export function newName(dice: Dice): string {
  const faith = dice.between(1, 100) <= 88 ? 'Muslim' : 'Hindu';
  const gender = dice.between(1, 100) <= 66 ? 'Male' : 'Female';
  const { first, last } = nameWords[faith][gender];
  return `${dice.pick(first)} ${dice.pick(last)}`;
}

const digits = (dice: Dice, count: number): string =>
  Array.from({ length: count }, () => dice.between(0, 9)).join('');
const mobile = (dice: Dice): string =>
  `+8801${dice.pick(['3', '5', '6', '7', '8', '9'])}${digits(dice, 8)}`;

export const addressOf = (name: string, more = ''): string =>
  `${name.toLowerCase().replaceAll(' ', '.')}${more}@meghna.example`;

interface Known {
  readonly name: string;
  /** makes what must be unique so */
  readonly index: number;
  readonly joined: string;
  /** workers have no decision context: no address and no phone of the company */
  readonly atDesk: boolean;
  readonly email: string | null;
  /** how much older than a beginner, in years */
  readonly seniority: number;
}

/** One has that of another, written otherwise: who checks pay finds it. */
const twins = { one: 211, other: 212, id: '4471000211' } as const;

function nationalIdOf(first: number, index: number): string {
  if (index === twins.one) return twins.id;
  if (index === twins.other) return `${twins.id.slice(0, 4)}-${twins.id.slice(4)}`;
  return `${first}${String(index).padStart(6, '0')}`;
}

export function personaOf(dice: Dice, known: Known): Persona {
  const { name, index, joined, atDesk, seniority } = known;
  const [present, permanent] = dice.pick(homes);
  const age = 20 + seniority + dice.between(0, 14);
  return {
    name,
    localName: banglaOf(name),
    phone: atDesk ? mobile(dice) : null,
    email: known.email,
    detail: {
      birthOn: addDays(joined, -age * 365 - dice.between(0, 364)),
      gender: genderOf(name),
      bloodGroup: dice.pick(bloodGroups),
      religion: religionOf(name),
      maritalStatus: age > 27 ? 'Married' : dice.pick(['Single', 'Married']),
      nationality: 'Bangladeshi',
      nationalId: nationalIdOf(dice.between(1000, 9999), index),
      taxNumber: atDesk ? `${digits(dice, 6)}${String(index).padStart(6, '0')}` : null,
      presentAddress: present,
      permanentAddress: permanent,
      personalPhone: mobile(dice),
      personalEmail: null,
    },
  };
}
