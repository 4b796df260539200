import { sql } from 'kysely';
import { audit, type NewAuditEntry } from '../platform/audit/audit.ts';
import { after, days } from '../platform/clock.ts';
import type { Tx } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';
import { type By, history, type Past } from './history.ts';

type Actors = Readonly<Record<By, NonNullable<NewAuditEntry['actor']>>>;

async function idOf(tx: Tx, table: string, name: string): Promise<string> {
  const found = await sql<{ id: string }>`
    select id from ${sql.table(table)} where name = ${name} order by id limit 1`.execute(tx);
  const id = found.rows[0]?.id;
  if (id) return id;
  throw new Error(`The demo company has no ${name} among its ${table} records.`);
}

async function actorsOf(tx: Tx): Promise<Actors> {
  const [admin, payroll, hr, officer] = [
    await idOf(tx, 'user_account', 'Farhana Akter'),
    await idOf(tx, 'user_account', 'Sharmin Jahan'),
    await idOf(tx, 'employee', 'Mahmuda Khanam'),
    await idOf(tx, 'employee', 'Sharmin Jahan'),
  ];
  return {
    admin: { kind: 'user', accountId: admin, personId: null },
    payroll: { kind: 'user', accountId: payroll, personId: officer },
    hr: { kind: 'employee', accountId: hr, personId: hr },
  };
}

/** `sub_unit` and a change: `sub-unit.change`, as the engine says it; a user is its own word. */
const actionOf = (record: string, verb: string): string =>
  `${record === 'user_account' ? 'user' : record.replaceAll('_', '-')}.${verb}`;

async function deedOf(tx: Tx, past: Past, actors: Actors, now: string): Promise<NewAuditEntry> {
  const actor = actors[past.by];
  const at = `${after(now, -days(past.daysAgo)).slice(0, 10)}T${past.time}:00.000Z`;
  const common = { at, actor, requestId: newId(at) };
  if (!past.on) {
    const record = actor.kind === 'user' ? 'user_account' : 'employee_account';
    return { ...common, action: 'identity.login', record, recordId: actor.accountId };
  }
  const [record, name] = past.on;
  const action = actionOf(record, past.verb);
  const { before, after: is } = past;
  return { ...common, action, record, recordId: await idOf(tx, record, name), before, after: is };
}

/** What the demo's people did in the last weeks, so that the audit log has something to show. */
export async function loadHistory(tx: Tx, now: string): Promise<void> {
  const actors = await actorsOf(tx);
  for (const past of history) await audit(tx, await deedOf(tx, past, actors, now));
}
