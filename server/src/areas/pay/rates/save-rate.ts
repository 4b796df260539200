import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { shortBy } from '@muster/contract/pay/structure/breakdown.ts';
import type { salaryCalls } from '@muster/contract/pay/rate-calls.ts';
import {
  grossTooSmall,
  noVersion,
  rateOnDay,
  rateTooEarly,
  rateUsed,
} from '@muster/contract/pay/refusals.ts';
import { sql } from 'kysely';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { holdPerson } from '../hold-person.ts';
import type { PayCall, PayDeps } from '../deps.ts';
import { findRates, type RateRow } from '../store/rates.ts';
import { findParts, findVersionOn } from '../store/structures.ts';
import { showRates } from './read-rates.ts';

interface Wanted {
  readonly gross: bigint;
  readonly structureId: string;
  readonly from: string;
}

async function refuseUnfit(tx: Tx, { gross, structureId, from }: Wanted): Promise<void> {
  if (gross <= 0n)
    throw new Refusal(ruleRefused, {}, [{ path: 'gross', code: 'amount', values: {} }]);
  const found = await sql`select 1 from salary_structure
    where id = ${structureId} and inactive_at is null for key share`.execute(tx);
  if (found.rows.length === 0)
    throw new Refusal(ruleRefused, {}, [{ path: 'structure', code: 'gone', values: {} }]);
  const versionId = await findVersionOn(tx, structureId, from);
  if (!versionId) throw new Refusal(noVersion);
  const short = shortBy((await findParts(tx, [versionId])).get(versionId) ?? [], gross);
  if (short > 0n) throw new Refusal(grossTooSmall, { short: decimalText(short) });
}

async function refuseDay(tx: Tx, employeeId: string, from: string, exceptId: string | null) {
  const found = await sql`select 1 from salary_rate where employee_id = ${employeeId}
    and from_date = ${from} and id is distinct from ${exceptId}::uuid`.execute(tx);
  if (found.rows.length > 0) throw new Refusal(rateOnDay, { date: from });
}

const auditOf = ({ gross, structureId, from }: Wanted & { readonly reason?: string | null }) => ({
  gross: decimalText(gross),
  structureId,
  from,
});

async function shown({ db, actor }: PayCall<Tx>, id: string) {
  const [record] = await showRates(db, actor, await findRates(db, sql<boolean>`rate.id = ${id}`));
  if (!record) throw new Refusal(notFound);
  return { record };
}

export async function createRate(
  call: PayCall<Tx>,
  { employeeId, reason = null, ...wanted }: Input<typeof salaryCalls.create>['body'],
) {
  const { db, actor, clock } = call;
  const { name, joinedOn } = await holdPerson(call, employeeId);
  if (joinedOn !== null && wanted.from < joinedOn)
    throw new Refusal(rateTooEarly, { name, date: joinedOn });
  await refuseUnfit(db, wanted);
  await refuseDay(db, employeeId, wanted.from, null);
  const at = clock.now();
  const id = newId(at);
  await sql`insert into salary_rate (id, employee_id, from_date, structure_id, gross, reason,
      created_by_kind, created_by_id, created_at, version)
    values (${id}, ${employeeId}, ${wanted.from}, ${wanted.structureId}, ${wanted.gross}, ${reason},
      ${actor.kind}, ${actor.accountId}, ${at}, 1)`.execute(db);
  await note(call, {
    action: 'salary.create',
    record: 'employee',
    id: employeeId,
    after: { ...auditOf(wanted), ...(reason && { reason }) },
  });
  return shown(call, id);
}

/** A salary by which nothing was approved or paid, of someone within reach. */
async function holdRate(
  call: PayCall<Tx>,
  id: string,
): Promise<RateRow & { name: string; joinedOn: string | null }> {
  const owner = await sql<{ employeeId: string }>`select employee_id as "employeeId"
    from salary_rate where id = ${id}`.execute(call.db);
  const [row] = owner.rows;
  if (!row) throw new Refusal(notFound);
  const person = await holdPerson(call, row.employeeId);
  const [rate] = await findRates(call.db, sql<boolean>`rate.id = ${id}`);
  if (!rate) throw new Refusal(notFound);
  if (rate.settledMonth !== null) throw new Refusal(rateUsed, { month: rate.settledMonth });
  return { ...rate, ...person };
}

export async function changeRate(
  call: PayCall<Tx>,
  id: string,
  { version, ...given }: Input<typeof salaryCalls.change>['body'],
  deps: PayDeps,
) {
  const { db } = call;
  const rate = await holdRate(call, id);
  if (version !== undefined && version !== rate.version)
    throw await refuseStale(call, { name: 'salary-rate' }, id, deps);
  const wanted = {
    gross: given.gross ?? rate.gross,
    structureId: given.structureId ?? rate.structureId,
    from: given.from ?? rate.from,
    reason: given.reason === undefined ? rate.reason : given.reason,
  };
  if (rate.joinedOn !== null && wanted.from < rate.joinedOn)
    throw new Refusal(rateTooEarly, { name: rate.name, date: rate.joinedOn });
  await refuseUnfit(db, wanted);
  await refuseDay(db, rate.employeeId, wanted.from, id);
  await sql`update salary_rate set gross = ${wanted.gross}, structure_id = ${wanted.structureId},
      from_date = ${wanted.from}, reason = ${wanted.reason}, version = version + 1
    where id = ${id}`.execute(db);
  await note(call, {
    action: 'salary.change',
    record: 'salary_rate',
    id,
    before: { employeeId: rate.employeeId, ...auditOf(rate) },
    after: { employeeId: rate.employeeId, ...auditOf(wanted) },
  });
  return shown(call, id);
}

export async function removeRate(call: PayCall<Tx>, id: string) {
  const rate = await holdRate(call, id);
  await sql`delete from salary_rate where id = ${id}`.execute(call.db);
  await note(call, {
    action: 'salary.remove',
    record: 'employee',
    id: rate.employeeId,
    before: auditOf(rate),
  });
  return {};
}
