import { type Actor, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { companySection } from '@muster/contract/organisation/settings.ts';
import { paySection } from '@muster/contract/pay/settings.ts';
import {
  type Declaration,
  declarationCalls,
  type DeclaredItem,
  type InvestmentKind,
  type OwnDeclaration,
} from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { actorMayCall } from '../../../../platform/access/concerns.ts';
import type { Handle } from '../../../../platform/db/transaction.ts';
import type { InForce } from '../../../../platform/settings/settings.ts';
import { namesOfAccounts } from '../../../identity/public.ts';
import { type KeptDeclaration, findItems, type KeptItem } from './declaration-store.ts';
import { findInvestmentKinds, yearBegins } from './declaration-year.ts';

type Whose = Pick<KeptDeclaration, 'employee' | 'state'>;

/** Nobody decides about the own, whatever office they hold. */
export const mayDecide = (actor: Actor, { employee, state }: Whose): boolean =>
  state === 'Declared' &&
  actorMayCall(declarationCalls.accept, actor) &&
  !isOwnPerson(actor, employee.id);

/** What the slabs know no longer keeps its key. */
function showItem(
  kinds: readonly InvestmentKind[],
  { kind, amount, accepted, note }: KeptItem,
): DeclaredItem {
  const known = kinds.find(({ key }) => key === kind);
  return {
    ...(known ?? { key: kind, name: kind, localName: null, cap: null }),
    amount,
    accepted,
    note,
  };
}

/** With its investments, as the newest slabs of its year call them; of one person and year. */
export async function showOwnDeclarations(
  db: Handle,
  rows: readonly KeptDeclaration[],
  kinds: readonly InvestmentKind[],
  from: string,
): Promise<OwnDeclaration[]> {
  const ids = rows.map(({ id }) => id);
  const items = Map.groupBy(await findItems(db, ids), ({ declarationId }) => declarationId);
  const deciders = rows.flatMap(({ byKind, byId }) =>
    byKind && byId ? [{ kind: byKind, id: byId }] : [],
  );
  const nameOf = await namesOfAccounts(db, deciders);
  return rows.map(({ byId, byKind: _kind, kinds: _count, employee: _who, ...row }) => {
    const { concern: _concern, department: _department, ...shown } = row;
    return {
      ...shown,
      from,
      decidedBy: byId === null ? null : nameOf(byId),
      items: (items.get(row.id) ?? []).map((item) => showItem(kinds, item)),
    };
  });
}

export async function showDeclaration(
  db: Handle,
  actor: Actor,
  inForce: InForce,
  row: KeptDeclaration,
): Promise<Declaration> {
  const concernId = row.concern?.id ?? null;
  const country = inForce.of(paySection.settings.taxCountry, concernId).toUpperCase();
  const kinds = (await findInvestmentKinds(db, country, row.year)) ?? [];
  const from = yearBegins(inForce, concernId, row.year);
  const [shown] = await showOwnDeclarations(db, [row], kinds, from);
  if (!shown) throw new Error('A declaration that was found is not shown.');
  const { employee, concern, department } = row;
  return {
    ...shown,
    employee,
    concern,
    department,
    currency: inForce.of(companySection.settings.currency, concernId),
    can: { decide: mayDecide(actor, row) },
  };
}
