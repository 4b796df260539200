import { type AccountKind, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { payRead } from '@muster/contract/pay/access.ts';
import { ownPayAlone, untaxedNeedsReason } from '@muster/contract/pay/refusals.ts';
import type { TaxProfile, taxProfileCalls } from '@muster/contract/pay/tax/taxpayer-calls.ts';
import { sql } from 'kysely';
import { refuseStale } from '../../../../entity/changed-meanwhile.ts';
import { note } from '../../../../platform/audit/note.ts';
import type { Db, Tx } from '../../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../../identity/public.ts';
import { withinRule } from '../../../people/public.ts';
import type { PayCall, PayDeps } from '../../deps.ts';

type Row = Omit<TaxProfile, 'changedBy'> & { readonly byKind: AccountKind; readonly byId: string };

async function expectPerson({ db, actor }: PayCall<Db> | PayCall<Tx>, id: string): Promise<void> {
  const found =
    await sql`select 1 from employee where id = ${id} and ${withinRule(payRead, actor)}`.execute(
      db,
    );
  if (found.rows.length === 0) throw new Refusal(notFound);
}

const nothingSaid = (employeeId: string): TaxProfile => ({
  employeeId,
  fromYear: null,
  category: null,
  minimum: null,
  children: 0,
  uplift: 0,
  isUntaxed: false,
  reason: null,
  changedBy: null,
  changedAt: null,
  version: 0,
});

async function find(db: Db | Tx, employeeId: string, year: number): Promise<TaxProfile> {
  const found =
    await sql<Row>`select employee_id as "employeeId", from_year as "fromYear", category,
      minimum, children, uplift, is_untaxed as "isUntaxed", reason, changed_by_kind as "byKind",
      changed_by_id as "byId", created_at as "changedAt", version
    from tax_profile where employee_id = ${employeeId} and from_year <= ${year}
    order by from_year desc limit 1`.execute(db);
  const [row] = found.rows;
  if (!row) return nothingSaid(employeeId);
  const { byKind, byId, ...rest } = row;
  const nameOf = await namesOfAccounts(db, [{ kind: byKind, id: byId }]);
  return { ...rest, changedBy: nameOf(byId) };
}

export async function readTaxProfile(call: PayCall<Db>, employeeId: string, year: number) {
  await expectPerson(call, employeeId);
  return { record: await find(call.db, employeeId, year) };
}

/** Said once a year at most: what was said of the same year is replaced, earlier years stay as they were. */
export async function saveTaxProfile(
  call: PayCall<Tx>,
  employeeId: string,
  { fromYear, version, ...given }: Input<typeof taxProfileCalls.save>['body'],
  deps: PayDeps,
) {
  const { db, actor, clock } = call;
  await expectPerson(call, employeeId);
  if (isOwnPerson(actor, employeeId)) throw new Refusal(ownPayAlone);
  if (given.isUntaxed && !given.reason)
    throw new Refusal(untaxedNeedsReason, {}, [{ path: 'reason', code: 'required', values: {} }]);
  // of two at once the second waits, and is told so
  await sql`select 1 from employee where id = ${employeeId} for no key update`.execute(db);
  const before = await find(db, employeeId, fromYear);
  if (version !== undefined && version !== before.version)
    throw await refuseStale(call, { name: 'tax-profile' }, employeeId, deps);
  const { category, minimum, children, uplift, isUntaxed, reason } = given;
  await sql`insert into tax_profile (employee_id, from_year, category, minimum, children, uplift, is_untaxed,
      reason, changed_by_kind, changed_by_id, created_at, version)
    values (${employeeId}, ${fromYear}, ${category}, ${minimum}, ${children}, ${uplift}, ${isUntaxed},
      ${reason || null}, ${actor.kind}, ${actor.accountId}, ${clock.now()}, ${before.version + 1})
    on conflict (employee_id, from_year) do update set category = excluded.category,
      minimum = excluded.minimum, children = excluded.children, uplift = excluded.uplift,
      is_untaxed = excluded.is_untaxed, reason = excluded.reason,
      changed_by_kind = excluded.changed_by_kind, changed_by_id = excluded.changed_by_id,
      created_at = excluded.created_at, version = excluded.version`.execute(db);
  const told = ({ category: of, ...facts }: typeof given) => ({ ...facts, taxpayer: of });
  await note(call, {
    action: 'tax-profile.save',
    record: 'employee',
    id: employeeId,
    before: told(before),
    after: { ...told(given), fromYear },
  });
  return { record: await find(db, employeeId, fromYear) };
}
