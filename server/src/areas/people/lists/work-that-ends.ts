import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import {
  type ListRow,
  type PersonList,
  personLists,
} from '@muster/contract/people/profile/person-lists.ts';

/** No work ends before it began; whoever writes it is told which. The table holds it as well. */
export function refuseEndBeforeStart(list: PersonList, rows: readonly ListRow[]): void {
  if (list !== 'experience') return;
  const at = rows.findIndex(({ from, until }) => from && until && until < from);
  if (at === -1) return;
  const path = `${personLists[list].wrap}.${at}.until`;
  throw new Refusal(ruleRefused, {}, [{ path, code: 'not-fitting', values: {} }]);
}
