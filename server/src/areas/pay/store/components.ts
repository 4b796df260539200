import { type ComponentKind, taxed, type TakenAs } from '@muster/contract/pay/records.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { ComponentFacts } from '../rules/inputs.ts';

export interface ComponentName {
  readonly name: string;
  readonly localName: string | null;
}

export async function findComponentNames(db: Handle): Promise<ReadonlyMap<string, ComponentName>> {
  const found = await sql<ComponentName & { id: string }>`select id, name,
    local_name as "localName" from pay_component`.execute(db);
  return new Map(found.rows.map(({ id, ...names }) => [id, names]));
}

/** All that calculation asks of components, and which ones carry what the house itself calculates. */
export async function findComponentFacts(db: Handle): Promise<{
  readonly components: readonly ComponentFacts[];
  readonly roundingId: string;
  readonly bonusId: string;
  readonly taxId: string;
}> {
  const found = await sql<{
    id: string;
    kind: ComponentKind;
    isTaxable: boolean;
    takenAs: TakenAs;
    role: string | null;
  }>`select component.id, component.kind, component.taxable = ${taxed} as "isTaxable",
      component.taken_as as "takenAs", role.role
    from pay_component as component left join pay_role as role on role.component_id = component.id
    order by component.id`.execute(db);
  return {
    components: found.rows.map(({ role: _role, ...facts }) => facts),
    roundingId: found.rows.find(({ role }) => role === 'rounding')?.id ?? '',
    bonusId: found.rows.find(({ role }) => role === 'bonus')?.id ?? '',
    taxId: found.rows.find(({ role }) => role === 'tax')?.id ?? '',
  };
}
