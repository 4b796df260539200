import type { Linked } from '@muster/contract/kernel/fields.ts';
import type {
  Calculation,
  PayCount,
  StructurePart,
} from '@muster/contract/pay/structure/structure-part.ts';

/** A part as the form holds it: figures as people write them, and what is not filled in yet. */
export interface PartDraft {
  /** keeps a row itself while rows move */
  readonly key: number;
  readonly component: Linked | null;
  readonly isInGross: boolean;
  readonly calc: Calculation;
  readonly amount: bigint | string | null;
  readonly percent: number | string;
  readonly ofId: string | null;
  readonly divisor: number | string;
  readonly count: PayCount | null;
  readonly mostAbsence: number | string;
  readonly mostLates: number | string;
  readonly isProrated: boolean;
  readonly isOfMembers: boolean;
  readonly unit: number;
}

type PartField = keyof Omit<PartDraft, 'key' | 'component' | 'isInGross' | 'calc'>;

/** Which calculations a part of the gross can have, and which stand besides it. */
export const calculationsFor = (isInGross: boolean): readonly Calculation[] =>
  isInGross
    ? ['percentOfGross', 'percentOfComponent', 'fixed', 'shareAfterFixed', 'remainder']
    : ['fixed', 'percentOfGross', 'percentOfComponent', 'countRate', 'conditional', 'entered'];

const always: Readonly<Record<Calculation, readonly PartField[]>> = {
  fixed: ['amount'],
  percentOfComponent: ['percent', 'ofId', 'unit'],
  percentOfGross: ['percent', 'unit'],
  shareAfterFixed: ['divisor', 'unit'],
  remainder: [],
  entered: [],
  countRate: ['count', 'amount', 'percent', 'ofId', 'divisor', 'unit'],
  conditional: ['amount', 'mostAbsence', 'mostLates'],
};

/** What a part has to say for its calculation, and nothing else. */
export const fieldsOf = ({ calc, isInGross }: PartDraft): ReadonlySet<PartField> =>
  new Set([
    ...always[calc],
    ...(!isInGross && calc === 'fixed' ? (['isProrated'] as const) : []),
    ...(!isInGross && calc !== 'entered' ? (['isOfMembers'] as const) : []),
  ]);

const [hundredths, thousandths, tenThousandths] = [100, 1000, 10_000];
const wholeTaka = 100;
const divisorScale = (calc: Calculation): number =>
  calc === 'shareAfterFixed' ? tenThousandths : 1;

export const blankPart = (key: number, calc: Calculation): PartDraft => ({
  key,
  component: null,
  isInGross: true,
  calc,
  amount: null,
  percent: '',
  ofId: null,
  divisor: '',
  count: null,
  mostAbsence: '',
  mostLates: '',
  isProrated: true,
  isOfMembers: false,
  unit: wholeTaka,
});

const shown = (value: number | null, scale: number): number | '' =>
  value === null ? '' : value / scale;

export const partDraftOf = (part: StructurePart, key: number, component: Linked): PartDraft => ({
  ...part,
  key,
  component,
  percent: shown(part.percent, hundredths),
  divisor: shown(part.divisor, divisorScale(part.calc)),
  mostAbsence: shown(part.mostAbsence, thousandths),
  mostLates: shown(part.mostLates, 1),
});

const figure = (value: number | string, scale: number): number | null =>
  value === '' ? null : Math.round(Number(value) * scale);

/** As the contract takes it; what its calculation does not need is left out. A missing component is blank. */
export function partOf(draft: PartDraft): StructurePart {
  const needed = fieldsOf(draft);
  const given = <T>(name: PartField, value: T): T | null => (needed.has(name) ? value : null);
  return {
    componentId: draft.component?.id ?? '',
    isInGross: draft.isInGross,
    calc: draft.calc,
    amount: given('amount', typeof draft.amount === 'bigint' ? draft.amount : null),
    percent: given('percent', figure(draft.percent, hundredths)),
    ofId: given('ofId', draft.ofId),
    divisor: given('divisor', figure(draft.divisor, divisorScale(draft.calc))),
    count: given('count', draft.count),
    mostAbsence: given('mostAbsence', figure(draft.mostAbsence, thousandths) ?? 0),
    mostLates: given('mostLates', figure(draft.mostLates, 1) ?? 0),
    isProrated: needed.has('isProrated') ? draft.isProrated : true,
    isOfMembers: needed.has('isOfMembers') && draft.isOfMembers,
    unit: draft.unit,
  };
}
