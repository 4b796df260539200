import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import {
  type BookedKind,
  type journalAccountCalls,
  type JournalAccounts,
  type JournalSide,
  type LedgerAccount,
  neededSides,
} from '@muster/contract/pay/journal/account-calls.ts';
import { accountsThere, notBooked } from '@muster/contract/pay/journal/journal-refusals.ts';
import type { ComponentKind } from '@muster/contract/pay/records.ts';
import { sql } from 'kysely';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { hasConcern, refuseGroups } from '../../../platform/access/concerns.ts';
import { note } from '../../../platform/audit/note.ts';
import { isRefused } from '../../../platform/db/refused.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { PayCall, PayDeps } from '../deps.ts';
import { findAccountRows, type KeptAccounts, shownAccounts } from './list-accounts.ts';

type Given = Pick<
  Input<typeof journalAccountCalls.create>['body'],
  'debitCode' | 'debitName' | 'creditCode' | 'creditName'
>;
type Sides = Readonly<Record<JournalSide, LedgerAccount | null>>;

const fault = (path: string, code: 'gone' | 'not-fitting' | 'required') =>
  new Refusal(ruleRefused, {}, [{ path, code, values: {} }]);

/** Each kind has just the sides that it needs: what would never be used is not kept. */
function sidesOf(kind: BookedKind, given: Given): Sides {
  const of = (side: JournalSide): LedgerAccount | null => {
    const [codePath, namePath] = [`${side}Code`, `${side}Name`] as const;
    const [code = null, name = null] = [given[codePath], given[namePath]];
    if (!neededSides[kind].includes(side)) {
      if (code !== null || name !== null)
        throw fault(code === null ? namePath : codePath, 'not-fitting');
      return null;
    }
    if (code === null) throw fault(codePath, 'required');
    if (name === null) throw fault(namePath, 'required');
    return { code, name };
  };
  return { debit: of('debit'), credit: of('credit') };
}

async function kindOf(tx: Tx, componentId: string | null): Promise<BookedKind> {
  if (componentId === null) return 'Net';
  const found = await sql<{ name: string; kind: ComponentKind }>`select name, kind
    from pay_component where id = ${componentId} for key share`.execute(tx);
  const [component] = found.rows;
  if (!component) throw fault('component', 'gone');
  if (component.kind === 'Information') throw new Refusal(notBooked, { name: component.name });
  return component.kind;
}

interface Place {
  readonly concernId: string | null;
  readonly departmentId: string | null;
}

/** A department says of which company it is; what is another company's is not there. */
async function placeOf(
  { db, actor }: PayCall<Tx>,
  { concernId = null, departmentId = null }: Partial<Place>,
): Promise<Place> {
  if (departmentId === null && concernId === null) {
    refuseGroups(actor, null);
    return { concernId, departmentId };
  }
  const found = await sql<{ id: string }>`select concern.id from concern
    where ${
      departmentId === null
        ? sql`concern.id = ${concernId}`
        : sql`concern.id = (select concern_id from department where id = ${departmentId})`
    }`.execute(db);
  const [owner] = found.rows;
  if (!owner || !hasConcern(actor, owner.id)) throw new Refusal(notFound);
  if (concernId !== null && concernId !== owner.id) throw fault('department', 'not-fitting');
  return { concernId: owner.id, departmentId };
}

const asThere = (error: unknown): never => {
  if (isRefused(error) && error.constraint === 'journal_account_once')
    throw new Refusal(accountsThere);
  throw error;
};

const told = (of: LedgerAccount | null | undefined): string | null =>
  of ? `${of.code} ${of.name}` : null;
const auditOf = (row: KeptAccounts) => ({
  component: row.componentId,
  concern: row.concern?.id ?? null,
  department: row.department?.id ?? null,
  debit: told(row.debit),
  credit: told(row.credit),
});

async function readRow(tx: Tx, id: string): Promise<KeptAccounts> {
  const [row] = await findAccountRows(tx, sql<boolean>`row.id = ${id}`);
  if (!row) throw new Refusal(notFound);
  return row;
}

const shown = (actor: Actor, row: KeptAccounts): { record: JournalAccounts } => ({
  record: shownAccounts(actor, row),
});

export async function createAccounts(
  call: PayCall<Tx>,
  {
    componentId,
    concernId = null,
    departmentId = null,
    ...given
  }: Input<typeof journalAccountCalls.create>['body'],
) {
  const { db, actor, clock } = call;
  const place = await placeOf(call, { concernId, departmentId });
  const { debit, credit } = sidesOf(await kindOf(db, componentId), given);
  const at = clock.now();
  const id = newId(at);
  await sql`insert into journal_account (id, component_id, concern_id, department_id, debit_code,
      debit_name, credit_code, credit_name, version, created_at, updated_at)
    values (${id}, ${componentId}, ${place.concernId}, ${place.departmentId}, ${debit?.code ?? null},
      ${debit?.name ?? null}, ${credit?.code ?? null}, ${credit?.name ?? null}, 1, ${at}, ${at})`
    .execute(db)
    .catch(asThere);
  const row = await readRow(db, id);
  await note(call, {
    action: 'journal-account.create',
    record: 'journal_account',
    id,
    after: auditOf(row),
  });
  return shown(actor, row);
}

/** Within reach, and held until we are done; the group's is kept by accounts of all companies alone. */
async function holdRow({ db, actor }: PayCall<Tx>, id: string): Promise<KeptAccounts> {
  await sql`select 1 from journal_account where id = ${id} for no key update`.execute(db);
  const row = await readRow(db, id);
  const concernId = row.concern?.id ?? null;
  if (concernId !== null && !hasConcern(actor, concernId)) throw new Refusal(notFound);
  refuseGroups(actor, concernId);
  return row;
}

export async function changeAccounts(
  call: PayCall<Tx>,
  id: string,
  { version, ...given }: Input<typeof journalAccountCalls.change>['body'],
  deps: PayDeps,
) {
  const { db, actor, clock } = call;
  const before = await holdRow(call, id);
  if (version !== undefined && version !== before.version)
    throw await refuseStale(call, { name: 'journal-account' }, id, deps);
  const { debit, credit } = sidesOf(await kindOf(db, before.componentId), {
    debitCode: before.debit?.code,
    debitName: before.debit?.name,
    creditCode: before.credit?.code,
    creditName: before.credit?.name,
    ...given,
  });
  await sql`update journal_account set debit_code = ${debit?.code ?? null},
      debit_name = ${debit?.name ?? null}, credit_code = ${credit?.code ?? null},
      credit_name = ${credit?.name ?? null}, version = version + 1, updated_at = ${clock.now()}
    where id = ${id}`.execute(db);
  const row = await readRow(db, id);
  await note(call, {
    action: 'journal-account.change',
    record: 'journal_account',
    id,
    before: auditOf(before),
    after: auditOf(row),
  });
  return shown(actor, row);
}

export async function removeAccounts(call: PayCall<Tx>, id: string) {
  const row = await holdRow(call, id);
  await sql`delete from journal_account where id = ${id}`.execute(call.db);
  await note(call, {
    action: 'journal-account.remove',
    record: 'journal_account',
    id,
    before: auditOf(row),
  });
  return {};
}
