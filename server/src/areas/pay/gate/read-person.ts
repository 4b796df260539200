import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { GatePerson, GateReason } from '@muster/contract/pay/gate/gate-calls.ts';
import { gateCauses } from '@muster/contract/pay/gate/gate-causes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import type { PayCall } from '../deps.ts';
import type { ComparedPay, GateSheet } from '../rules/gate/explain-difference.ts';
import { type Reason, showReasons } from '../rules/gate/show-reasons.ts';
import { knownOf } from '../sheets/known-rules.ts';
import { type ComponentName, findComponentNames } from '../store/components.ts';
import { findSheet, findSheetLines, type LineRow, type SheetFound } from '../store/sheets.ts';
import { wasElsewhere } from '../store/gate/elsewhere.ts';
import { findGateRun } from './find-gate-run.ts';
import type { GateRun } from './gate-source.ts';
import { findGateRow } from './list-gate.ts';

interface Life {
  readonly joinedOn: string | null;
  readonly lastDay: string | null;
  readonly isElsewhere: boolean;
}

async function findLife(
  db: Db,
  { concernId, from, until, before }: GateRun,
  employeeId: string,
): Promise<Life> {
  const found =
    await sql<Life>`select employee.joined_on as "joinedOn", employee.last_day as "lastDay",
      ${wasElsewhere(sql`employee.id`, sql`${concernId}::uuid`, [
        sql`${before?.from ?? from}::date`,
        sql`${until}::date`,
      ])} as "isElsewhere"
    from employee where employee.id = ${employeeId}`.execute(db);
  const [life] = found.rows;
  if (!life) throw new Refusal(notFound);
  return life;
}

interface Read {
  readonly sheet: SheetFound;
  readonly rows: readonly LineRow[];
  readonly gate: GateSheet;
}

async function readSheet(db: Db, runId: string, employeeId: string): Promise<Read | null> {
  const sheet = await findSheet(
    db,
    sql<boolean>`sheet.run_id = ${runId} and sheet.employee_id = ${employeeId}
      and sheet.state <> 'Reversed'`,
  );
  if (!sheet) return null;
  const rows = await findSheetLines(db, sheet);
  const { terms, inputs, paidDays, designation } = sheet;
  return {
    sheet,
    rows,
    gate: { terms, inputs, paidDays, designationId: designation.id, lines: rows },
  };
}

/** The words that a clerk knows: names of components, who set what by hand and why. */
async function worded(db: Db, reasons: readonly Reason[], now: Read | null): Promise<GateReason[]> {
  const names: ReadonlyMap<string, ComponentName> = await findComponentNames(db);
  const set = (now?.rows ?? []).filter(({ computed }) => computed !== null);
  const nameOf = await namesOfAccounts(
    db,
    set.flatMap(({ authorKind: kind, authorId: id }): { kind: AccountKind; id: string }[] =>
      kind && id ? [{ kind, id }] : [],
    ),
  );
  return reasons.map(({ lines, ...reason }) => ({
    ...reason,
    lines: lines.map(({ componentId, ...line }) => {
      const hand = set.find((row) => row.componentId === componentId);
      const isHand = reason.cause === 'by-hand' && hand;
      return {
        ...line,
        component: { id: componentId, name: names.get(componentId)?.name ?? '' },
        localName: names.get(componentId)?.localName ?? null,
        ...(isHand && { note: hand.reason, by: hand.authorId && nameOf(hand.authorId) }),
      };
    }),
  }));
}

/** The difference of one person with all that made it; whoever has no pay any more is told by when they left. */
export async function readGatePerson(
  call: PayCall<Db>,
  id: string,
  employeeId: string,
): Promise<{ record: GatePerson }> {
  const { db } = call;
  const gate = await findGateRun(call, id);
  const row = await findGateRow(db, gate, employeeId);
  if (!row) throw new Refusal(notFound);
  const life = await findLife(db, gate, employeeId);
  const now = await readSheet(db, gate.id, employeeId);
  const before = gate.before ? await readSheet(db, gate.before.id, employeeId) : null;
  if (!now || !gate.before) {
    const reasons = row.causes.map(({ cause, amount }): GateReason => ({
      cause,
      amount,
      lines: [],
      ...(cause === 'left' && { day: life.lastDay }),
    }));
    return { record: { ...row, reasons, joinedOn: life.joinedOn } };
  }
  const known = {
    versions: new Map([
      ...(before ? (await knownOf(db, before.sheet)).versions : []),
      ...(await knownOf(db, now.sheet)).versions,
    ]),
    components: (await knownOf(db, now.sheet)).components,
  };
  const difference: ComparedPay = {
    ...life,
    now: now.gate,
    before: before?.gate ?? null,
    since: gate.before.from,
  };
  const reasons = showReasons(difference, known, gateCauses);
  return {
    record: { ...row, reasons: await worded(db, reasons, now), joinedOn: life.joinedOn },
  };
}
