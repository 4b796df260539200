import { personNamed } from '../../areas/people/public.ts';
import { correction, dayOff } from '@muster/contract/attendance/decisions.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { instantAt } from '../../areas/attendance/rules/zone-time.ts';
import { removeApplication } from '../../areas/leave/applications/remove-application.ts';
import {
  createApplication,
  type ChangeContext,
} from '../../areas/leave/applications/save-application.ts';
import { type Now, nowWithin } from '../../platform/now.ts';
import type { LeaveCall } from '../../areas/leave/deps.ts';
import { after, type Clock, days, minutes } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { askDecision } from '../../platform/decisions/ask.ts';
import { decide } from '../../platform/decisions/decide.ts';
import { escalate } from '../../platform/decisions/escalate.ts';
import { newId } from '../../platform/ids.ts';
import { actorOf } from '../actor-of.ts';
import { demoHouse } from '../demo-house.ts';
import { mailNobody } from '../mail-nobody.ts';
import type { Types } from './load-leave.ts';
import type { DemoWorker } from './workforce.ts';
import { always } from '../../platform/db/condition.ts';

interface House {
  readonly types: Types;
  readonly workers: readonly DemoWorker[];
  readonly isAway: (id: string, day: string) => boolean;
  readonly clock: Clock;
  readonly now: Now;
}

interface Asking extends House {
  /** who has asked for which day already: two wishes may find the same next day of work */
  readonly asked: Set<string>;
}

/** What is asked of the demo's managers; HR and the administrator have nothing to decide. */
const managers = ['manager', 'second', 'hod', 'ceo'] as const;
const reasons = ['My sister is getting married', 'Admission of my daughter to school'];

/** Those right below an account who are there for long, without the accounts that are shown idle. */
function teamOf({ workers, now }: House, name: string): DemoWorker[] {
  const leader = workers.find(({ email }) => email === `${name}@example.com`);
  const isSettled = (one: DemoWorker) =>
    one.status === 'Confirmed' && one.joinedOn < addDays(now.today, -400);
  const idle = new Set(['employee@example.com', 'hr@example.com']);
  return workers.filter(
    (one) => one.managerId === leader?.id && isSettled(one) && !idle.has(one.email ?? ''),
  );
}

/** The next day on which someone is expected, is not away and asked for nothing else. */
function nextWorked({ now, isAway, asked }: Asking, worker: DemoWorker, ahead: number): string {
  const isFree = (day: string) => !isAway(worker.id, day) && !asked.has(`${worker.id} ${day}`);
  for (const { day, kind } of worker.plans.values())
    if (day >= addDays(now.today, ahead) && kind === 'work' && isFree(day)) {
      asked.add(`${worker.id} ${day}`);
      return day;
    }
  throw new Error('The demo company never works.');
}

function wayOf({ clock, now }: House): ChangeContext {
  const tell = () => Promise.resolve();
  const closedDays = () => Promise.resolve(new Map<string, string>());
  const parts = {
    now: async (call: { readonly clock: Clock }) => nowWithin(now.zone, call.clock.now()),
    tell,
    decisionContext: demoHouse(clock, now.zone).decisions,
    accountName: () => Promise.resolve(''),
    addressOf: () => '',
    closedDays,
    closedNow: closedDays,
  };
  return { parts, isByHr: false };
}

/** A request as it would have come some hours ago. */
async function callBy(tx: Tx, { now }: House, worker: DemoWorker, hours: number) {
  const at = after(now.at, -minutes(hours * 60));
  const past: Clock = { now: () => at };
  const actor = await actorOf(tx, { kind: 'employee', id: worker.id });
  // of a call these alone are read by what is used here
  return { db: tx, actor, clock: past, requestId: newId(at), language: 'en' } as LeaveCall<Tx>;
}

async function askLeave(
  tx: Tx,
  house: Asking,
  worker: DemoWorker,
  { hours, ahead, reason }: { hours: number; ahead: number; reason: string },
) {
  const call = await callBy(tx, house, worker, hours);
  const from = nextWorked(house, worker, ahead);
  const leaveTypeId = house.types.get('casual')?.id ?? '';
  const given = { leaveTypeId, from, until: from, reason };
  return { call, id: await createApplication(call, worker.id, given, wayOf(house)) };
}

const decisionOf = async (tx: Tx, id: string): Promise<string> => {
  const row = await tx
    .selectFrom('leave_application')
    .select('decision_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.decision_id ?? '';
};

/** One that was refused and one that was taken back. */
async function addOver(
  tx: Tx,
  house: Asking,
  [first, second]: readonly DemoWorker[],
): Promise<void> {
  if (!first?.managerId || !second) throw new Error('The team of the demo is too small.');
  const { id } = await askLeave(tx, house, first, { hours: 70, ahead: 3, reason: 'A short trip' });
  const decisionId = await decisionOf(tx, id);
  const way = wayOf(house);
  const manager = await actorOf(tx, { kind: 'employee', id: first.managerId });
  const at = after(house.now.at, -minutes(60 * 60));
  const comment = 'The audit of the depot is on that day. Please choose another one.';
  const said = { verdict: 'reject', comment, at, requestId: null } as const;
  await decide(tx, way.parts.decisionContext, manager, decisionId, said);
  const other = await askLeave(tx, house, second, { hours: 50, ahead: 4, reason: 'Not sure yet' });
  await removeApplication(other.call, other.id, always, way);
}

/** One that waited too long for the manager and was agreed to by the next above. */
async function addMovedUp(tx: Tx, house: Asking, worker: DemoWorker | undefined): Promise<void> {
  if (!worker) throw new Error('The team of the demo is too small.');
  const asked = { hours: 9 * 24, ahead: 10, reason: 'A visit to my parents' };
  const { id } = await askLeave(tx, house, worker, asked);
  const decisionId = await decisionOf(tx, id);
  const { decisionContext } = wayOf(house).parts;
  const at = after(house.now.at, -days(3));
  await escalate(tx, decisionId, { before: at, at }, { ...decisionContext, personNamed });
  const above = house.workers.find(({ email }) => email === 'second@example.com');
  const second = await actorOf(tx, { kind: 'employee', id: above?.id ?? '' });
  const said = { verdict: 'approve', at: after(at, days(1)), requestId: null } as const;
  await decide(tx, decisionContext, second, decisionId, said);
}

/** Someone forgot to go out, someone wants another day off. */
async function addTimeRequests(tx: Tx, house: Asking, [first, second]: readonly DemoWorker[]) {
  if (!first || !second) throw new Error('The team of the demo is too small.');
  const { now } = house;
  const { decisionContext } = wayOf(house).parts;
  const of = <Content>({ id }: DemoWorker, content: Content) => ({
    subjectId: id,
    record: 'employee',
    recordId: id,
    content,
  });
  const worked = [...first.plans.values()].findLast(
    ({ day, kind }) => day < now.today && kind === 'work' && !house.isAway(first.id, day),
  );
  const day = worked?.day ?? addDays(now.today, -1);
  const outAt = after('1970-01-01T00:00:00.000Z', minutes(instantAt(day, 1090, now.zone)));
  const asker = await actorOf(tx, { kind: 'employee', id: first.id });
  const forgot = of(first, { day, inAt: null, outAt, reason: 'I left by the other gate.' });
  await askDecision(tx, decisionContext, correction, forgot, asker, after(now.at, -minutes(150)));
  const free = nextWorked(house, second, 5);
  const shiftId = second.plans.get(free)?.shift?.id ?? null;
  const wish = of(second, { day: free, instead: null, shiftId, reason: 'A hearing in court.' });
  const other = await actorOf(tx, { kind: 'employee', id: second.id });
  await askDecision(tx, decisionContext, dayOff, wish, other, after(now.at, -minutes(90)));
}

/** Asked by the real thing in the last days: so the managers of the demo have something to decide. */
export async function loadApplications(tx: Tx, given: House): Promise<void> {
  const house: Asking = { ...given, asked: new Set() };
  for (const name of managers)
    for (const [index, worker] of teamOf(house, name).slice(0, 2).entries()) {
      const asked = { hours: 20 - index * 9, ahead: 7 + index, reason: reasons[index] ?? '' };
      await askLeave(tx, house, worker, asked);
    }
  const team = teamOf(house, 'manager');
  await addOver(tx, house, team.slice(-2));
  await addMovedUp(tx, house, team.at(-3));
  await addTimeRequests(tx, house, team.slice(-2));
  await mailNobody(tx);
}
