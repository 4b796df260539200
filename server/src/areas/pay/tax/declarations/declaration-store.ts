import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { DeclarationState } from '@muster/contract/pay/tax/declarations/declaration-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../../../platform/db/condition.ts';
import type { Handle, Tx } from '../../../../platform/db/transaction.ts';
import { linkedTo } from '../../store/linked.ts';

interface Linked {
  readonly id: string;
  readonly name: string;
}

/** A declaration as it is kept, with whose it is. */
export interface KeptDeclaration {
  readonly id: string;
  readonly employee: Linked & { readonly number: string };
  /** the company in which the person is now; none: in no department */
  readonly concern: Linked | null;
  readonly department: Linked | null;
  readonly year: number;
  readonly state: DeclarationState;
  readonly note: string | null;
  readonly declaredAt: string;
  readonly byKind: AccountKind | null;
  readonly byId: string | null;
  readonly decidedAt: string | null;
  readonly version: number;
  readonly kinds: number;
}

export const declarationSource = sql`tax_declaration as declaration
  join employee on employee.id = declaration.employee_id
  left join department on department.id = employee.department_id
  left join concern on concern.id = department.concern_id`;

const columns = sql`declaration.id, declaration.tax_year as year, declaration.state, declaration.note,
  declaration.created_at as "declaredAt", declaration.decided_by_kind as "byKind",
  declaration.decided_by_id as "byId", declaration.decided_at as "decidedAt", declaration.version,
  json_build_object('id', employee.id, 'name', employee.name, 'number', employee.number) as employee,
  ${linkedTo('concern')} as concern, ${linkedTo('department')} as department,
  (select count(*)::int from tax_declaration_item as item
    where item.declaration_id = declaration.id) as kinds`;

/** The newest first, unless told. */
export async function findDeclarations(
  db: Handle,
  where: Condition,
  tail: RawBuilder<unknown> = sql`order by declaration.created_at desc, declaration.id desc`,
): Promise<KeptDeclaration[]> {
  const found = await sql<KeptDeclaration>`select ${columns} from ${declarationSource}
    where ${where} ${tail}`.execute(db);
  return found.rows;
}

export interface KeptItem {
  readonly declarationId: string;
  readonly kind: string;
  readonly amount: bigint;
  readonly accepted: bigint | null;
  readonly note: string | null;
}

/** In the order in which they were declared. */
export async function findItems(db: Handle, ids: readonly string[]): Promise<KeptItem[]> {
  const found =
    await sql<KeptItem>`select declaration_id as "declarationId", kind, amount, accepted,
      note
    from tax_declaration_item where declaration_id = any(${[...ids]}::uuid[])
    order by declaration_id, place`.execute(db);
  return found.rows;
}

export interface HeldDeclaration {
  readonly id: string;
  readonly employeeId: string;
  readonly year: number;
  readonly state: DeclarationState;
  readonly version: number;
}

/** For this transaction alone: of two at once the second sees what the first made of it. */
export async function holdDeclaration(
  tx: Tx,
  where: Condition,
): Promise<HeldDeclaration | undefined> {
  const found = await sql<HeldDeclaration>`select declaration.id, employee_id as "employeeId",
      tax_year as year, state, version
    from tax_declaration as declaration where ${where} for update`.execute(tx);
  return found.rows[0];
}

interface NewItem {
  readonly kind: string;
  readonly amount: bigint;
  readonly note?: string | undefined;
}

/** All that is declared, in the place of what was. */
export async function putItems(
  tx: Tx,
  declarationId: string,
  items: readonly NewItem[],
): Promise<void> {
  await sql`delete from tax_declaration_item where declaration_id = ${declarationId}`.execute(tx);
  for (const [place, { kind, amount, note }] of items.entries())
    await sql`insert into tax_declaration_item (declaration_id, place, kind, amount, note)
      values (${declarationId}, ${place}, ${kind}, ${amount}, ${note || null})`.execute(tx);
}
