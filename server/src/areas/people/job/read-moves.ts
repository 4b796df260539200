import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { type Moves, movesCalls } from '@muster/contract/people/moves-calls.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/transaction.ts';
import { withinRule } from '../reach.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** As many names as a card has room for. */
const few = 4;

async function first(
  db: Db,
  actor: Actor,
  day: RawBuilder<string>,
  where: Condition,
): Promise<Moves> {
  const found = await sql<Moves['rows'][number] & { total: number }>`
    select employee.id, employee.name, employee.number, ${day} as day,
      count(*) over ()::int as total
    from employee where ${withinRule(movesCalls.read.access, actor)} and ${where}
    order by ${day}, employee.name limit ${few}`.execute(db);
  return { total: found.rows[0]?.total ?? 0, rows: found.rows };
}

/** Who comes and who goes in the month of that day; what is overdue is due, too. */
export async function readMoves(db: Db, actor: Actor, today: string) {
  const month = today.slice(0, 7);
  const begins = sql`${`${month}-01`}::date`;
  const ends = sql`(${begins} + interval '1 month')::date`;
  const within = (day: RawBuilder<string>) =>
    sql<boolean>`${day} >= ${begins} and ${day} < ${ends}`;
  const joinedOn = sql<string>`employee.joined_on`;
  const lastDay = sql<string>`employee.last_day`;
  const dueOn = sql<string>`employee.confirmation_due_on`;
  return {
    month,
    // a draft has no such day yet
    joined: await first(db, actor, joinedOn, within(joinedOn)),
    left: await first(db, actor, lastDay, within(lastDay)),
    due: await first(
      db,
      actor,
      dueOn,
      sql<boolean>`employee.status = 'Probation' and ${dueOn} < ${ends}`,
    ),
  };
}
