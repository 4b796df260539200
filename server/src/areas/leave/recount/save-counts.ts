import { totalOf, wholeDay } from '@muster/contract/leave/day-count.ts';
import { daysInBoth } from '@muster/contract/kernel/words/text-value.ts';
import { leaveRecounted, leaveUncovered } from '@muster/contract/leave/notices.ts';
import { applicationFlow } from '@muster/contract/leave/workflow.ts';
import { auditMany } from '../../../platform/audit/audit.ts';
import type { Now } from '../../../platform/now.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { amendDecisions, endDecision } from '../../../platform/decisions/many.ts';
import { type Notice, notifyEach } from '../../../platform/notices/notify.ts';
import { moveFrom } from '../../../platform/workflow/transition.ts';
import { givenBack } from '../applications/release-bridge-days.ts';
import { fewerDays } from '../applications/reading/show-fewer.ts';
import { giveBackDays, waitingOf } from '../ledger.ts';
import { usesOf } from '../rules/uses-of.ts';
import { addWaiting, keepBalances, takenBy } from '../store/ledger/ledger.ts';
import { replaceDays, saveRecounted } from '../store/recounted.ts';
import { allTypes, type LeaveTypeRow } from '../store/types.ts';
import type { RecountDeps } from './deps.ts';
import { type Count, isMoved } from './standing-count.ts';

interface Way {
  readonly days: { readonly from: string; readonly until: string };
  /** what those who decide were shown, by decision */
  readonly asked: ReadonlyMap<string, unknown>;
  readonly now: Now;
  readonly parts: RecountDeps;
}
type TypeOf = (count: Count) => LeaveTypeRow;

/** Agreed days go back to the balances they were taken from; what waits is set aside anew. */
async function saveBalances(tx: Tx, counts: readonly Count[], typeOf: TypeOf, now: Now) {
  const taken = await takenBy(
    tx,
    counts.map(({ row }) => row.id),
  );
  const [agreed, waiting] = [
    counts.filter(({ row }) => row.isAgreed && taken.has(row.id)),
    counts.filter(({ row }) => !row.isAgreed),
  ];
  const byAccount = Map.groupBy(agreed, ({ row }) => `${row.employeeId} ${row.leaveTypeId}`);
  const back = [...byAccount.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const account = { person: first.person, type: typeOf(first) };
    return [{ account, doings: some.flatMap(({ freed, row }) => givenBack(freed, row.id)) }];
  });
  await giveBackDays(tx, back, now);
  const changed = waiting.flatMap((count) => {
    const account = { person: count.person, type: typeOf(count) };
    return [
      ...waitingOf(account, usesOf(count.freed), 1),
      ...waitingOf(account, usesOf(count.added), -1),
    ];
  });
  await keepBalances(tx, changed);
  await addWaiting(tx, changed);
}

/** Those who decide see what it comes to now; what has no day left is asked no longer. */
async function saveDecisions(tx: Tx, counts: readonly Count[], { asked, now, parts }: Way) {
  const waiting = counts.flatMap((count) => {
    const id = count.row.isAgreed ? null : count.row.decisionId;
    return id ? [{ ...count, id }] : [];
  });
  const amended = waiting
    .filter(({ status }) => status === 'Pending')
    .map((count) => {
      const { until, endHalf } = count;
      const more = { until, endHalf, ...fewerDays(asked.get(count.id), count.asked) };
      return { id: count.id, more };
    });
  await amendDecisions(tx, amended);
  for (const { id, status } of waiting)
    if (status === 'Cancelled') await endDecision(tx, parts.tellDecision, id, now.at);
}

const stateBefore = ({ row }: Pick<Count, 'row'>) => (row.isAgreed ? 'Approved' : 'Pending');

/** Many at once, so they are written in one statement; what ends does so by the workflow. */
function askWorkflow(counts: readonly Count[]): void {
  for (const count of counts)
    if (count.status !== stateBefore(count))
      moveFrom(applicationFlow, stateBefore(count), 'lapse', { work: null });
}

const noteCounts = (tx: Tx, counts: readonly Count[], { at }: Now) =>
  auditMany(
    tx,
    counts.map(({ row, days, until, status }) => ({
      at,
      actor: null,
      requestId: null,
      action: 'leave.recount',
      record: 'leave_application',
      recordId: row.id,
      before: { days: totalOf(row.days), until: row.span.until, status: stateBefore({ row }) },
      after: { days: totalOf(days), until, status },
    })),
  );

async function tellPeople(tx: Tx, counts: readonly Count[], typeOf: TypeOf, way: Way) {
  const noticeOf = (count: Count, more: Notice['values']): Notice => ({
    to: { kind: 'employee', id: count.row.employeeId },
    target: { record: 'leave_application', id: count.row.id },
    values: {
      type: typeOf(count).fullName,
      from: { day: count.row.span.from },
      until: { day: count.row.span.until },
      ...more,
    },
  });
  const moved = counts.filter(isMoved).map((count) =>
    noticeOf(count, {
      before: daysInBoth(totalOf(count.row.days) / wholeDay),
      days: daysInBoth(totalOf(count.days) / wholeDay),
    }),
  );
  const { days, now } = way;
  const open = counts.flatMap((count) =>
    count.open
      .filter((day) => day >= days.from && day <= days.until && day >= now.today)
      .map((day) => noticeOf(count, { day: { day } })),
  );
  await notifyEach(tx, leaveRecounted, moved, now.at);
  await notifyEach(tx, leaveUncovered, open, now.at);
}

/** Whoever keeps something by agreed leave hears which days are taken no longer, once for all. */
async function tellRooms(tx: Tx, counts: readonly Count[], { tell }: RecountDeps): Promise<void> {
  const freed = counts.filter(({ row }) => row.isAgreed).filter(({ freed: some }) => some.length);
  const days = freed.flatMap(({ freed: some }) => some.map(({ day }) => day)).toSorted();
  const [from, until] = [days[0], days.at(-1)];
  if (!from || !until) return;
  await tell(tx, {
    employeeIds: [...new Set(freed.map(({ row }) => row.employeeId))],
    from,
    until,
  });
}

/** Days, applications, balances, decisions, audit and notices, each in a statement or two. */
export async function saveCounts(tx: Tx, counts: readonly Count[], way: Way): Promise<void> {
  const { now, parts } = way;
  const types = new Map((await allTypes(tx)).map((type) => [type.id, type]));
  const typeOf: TypeOf = ({ row }) => {
    const type = types.get(row.leaveTypeId);
    if (!type) throw new Error(`${row.leaveTypeId} is no kind of leave`);
    return type;
  };
  const moved = counts.filter(isMoved);
  if (moved.length > 0) {
    await replaceDays(tx, moved);
    askWorkflow(moved);
    await saveRecounted(tx, moved, now.at);
    await saveBalances(tx, moved, typeOf, now);
    await saveDecisions(tx, moved, way);
    await noteCounts(tx, moved, now);
    await tellRooms(tx, moved, parts);
  }
  await tellPeople(tx, counts, typeOf, way);
}
