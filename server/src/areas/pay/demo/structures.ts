import type { ComponentKind, TakenAs } from '@muster/contract/pay/records.ts';
import type { StructurePart } from '@muster/contract/pay/structure/structure-part.ts';

export interface DemoComponent {
  readonly name: string;
  readonly localName: string;
  readonly kind?: ComponentKind;
  readonly takenAs?: TakenAs;
}

export const demoComponents: readonly DemoComponent[] = [
  { name: 'Basic', localName: 'মূল বেতন' },
  { name: 'House rent', localName: 'বাড়ি ভাড়া' },
  { name: 'Medical allowance', localName: 'চিকিৎসা ভাতা' },
  { name: 'Conveyance', localName: 'যাতায়াত ভাতা' },
  { name: 'Food allowance', localName: 'খাদ্য ভাতা' },
  { name: 'Other allowance', localName: 'অন্যান্য ভাতা' },
  { name: 'Overtime', localName: 'ওভারটাইম' },
  { name: 'Attendance bonus', localName: 'হাজিরা বোনাস' },
  { name: 'Night allowance', localName: 'রাত্রিকালীন ভাতা' },
  { name: 'Leave encashment', localName: 'ছুটি নগদায়ন' },
  { name: 'Incentive', localName: 'প্রণোদনা' },
  { name: 'Absence', localName: 'অনুপস্থিতি', kind: 'Deduction', takenAs: 'Absence' },
  { name: 'Late arrival', localName: 'দেরিতে উপস্থিতি', kind: 'Deduction', takenAs: 'Absence' },
  { name: 'Unpaid leave', localName: 'বিনা বেতনে ছুটি', kind: 'Deduction', takenAs: 'Absence' },
  { name: 'Provident fund', localName: 'ভবিষ্য তহবিল', kind: 'Deduction', takenAs: 'Fund' },
  { name: 'Canteen', localName: 'ক্যান্টিন', kind: 'Deduction', takenAs: 'Other' },
  {
    name: 'Provident fund of the employer',
    localName: 'নিয়োগকর্তার ভবিষ্য তহবিল',
    kind: 'Employer',
    takenAs: 'Fund',
  },
];

type Given = Partial<Omit<StructurePart, 'componentId' | 'ofId'>> & { readonly of?: string };
/** A part by the name of its component. */
export type NamedPart = readonly [name: string, given: Given];

const inGross = { isInGross: true } as const;
const ofBasic = { of: 'Basic' } as const;

/** What the month adds and takes, the same in all structures. */
const byMonth: readonly NamedPart[] = [
  ['Leave encashment', { calc: 'countRate', count: 'encashedLeave' }],
  ['Absence', { calc: 'countRate', count: 'absence', ...ofBasic }],
  ['Late arrival', { calc: 'countRate', count: 'lateDays', ...ofBasic }],
  ['Unpaid leave', { calc: 'countRate', count: 'unpaidLeave' }],
  ['Provident fund', { calc: 'percentOfComponent', percent: 800, isOfMembers: true, ...ofBasic }],
  [
    'Provident fund of the employer',
    { calc: 'percentOfComponent', percent: 800, isOfMembers: true, ...ofBasic },
  ],
];
const ofOffice = (percent: number): readonly NamedPart[] => [
  ['Basic', { ...inGross, calc: 'percentOfGross', percent }],
  ['House rent', { ...inGross, calc: 'percentOfComponent', percent: 5000, ...ofBasic }],
  ['Medical allowance', { ...inGross, calc: 'percentOfComponent', percent: 1000, ...ofBasic }],
  ['Conveyance', { ...inGross, amount: 250_000n }],
  ['Other allowance', { ...inGross, calc: 'remainder' }],
];

/** Workers are paid as garment factories do, staff and management by shares of the gross. */
export const demoStructures: readonly (readonly [name: string, parts: readonly NamedPart[]])[] = [
  [
    'Workers',
    [
      ['Basic', { ...inGross, calc: 'shareAfterFixed', divisor: 14_000 }],
      ['House rent', { ...inGross, calc: 'percentOfComponent', percent: 4000, ...ofBasic }],
      ['Medical allowance', { ...inGross, amount: 75_000n }],
      ['Conveyance', { ...inGross, amount: 45_000n }],
      ['Food allowance', { ...inGross, amount: 125_000n }],
      ['Other allowance', { ...inGross, calc: 'remainder' }],
      ['Overtime', { calc: 'countRate', count: 'overtime', percent: 20_000, ...ofBasic }],
      ['Night allowance', { calc: 'countRate', count: 'nights', amount: 10_000n }],
      ['Attendance bonus', { calc: 'conditional', amount: 50_000n, mostAbsence: 0, mostLates: 2 }],
      ...byMonth,
    ],
  ],
  ['Staff', [...ofOffice(5500), ...byMonth]],
  ['Management', [...ofOffice(6000), ...byMonth]],
];
