import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import type { RunKind } from '@muster/contract/pay/run-kinds.ts';
import { runFlow, salarySheetFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import { after, days } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { InForce } from '../../../platform/settings/settings.ts';
import { transition, transitionMany } from '../../../platform/workflow/transition.ts';
import { calculatePeople } from '../runs/calculate-people.ts';
import { keepPayPeriod, payRhythmOf } from '../../calendar/public.ts';
import { settleSources } from '../corrections/settle-sources.ts';
import type { Terms } from '../rules/inputs.ts';
import { chosenOf, countSheets, type HeldRun } from '../runs/chosen-sheets.ts';
import { expectClosedPeriod } from '../runs/closed-period.ts';
import { showAttempt } from '../runs/generate-job.ts';
import { makeBonusTerms, makeTerms } from '../runs/terms.ts';
import { nextEligible } from '../store/bonus-people.ts';
import { calculateSheets } from '../store/calculation/calculate.ts';
import { keepDifferences } from '../store/gate/keep-differences.ts';
import { gatherInputs } from '../store/gather.ts';
import { type AttemptRow, holdRun, holdRunOf, nextFigures, type RunRow } from '../store/runs.ts';

/** Who of the demo company pays: one generates, another agrees. */
export interface DemoPayers {
  readonly generates: Actor;
  readonly agrees: Actor;
}

export interface DemoFestival {
  readonly concernId: string;
  readonly festival: string;
  readonly day: string;
  readonly isOver: boolean;
}

export interface DemoRun {
  readonly concernId: string;
  readonly month: string;
}

/** How far a month is. */
export interface DemoMonth extends DemoRun {
  readonly isPaid: boolean;
  /** the next one is paid, too */
  readonly isOver: boolean;
}

const afterClosing = { generated: days(1), approved: days(2), paid: days(3) };
/** A month is over once the next one is paid: what a bank sends back is in its batches until then. */
const afterPaying = days(31);
const everyone = 100_000;

async function held(tx: Tx, id: string): Promise<RunRow> {
  const run = await holdRun(tx, id);
  if (!run) throw new Error('a run that was just made is there');
  return run;
}

interface Calculation {
  readonly concernId: string;
  readonly month: string;
  readonly kind: RunKind;
  readonly title: string | null;
  readonly terms: Terms;
  readonly at: string;
  readonly calculate: (run: RunRow, attempt: AttemptRow) => Promise<void>;
}

/** Calculated by the same statements as everywhere, and shown. */
async function generate(
  tx: Tx,
  { terms, at, calculate, ...wanted }: Calculation,
  { generates }: DemoPayers,
): Promise<AttemptRow> {
  const run = await holdRunOf(tx, { ...wanted, id: newId(at), at });
  const attempt: AttemptRow = {
    id: newId(at),
    runId: run.id,
    state: 'Making',
    terms,
    jobId: null,
    byKind: generates.kind,
    byId: generates.accountId,
    createdAt: at,
  };
  await sql`insert into salary_attempt (id, run_id, state, terms, job_id, asked_by_kind, asked_by_id,
      created_at)
    values (${attempt.id}, ${run.id}, 'Making', ${JSON.stringify(attempt.terms)}, null,
      ${attempt.byKind}, ${attempt.byId}, ${at})`.execute(tx);
  await calculate(run, attempt);
  const entry = { actor: generates, requestId: newId(at), record: 'salary_run', recordId: run.id };
  const { concernId, month, title } = wanted;
  const asked = { concernId, month, ...(title && { title }) };
  await audit(tx, { ...entry, at, action: 'salary-run.generate', after: asked });
  await showAttempt(tx, attempt, at);
  return attempt;
}

async function approve(tx: Tx, chosen: HeldRun, { agrees }: DemoPayers, at: string): Promise<void> {
  const which = chosenOf(chosen, undefined);
  const { people, net } = await countSheets(tx, which);
  const by = { person: agrees };
  await settleSources(tx, which);
  await transitionMany(tx, salarySheetFlow, which, 'approve', by, { approved_at: at });
  await transition(tx, runFlow, await held(tx, chosen.run.id), 'approve', by, {
    at,
    requestId: newId(at),
    after: { people, net: decimalText(net) },
    set: { approved_by_kind: agrees.kind, approved_by_id: agrees.accountId, approved_at: at },
  });
}

/**
 * Told at once, as far as the run says, and nobody in truth: with the job behind a payment each of the demo company
 * would find more than a dozen notices of months that are long over, and a mail for each.
 */
async function pay(tx: Tx, chosen: HeldRun, { agrees }: DemoPayers, at: string): Promise<void> {
  const which = chosenOf(chosen, undefined);
  const { people, net } = await countSheets(tx, which);
  const by = { person: agrees };
  const paymentId = newId(at);
  await sql`insert into salary_payment (id, run_id, people, net, paid_by_kind, paid_by_id,
      created_at, announced_at)
    values (${paymentId}, ${chosen.run.id}, ${people}, ${net}, ${agrees.kind}, ${agrees.accountId},
      ${at}, ${at})`.execute(tx);
  const set = { payment_id: paymentId, paid_at: at };
  await transitionMany(tx, salarySheetFlow, which, 'pay', by, set);
  await transition(tx, runFlow, await held(tx, chosen.run.id), 'pay', by, {
    at,
    requestId: newId(at),
    after: { people, net: decimalText(net) },
    set: { paid_by_kind: agrees.kind, paid_by_id: agrees.accountId, paid_at: at },
  });
}

async function close(tx: Tx, { run }: HeldRun, { agrees }: DemoPayers, at: string): Promise<void> {
  await transition(
    tx,
    runFlow,
    await held(tx, run.id),
    'close',
    { person: agrees },
    {
      at,
      requestId: newId(at),
      set: { finished_by_kind: agrees.kind, finished_by_id: agrees.accountId, finished_at: at },
    },
  );
}

/** A closed month of the demo company as its people would have paid it, or up to where a second one is to agree. */
export async function payDemoMonth(
  tx: Tx,
  { concernId, month, isPaid, isOver }: DemoMonth,
  payers: DemoPayers,
  inForce: InForce,
): Promise<void> {
  const period = await expectClosedPeriod(tx, concernId, month);
  const terms = await makeTerms(tx, inForce, period);
  const at = after(period.closedAt, afterClosing.generated);
  const calculate = async (run: RunRow, { id: attemptId }: AttemptRow) => {
    const gathered = { attemptId, runId: run.id, concernId, terms };
    const ids = await nextFigures(tx, run, null, everyone);
    await gatherInputs(tx, gathered, ids, []);
    await calculateSheets(tx, gathered, ids);
    // nobody looks any more at why a paid month was another
    if (!isPaid) await keepDifferences(tx, gathered, ids);
  };
  const wanted = { concernId, month, kind: 'Salary' as const, title: null, terms, at, calculate };
  const attempt = await generate(tx, wanted, payers);
  if (!isPaid) return;
  const chosen = { run: await held(tx, attempt.runId), attempt };
  await approve(tx, chosen, payers, after(period.closedAt, afterClosing.approved));
  const paidAt = after(period.closedAt, afterClosing.paid);
  await pay(tx, chosen, payers, paidAt);
  if (isOver) await close(tx, chosen, payers, after(paidAt, afterPaying));
}

/** A month's basic pay a week before the festival, for whoever celebrates it and was there for a year. */
export async function payDemoBonus(
  tx: Tx,
  { concernId, festival, day, isOver }: DemoFestival,
  payers: DemoPayers,
  inForce: InForce,
): Promise<void> {
  const at = `${addDays(day, -7)}T04:30:00.000Z`;
  const month = day.slice(0, 7);
  await keepPayPeriod(tx, concernId, month, payRhythmOf(inForce, concernId), at);
  const basic = await sql<{ id: string }>`select id from pay_component
    where lower(name) = 'basic'`.execute(tx);
  const rule = {
    festival,
    day,
    percent: 10_000,
    ofId: basic.rows[0]?.id ?? null,
    afterMonths: 12,
    isProrated: false,
    religions: ['Islam'],
  };
  const terms = await makeBonusTerms(tx, inForce, concernId, rule);
  const calculate = async (run: RunRow, { id: attemptId }: AttemptRow) => {
    const ids = await nextEligible(tx, concernId, terms.bonus, null, everyone);
    await calculatePeople(tx, { attemptId, runId: run.id, concernId, terms }, ids);
  };
  const wanted = {
    concernId,
    month,
    kind: 'Bonus' as const,
    title: festival,
    terms,
    at,
    calculate,
  };
  const attempt = await generate(tx, wanted, payers);
  const chosen = { run: await held(tx, attempt.runId), attempt };
  await approve(tx, chosen, payers, after(at, days(1)));
  const paidAt = after(at, days(2));
  await pay(tx, chosen, payers, paidAt);
  if (isOver) await close(tx, chosen, payers, after(paidAt, afterPaying));
}
