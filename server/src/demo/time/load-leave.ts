import type { Now } from '../../platform/now.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { totalOf, wholeDay } from '@muster/contract/leave/day-count.ts';
import { leaveDecision } from '@muster/contract/leave/decisions.ts';
import { asEntries, ledgerRulesOf } from '../../areas/leave/ledger.ts';
import { dueEntries } from '../../areas/leave/rules/due-entries.ts';
import { usesOf } from '../../areas/leave/rules/uses-of.ts';
import type { NewEntry } from '../../areas/leave/store/ledger/ledger.ts';
import { allTypes, insertType, type LeaveTypeRow } from '../../areas/leave/store/types.ts';
import { findPersonFacts, type PersonFacts } from '../../areas/people/public.ts';
import { after, days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { insertRows } from '../bulk/insert-rows.ts';
import { insertLedger } from './insert-ledger.ts';
import type { LeaveTaken } from './leave-taken.ts';
import { demoLeaveTypes } from './leave-types.ts';
import type { DemoWorker } from './workforce.ts';

type Kind = LeaveTaken['type'];
export type Types = ReadonlyMap<Kind, LeaveTypeRow>;

interface Agreed extends LeaveTaken {
  readonly id: string;
}

/** They give since the January before the last one, so that a year was closed and something carried on. */
export async function loadTypes(tx: Tx, today: string): Promise<Types> {
  const at = `${addDays(today, -365).slice(0, 4)}-01-01T04:00:00.000Z`;
  for (const content of Object.values(demoLeaveTypes)) await insertType(tx, newId(at), content, at);
  return typesIn(tx);
}

export async function typesIn(tx: Tx): Promise<Types> {
  const rows = new Map((await allTypes(tx)).map((row) => [row.fullName, row]));
  const kinds = Object.entries(demoLeaveTypes) as [Kind, { fullName: string }][];
  return new Map(
    kinds.flatMap(([kind, { fullName }]) => {
      const row = rows.get(fullName);
      return row ? [[kind, row] as const] : [];
    }),
  );
}

const sumsOf = (entries: readonly NewEntry[]): number[] =>
  [...Map.groupBy(entries, ({ year }) => year).values()].map((some) =>
    some.reduce((sum, { amount }) => sum + amount, 0),
  );

/** What the rules give someone and what was taken of it; leave that is not there is not taken. */
function ledgerOf(person: PersonFacts, type: LeaveTypeRow, wanted: readonly Agreed[], now: Now) {
  const { today } = now;
  const rules = ledgerRulesOf(type, now.zone);
  if (!rules) return { entries: [], agreed: wanted };
  const agreed = [...wanted];
  for (;;) {
    const own = agreed.flatMap(({ id, days: taken }) =>
      usesOf(taken).map((use) => ({ ...use, applicationId: id, madeOn: today, dueKey: null })),
    );
    const due = asEntries(dueEntries(rules, person, own, today), person.id, type.id);
    const uses = own.map((one) => ({ ...one, employeeId: person.id, leaveTypeId: type.id }));
    const entries = [...due, ...uses];
    if (agreed.length === 0 || sumsOf(entries).every((sum) => sum >= 0)) return { entries, agreed };
    agreed.pop();
  }
}

/** Asked for some days before, sick leave on its first day; agreed to on the next. */
function nowsOf({ type, from }: Agreed, now: Now): { asked: string; agreed: string } {
  const asked = after(`${from}T03:30:00.000Z`, type === 'sick' ? 0 : -days(6));
  const latest = after(now.at, -days(1));
  const at = asked < latest ? asked : latest;
  return { asked: at, agreed: after(at, days(1) / 6) };
}

const shown = (one: Agreed, type: LeaveTypeRow) => ({
  type: type.fullName,
  shortName: type.shortName,
  colour: type.colour,
  from: one.from,
  until: one.until,
  startHalf: false,
  endHalf: false,
  minutes: null,
  reason: one.reason,
  days: totalOf(one.days) / wholeDay,
  approved: null,
});

function rowsOf(one: Agreed, type: LeaveTypeRow, hr: string | null, now: Now) {
  const { worker, from, until, reason, days: taken } = one;
  const { asked, agreed } = nowsOf(one, now);
  const decision = newId(asked);
  const whole = totalOf(taken);
  return {
    decision: {
      id: decision,
      kind: leaveDecision.name,
      subject_kind: leaveDecision.subject,
      subject_id: worker.id,
      asked_by_kind: 'employee',
      asked_by_id: worker.id,
      asked_by_person: worker.id,
      record: 'leave_application',
      record_id: one.id,
      content: shown(one, type),
      state: 'Approved',
      created_at: asked,
      ended_at: agreed,
      version: 2,
    },
    steps: type.chain.map((approver, index) => {
      const decider = approver === 'hr' ? hr : worker.managerId;
      return {
        decision_id: decision,
        position: index + 1,
        approver,
        verdict: 'approve',
        decided_by_kind: 'employee',
        decided_by_id: decider,
        decided_by_person: decider,
        decided_at: agreed,
        decided_as: 'meant',
      };
    }),
    application: {
      id: one.id,
      employee_id: worker.id,
      leave_type_id: type.id,
      start_on: from,
      end_on: until,
      start_half: false,
      end_half: false,
      reason,
      asked: whole,
      approved: whole,
      status: 'Approved',
      decision_id: decision,
      version: 2,
      created_at: asked,
      updated_at: agreed,
    },
    days: taken.map((day) => ({
      application_id: one.id,
      employee_id: worker.id,
      ...day,
      is_agreed: true,
    })),
  };
}

interface Wanted {
  readonly types: Types;
  readonly workers: readonly DemoWorker[];
  readonly taken: readonly LeaveTaken[];
}

const findHr = (tx: Tx) =>
  tx.selectFrom('employee').select('id').where('email', '=', 'hr@example.com').executeTakeFirst();

/** Balances by the real rules, and the leave of a year that was agreed to, in six statements. */
export async function loadLeave(
  tx: Tx,
  { types, workers, taken }: Wanted,
  now: Now,
): Promise<Agreed[]> {
  const wanted = taken.map((one): Agreed => ({ ...one, id: newId(now.at) }));
  const own = Map.groupBy(wanted, ({ worker, type }) => `${worker.id} ${type}`);
  const entries: NewEntry[] = [];
  const agreed: Agreed[] = [];
  const everyone = workers.map(({ id }) => id);
  for (const person of await findPersonFacts(tx, everyone))
    for (const [kind, type] of types) {
      if (type.gender !== null && type.gender !== person.gender) continue;
      const ledger = ledgerOf(person, type, own.get(`${person.id} ${kind}`) ?? [], now);
      entries.push(...ledger.entries);
      agreed.push(...ledger.agreed);
    }
  const hr = (await findHr(tx))?.id ?? null;
  const rows = agreed.flatMap((one) => {
    const type = types.get(one.type);
    return type ? [rowsOf(one, type, hr, now)] : [];
  });
  await insertRows(
    tx,
    'decision',
    rows.map(({ decision }) => decision),
  );
  await insertRows(
    tx,
    'decision_step',
    rows.flatMap(({ steps }) => steps),
  );
  await insertRows(
    tx,
    'leave_application',
    rows.map(({ application }) => application),
  );
  await insertRows(
    tx,
    'leave_day',
    rows.flatMap((row) => row.days),
  );
  await insertLedger(tx, entries, now.at);
  return agreed;
}
