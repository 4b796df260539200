import { type AccountKind, type Actor, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { companySection } from '@muster/contract/organisation/settings.ts';
import { isTakenLater } from '@muster/contract/pay/payslip/carried.ts';
import type { LineWhy } from '@muster/contract/pay/payslip/line-why.ts';
import {
  type Payslip,
  type PayslipLine,
  salarySheetCalls,
} from '@muster/contract/pay/sheet-calls.ts';
import { sql } from 'kysely';
import { actorMayCall, isOfConcerns } from '../../../platform/access/concerns.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Db, Handle, Tx } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import type { PayCall } from '../deps.ts';
import type { PayRules } from '../rules/inputs.ts';
import { calculateSheet } from '../rules/calculate-sheet.ts';
import { showTaxSteps } from '../tax/show-tax-steps.ts';
import type { Line } from '../rules/sheet-lines.ts';
import { type ComponentName, findComponentNames } from '../store/components.ts';
import {
  findSheetLines,
  findSheet,
  type LineRow,
  mayLeave,
  type SheetFound,
} from '../store/sheets.ts';
import { knownOf } from './known-rules.ts';
import { authorsOf, findPayslipSalaries, findReceiver } from './payslip-sources.ts';

type Names = ReadonlyMap<string, ComponentName>;
const named = (names: Names, id: string) => ({ id, name: names.get(id)?.name ?? '' });

function whyOf({ why }: Line, row: LineRow, names: Names, sheet: SheetFound): LineWhy | null {
  if (why.how === 'tax') {
    const { terms, inputs } = sheet;
    if (!terms.tax || !inputs.tax) return null;
    return { how: 'tax', tax: showTaxSteps(terms.tax, inputs.tax, why.month) };
  }
  if (why.how === 'entered') {
    const { note, sourceId: id, loanSince: since, loanPrincipal: principal } = row;
    return { ...why, note, ...(id && since && principal && { loan: { id, since, principal } }) };
  }
  if (why.how === 'rounding') return { how: 'rounding', unit: why.unit, net: why.from };
  const ofOne = (id: string | null) => (id === null ? null : named(names, id));
  if (why.how === 'percent') {
    const { ofId, parts, ...rest } = why;
    return { ...rest, of: ofOne(ofId), ...(parts && { parts: [...parts] }) };
  }
  if (why.how === 'bonus') {
    const { ofId, ...rest } = why;
    return { ...rest, of: ofOne(ofId) };
  }
  if (why.how === 'count') {
    const { ofId, shares, ...rest } = why;
    return { ...rest, shares: [...shares], of: ofOne(ofId) };
  }
  if (why.how === 'rate') return { ...why, shares: [...why.shares] };
  if (why.how === 'fixed') {
    const { shares, ...rest } = why;
    return { ...rest, ...(shares && { shares: [...shares] }) };
  }
  return why;
}

interface LineContext {
  readonly known: PayRules;
  readonly names: Names;
  readonly authorOf: (row: LineRow) => PayslipLine['author'];
}

/** Amounts are as they were kept; how they came about is calculated again from what was kept with them. */
function linesOf(
  sheet: SheetFound,
  rows: readonly LineRow[],
  { known, names, authorOf }: LineContext,
) {
  const again = calculateSheet(sheet.terms, sheet.inputs, known).lines;
  return rows.map((row) => {
    const { place, kind, isInGross, due, amount, computed, reason, componentId } = row;
    // one version of a structure may have a component in the gross, and the next besides it
    const line = again.find(
      (one) =>
        one.componentId === componentId &&
        one.sourceId === row.sourceId &&
        one.isInGross === isInGross,
    );
    return {
      place,
      kind,
      isInGross,
      due,
      amount,
      computed,
      reason,
      isCarried: isTakenLater(known.components.get(componentId)?.takenAs, row.cause ?? undefined),
      author: authorOf(row),
      component: named(names, componentId),
      localName: names.get(componentId)?.localName ?? null,
      why: line && line.due === row.due ? whyOf(line, row, names, sheet) : null,
    };
  });
}

/** Only of pay that is held: whoever was paid and then taken back is in the same run, and reads the own payslip. */
async function holdOf(db: Handle, { runId, employee, state }: SheetFound) {
  if (state !== 'Held') return null;
  const found = await sql<{ reason: string; kind: AccountKind; id: string; since: string }>`
    select reason, held_by_kind as kind, held_by_id as id, created_at as since from salary_hold
    where run_id = ${runId} and employee_id = ${employee.id}`.execute(db);
  const [hold] = found.rows;
  if (!hold) return null;
  const nameOf = await namesOfAccounts(db, [hold]);
  return { reason: hold.reason, since: hold.since, by: nameOf(hold.id) };
}

async function canOf(db: Handle, actor: Actor, sheet: SheetFound): Promise<Payslip['can']> {
  const { keptState, state, employee } = sheet;
  const may = actorMayCall(salarySheetCalls.hold, actor) && !isOwnPerson(actor, employee.id);
  return {
    hold: may && state !== 'Held' && ['Generated', 'Approved'].includes(keptState),
    release: may && state === 'Held',
    override: may && keptState === 'Generated',
    remove: may && (await mayLeave(db, sheet)),
  };
}

export async function showPayslip(
  { db, actor, clock, settings }: PayCall<Db> | PayCall<Tx>,
  where: Condition,
): Promise<{ record: Payslip }> {
  const sheet = await findSheet(db, where);
  if (!sheet) throw new Refusal(notFound);
  const { terms, inputs, attemptId: _attempt, keptState: _kept, ...told } = sheet;
  const inForce = await settings.read(db, clock.now());
  const rows = await findSheetLines(db, sheet);
  const lines = linesOf(sheet, rows, {
    known: await knownOf(db, sheet),
    names: await findComponentNames(db),
    authorOf: await authorsOf(db, rows),
  });
  const { absence, unpaidLeave, overtime } = inputs.counts;
  return {
    record: {
      ...told,
      from: terms.from,
      until: terms.until,
      currency: inForce.of(companySection.settings.currency, sheet.concern.id),
      days: {
        calendar: terms.days,
        whole: terms.whole,
        paid: sheet.paidDays,
        absence,
        unpaidLeave,
        lates: inputs.lates,
        overtime,
      },
      lines,
      salaries: await findPayslipSalaries(db, inputs.segments),
      receiver: await findReceiver(db, sheet),
      hold: await holdOf(db, sheet),
      can: await canOf(db, actor, sheet),
    },
  };
}

/** Of a concern that the reader looks after. */
export const isPayslip = (actor: Actor, id: string): Condition =>
  sql<boolean>`sheet.id = ${id} and ${isOfConcerns(actor, sql`sheet.concern_id`)}`;

export const readPayslip = (call: PayCall<Db> | PayCall<Tx>, id: string) =>
  showPayslip(call, isPayslip(call.actor, id));
