import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { bonusPlanned } from '@muster/contract/pay/refusals.ts';
import type { PlannedBonus, plannedBonusCalls } from '@muster/contract/pay/tax/taxpayer-calls.ts';
import { sql } from 'kysely';
import { hasConcern, isOfConcerns } from '../../../../platform/access/concerns.ts';
import { note } from '../../../../platform/audit/note.ts';
import type { Condition } from '../../../../platform/db/condition.ts';
import type { Db, Tx } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import type { PayCall } from '../../deps.ts';
import { linkedTo } from '../../store/linked.ts';

async function find(db: Db | Tx, where: Condition): Promise<PlannedBonus[]> {
  const found =
    await sql<PlannedBonus>`select plan.id, ${linkedTo('concern')} as concern, plan.month,
      plan.title, plan.percent, plan.after_months as "afterMonths", plan.is_prorated as "isProrated",
      plan.religions, ${linkedTo('component')} as of
    from planned_bonus as plan join concern on concern.id = plan.concern_id
      left join pay_component as component on component.id = plan.of_component_id
    where ${where} order by plan.month, plan.title`.execute(db);
  return found.rows;
}

export async function listPlannedBonuses({ db, actor }: PayCall<Db>, concernId: string) {
  if (!hasConcern(actor, concernId)) throw new Refusal(notFound);
  return { record: await find(db, sql<boolean>`plan.concern_id = ${concernId}`) };
}

export async function createPlannedBonus(
  call: PayCall<Tx>,
  given: Input<typeof plannedBonusCalls.create>['body'],
) {
  const { db, actor, clock } = call;
  const { concernId, month, title, percent, ofId, afterMonths, isProrated } = given;
  if (!hasConcern(actor, concernId)) throw new Refusal(notFound);
  const known = await sql<{ concern: boolean; component: boolean }>`select
      exists (select 1 from concern where id = ${concernId}) as concern,
      ${ofId}::uuid is null or exists (select 1 from pay_component
        where id = ${ofId} and inactive_at is null) as component`.execute(db);
  if (!known.rows[0]?.concern) throw new Refusal(notFound);
  if (!known.rows[0].component)
    throw new Refusal(ruleRefused, {}, [{ path: 'of', code: 'gone', values: {} }]);
  const religions = given.religions.map((religion) => religion.trim().toLowerCase());
  const id = newId(clock.now());
  const made = await sql`insert into planned_bonus (id, concern_id, month, title, percent,
      of_component_id, after_months, is_prorated, religions, created_by_kind, created_by_id, created_at,
      version)
    values (${id}, ${concernId}, ${month}, ${title}, ${percent}, ${ofId}, ${afterMonths}, ${isProrated},
      ${religions}::text[], ${actor.kind}, ${actor.accountId}, ${clock.now()}, 1)
    on conflict (concern_id, month, title) do nothing returning 1`.execute(db);
  if (made.rows.length === 0)
    throw new Refusal(bonusPlanned, { festival: title, month }, [
      { path: 'festival', code: 'taken', values: {} },
    ]);
  const after = { concernId, month, title, percent, ofId, afterMonths, isProrated, religions };
  await note(call, { action: 'planned-bonus.create', record: 'planned_bonus', id, after });
  const [record] = await find(db, sql<boolean>`plan.id = ${id}`);
  if (!record) throw new Error('what was just planned is there');
  return { record };
}

export async function removePlannedBonus(call: PayCall<Tx>, id: string) {
  const { db, actor } = call;
  const [plan] = await find(
    db,
    sql<boolean>`plan.id = ${id} and ${isOfConcerns(actor, sql`plan.concern_id`)}`,
  );
  if (!plan) throw new Refusal(notFound);
  await sql`delete from planned_bonus where id = ${id}`.execute(db);
  const { month, title, percent } = plan;
  await note(call, {
    action: 'planned-bonus.remove',
    record: 'planned_bonus',
    id,
    before: { month, title, percent },
  });
  return {};
}
