import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { shortBy } from '@muster/contract/pay/structure/breakdown.ts';
import type { salaryCalls } from '@muster/contract/pay/rate-calls.ts';
import {
  grossTooSmall,
  grossTooSmallLater,
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
import { findParts, findVersionsIn } from '../store/structures.ts';
import { showRates } from './read-rates.ts';

interface Wanted {
  readonly employeeId: string;
  readonly gross: bigint;
  readonly structureId: string;
  readonly from: string;
}

/** The day on which another salary begins; a salary that is changed is none. */
async function nextDay(
  tx: Tx,
  { employeeId, from }: Wanted,
  exceptId: string | null,
): Promise<string | null> {
  const found = await sql<{ day: string | null }>`select min(from_date) as day from salary_rate
    where employee_id = ${employeeId} and from_date > ${from}
      and id is distinct from ${exceptId}::uuid`.execute(tx);
  return found.rows[0]?.day ?? null;
}

/** By every version of the structure until the next salary begins. */
async function refuseUnfit(tx: Tx, wanted: Wanted, exceptId: string | null): Promise<void> {
  const { gross, structureId, from } = wanted;
  if (gross <= 0n)
    throw new Refusal(ruleRefused, {}, [{ path: 'gross', code: 'amount', values: {} }]);
  const found = await sql`select 1 from salary_structure
    where id = ${structureId} and inactive_at is null for share`.execute(tx);
  if (found.rows.length === 0)
    throw new Refusal(ruleRefused, {}, [{ path: 'structure', code: 'gone', values: {} }]);
  const before = await nextDay(tx, wanted, exceptId);
  const versions = await findVersionsIn(tx, structureId, { from, before });
  if (versions.length === 0) throw new Refusal(noVersion);
  const parts = await findParts(
    tx,
    versions.map(({ id }) => id),
  );
  for (const { id, from: begins } of versions) {
    const short = shortBy(parts.get(id) ?? [], gross);
    if (short <= 0n) continue;
    if (begins === null || begins <= from)
      throw new Refusal(grossTooSmall, { short: decimalText(short) });
    throw new Refusal(grossTooSmallLater, { short: decimalText(short), date: begins });
  }
}

async function refuseDay(tx: Tx, employeeId: string, from: string, exceptId: string | null) {
  const found = await sql`select 1 from salary_rate where employee_id = ${employeeId}
    and from_date = ${from} and id is distinct from ${exceptId}::uuid`.execute(tx);
  if (found.rows.length > 0) throw new Refusal(rateOnDay, { date: from });
}

const auditOf = ({ gross, structureId, from }: Wanted) => ({
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
  { reason = null, ...wanted }: Input<typeof salaryCalls.create>['body'],
) {
  const { db, actor, clock } = call;
  const { employeeId } = wanted;
  const { name, joinedOn } = await holdPerson(call, employeeId);
  if (joinedOn !== null && wanted.from < joinedOn)
    throw new Refusal(rateTooEarly, { name, date: joinedOn });
  await refuseUnfit(db, wanted, null);
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
    employeeId: rate.employeeId,
    gross: given.gross ?? rate.gross,
    structureId: given.structureId ?? rate.structureId,
    from: given.from ?? rate.from,
    reason: given.reason === undefined ? rate.reason : given.reason,
  };
  if (rate.joinedOn !== null && wanted.from < rate.joinedOn)
    throw new Refusal(rateTooEarly, { name: rate.name, date: rate.joinedOn });
  await refuseUnfit(db, wanted, id);
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
