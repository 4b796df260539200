import type { ComponentKind } from '../records.ts';
import type { StructurePart } from './structure-part.ts';

/** What can be wrong with a structure; each has a sentence at the part it belongs to. */
export const structureFaultCodes = [
  'twice',
  'no-remainder',
  'two-remainders',
  'not-earning',
  'needs-amount',
  'needs-percent',
  'needs-of',
  'needs-divisor',
  'needs-count',
  'of-itself',
  'of-unknown',
  'of-percentage',
  'not-in-gross',
  'only-in-gross',
] as const;
export type StructureFault = (typeof structureFaultCodes)[number];

export interface FoundFault {
  /** none: of the structure as a whole */
  readonly place: number | null;
  readonly fault: StructureFault;
}

const outsideOnly = ['entered', 'countRate', 'conditional'];

function faultsOf(part: StructurePart, kind: ComponentKind | undefined): StructureFault[] {
  const { calc, isInGross, amount, percent, ofId, divisor, count, componentId } = part;
  const found: [boolean, StructureFault][] = [
    [isInGross && kind !== 'Earning', 'not-earning'],
    [isInGross && outsideOnly.includes(calc), 'not-in-gross'],
    [!isInGross && ['shareAfterFixed', 'remainder'].includes(calc), 'only-in-gross'],
    [['fixed', 'conditional'].includes(calc) && amount === null, 'needs-amount'],
    [['percentOfComponent', 'percentOfGross'].includes(calc) && percent === null, 'needs-percent'],
    [calc === 'percentOfComponent' && ofId === null, 'needs-of'],
    [calc === 'shareAfterFixed' && divisor === null, 'needs-divisor'],
    [calc === 'countRate' && count === null, 'needs-count'],
    [ofId === componentId, 'of-itself'],
  ];
  return found.filter(([is]) => is).map(([, fault]) => fault);
}

/**
 * A percentage is of a part of the gross that is not itself a percentage of another: so no part can come round
 * to itself, and the order of the parts does not matter.
 */
function faultOfBase(part: StructurePart, parts: readonly StructurePart[]): StructureFault[] {
  if (part.ofId === null || part.ofId === part.componentId) return [];
  const base = parts.find(({ componentId }) => componentId === part.ofId);
  if (!base?.isInGross) return ['of-unknown'];
  const isChained = part.isInGross && ['percentOfComponent', 'remainder'].includes(base.calc);
  return isChained ? ['of-percentage'] : [];
}

export function structureFaults(
  parts: readonly StructurePart[],
  kindOf: (componentId: string) => ComponentKind | undefined,
): FoundFault[] {
  const remainders = parts.filter(({ calc }) => calc === 'remainder').length;
  const whole: StructureFault[] =
    remainders === 0 ? ['no-remainder'] : remainders > 1 ? ['two-remainders'] : [];
  const each = parts.flatMap((part, place) => {
    const isTwice =
      parts.findIndex(({ componentId }) => componentId === part.componentId) !== place;
    return [
      ...(isTwice ? (['twice'] as const) : []),
      ...faultsOf(part, kindOf(part.componentId)),
      ...faultOfBase(part, parts),
    ].map((fault) => ({ place, fault }));
  });
  return [...whole.map((fault) => ({ place: null, fault })), ...each];
}
