import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { monthClosed } from '@muster/contract/people/refusals.ts';
import { sql } from 'kysely';
import type { LifeListener } from '../../people/public.ts';
import { shareClosing } from '../store/closing-turn.ts';

/**
 * What a closed month came to stays with the company in which its days were spent: another company would have no
 * figures to pay them by. Another department of the same company changes nothing of that.
 */
export const keepClosedDays: LifeListener = async (tx, events) => {
  const moved = events.flatMap((event) => event.moved ?? []);
  if (moved.length === 0) return;
  const days = moved.map(({ from, until, before, after }) => ({
    from,
    until,
    before: before?.departmentId,
    after: after?.departmentId,
  }));
  await shareClosing(tx);
  const found = await sql<{ month: string }>`select closed.month
    from (select distinct * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
        as told ("from" date, until date, before uuid, after uuid)) as moved
      left join department as old on old.id = moved.before
      left join department as new on new.id = moved.after
      join attendance_lock as closed on closed.concern_id in (old.concern_id, new.concern_id)
        and closed.from_date <= moved.until and closed.to_date >= moved."from"
    where old.concern_id is distinct from new.concern_id
    order by closed.from_date limit 1`.execute(tx);
  const [first] = found.rows;
  if (first) throw new Refusal(monthClosed, { month: first.month });
};
