import type { Fault } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { isRefused } from '../../../platform/db/refused.ts';
import type { TypeContent } from '../store/types.ts';

const fault = (path: string, code: Fault['code']): Fault => ({ path, code, values: {} });

/** What fits by itself and not together. */
export function refuseContent({ pay, paidShare, levels, chain }: TypeContent): void {
  const faults: Fault[] = [];
  if (pay === 'Part paid' && paidShare === null) faults.push(fault('paidShare', 'required'));
  if (pay !== 'Part paid' && paidShare !== null) faults.push(fault('paidShare', 'not-fitting'));
  const months = levels.map(({ fromMonths }) => fromMonths);
  if (new Set(months).size < months.length) faults.push(fault('levels', 'repeated'));
  if (new Set(chain).size < chain.length) faults.push(fault('chain', 'repeated'));
  if (faults.length > 0) throw new Refusal(ruleRefused, {}, faults);
}

const byConstraint: Readonly<Record<string, string>> = {
  leave_type_full_name: 'fullName',
  leave_type_short_name: 'shortName',
};

/** Two at once with the same name: the database says no to the second, in the words of the form. */
export function asLeaveTypeFault(error: unknown): never {
  const path = isRefused(error) && error.constraint ? byConstraint[error.constraint] : undefined;
  if (!path) throw error;
  throw new Refusal(ruleRefused, {}, [fault(path, 'taken')]);
}
