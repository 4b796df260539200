import type { DecisionKind } from '@muster/contract/kernel/decisions/decision.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { fieldsRefused } from '@muster/contract/kernel/refusals.ts';

/** Only what can be stood in for is given to another; none named: all of it. */
export function refuseKinds(
  wanted: readonly string[] | null,
  kinds: readonly DecisionKind[],
): void {
  const delegable = kinds.filter(({ delegable: can }) => can).map(({ name }) => name);
  const at = wanted?.findIndex((kind) => !delegable.includes(kind)) ?? -1;
  if (at < 0) return;
  const values = { options: delegable.join(', ') };
  throw new Refusal(fieldsRefused, {}, [{ path: `kinds.${at}`, code: 'choice', values }]);
}
