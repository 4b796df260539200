import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import {
  daysOfSpan,
  type LeaveDay,
  totalOf,
  workedDays,
} from '@muster/contract/leave/day-count.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '../../testing/client.ts';
import {
  asked,
  balanceOf,
  type LeaveWorld,
  makeLeave,
  own,
} from '../../testing/people/make-leave.ts';
import { planOfPerson } from './applications/count-days.ts';
import { findStanding, type CountedLeaveRow } from './store/counted-leave.ts';

let world: LeaveWorld;
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());

const first = '2026-03-02';
/** few days, so that what changes mostly meets leave */
const last = addDays(first, 20);
const dayAt = (days: number): string => addDays(first, days);
const sandwiches = ['none', 'weekends', 'holidays', 'both'] as const;

const ask = fc.record({
  do: fc.constant('ask' as const),
  at: fc.nat(12),
  length: fc.nat(6),
  startHalf: fc.boolean(),
  endHalf: fc.boolean(),
  kind: fc.nat(1),
});
const verdict = fc.record({
  do: fc.constantFrom('agree', 'agree', 'agree', 'agree', 'some', 'reject', 'cancel'),
  which: fc.nat(3),
});
const freeing = fc.record({
  do: fc.constantFrom('holiday', 'holiday', 'half', 'off'),
  at: fc.nat(18),
});
const unfreeing = fc.record({
  do: fc.constantFrom('unholiday', 'work', 'roster'),
  at: fc.nat(18),
  which: fc.nat(8),
});
type Act =
  | { do: 'ask'; at: number; length: number; startHalf: boolean; endHalf: boolean; kind: number }
  | { do: string; at?: number; which?: number };

/** Balances that are not the sum of their entries, or whose waiting is not what waits. */
async function untrue(): Promise<unknown[]> {
  const found = await sql`select * from (
    select kept.*, coalesce((select sum(amount) from leave_entry as entry
        where entry.employee_id = kept.employee_id and entry.leave_type_id = kept.leave_type_id
          and entry.year = kept.year), 0) as entries,
      coalesce((select -sum(amount) from leave_entry as entry
        where entry.employee_id = kept.employee_id and entry.leave_type_id = kept.leave_type_id
          and entry.year = kept.year and entry.kind in ('use', 'give back')), 0) as used,
      (select coalesce(sum(taken.amount) filter (where taken.is_agreed), 0)
        || ' ' || coalesce(sum(taken.amount) filter (where not taken.is_agreed), 0)
        from leave_day as taken
        join leave_application as application on application.id = taken.application_id
        where taken.employee_id = kept.employee_id
          and application.leave_type_id = kept.leave_type_id) as taken
    from leave_balance as kept where year = 2026) as all_of_them
    where balance <> entries or taken <> used || ' ' || waiting`.execute(world.test.database.db);
  return found.rows;
}

/** Someone with two kinds of leave, one of which counts free days as told. */
async function someone(sandwich: (typeof sandwiches)[number]) {
  await world.travel('2026-03-02T03:00:00.000Z');
  const boss = await world.person();
  const worker = await world.person({ managerId: boss.id });
  const kinds = [
    await world.kind({ yearlyDays: 40, sandwich }),
    await world.kind({ yearlyDays: 40 }),
  ];
  const shift = await world.hr.post('/shift', {
    name: crypto.randomUUID(),
    shortName: 'S',
    startTime: '09:00',
    endTime: '17:00',
  });
  const [ids, holidays]: [string[], string[]] = [[], []];
  /** the most that was ever agreed to, by application */
  const agreed = new Map<string, number>();
  const one = (which: number, some: readonly string[]): string =>
    some[which % Math.max(1, some.length)] ?? crypto.randomUUID();
  const setDay = (at: number, set: string) =>
    world.hr.put('/roster/days', { days: [{ employeeId: worker.id, day: dayAt(at), set }] });
  async function free(at: number, halfDay: string): Promise<Reply> {
    const day = dayAt(at);
    const body = { name: crypto.randomUUID(), startDate: day, endDate: day, type: 'Government' };
    const reply = await world.hr.post('/holidays', { ...body, halfDay });
    if (reply.status === 200) holidays.push(reply.at('data._id'));
    return reply;
  }
  async function review(which: number, body: object): Promise<Reply> {
    const reply = await boss.client.put(`${own}/review/${one(which, ids)}`, body);
    const id = reply.at('data._id');
    if (reply.status === 200) agreed.set(id, Number(reply.at('data.approvedDays')));
    return reply;
  }
  async function askFor(act: Extract<Act, { do: 'ask' }>): Promise<Reply> {
    const { at, length, startHalf, endHalf } = act;
    const halves = { startHalf: length > 0 && startHalf, endHalf };
    const body = asked(kinds[act.kind] ?? '', dayAt(at), dayAt(at + length), halves);
    const reply = await worker.client.post(own, body);
    if (reply.status === 200) ids.push(reply.at('data._id'));
    return reply;
  }
  const deeds: Record<string, (at: number, which: number) => Promise<Reply>> = {
    agree: (_, which) => review(which, { status: 'Approved' }),
    some: (_, which) => review(which, { status: 'Approved', approvedDays: 0.5 }),
    reject: (_, which) => review(which, { status: 'Rejected', comment: 'x' }),
    cancel: (_, which) => world.hr.delete(`/leave-application/${one(which, ids)}`),
    holiday: (at) => free(at, 'No'),
    half: (at) => free(at, 'Yes'),
    off: (at) => setDay(at, 'off'),
    work: (at) => setDay(at, shift.at('data._id')),
    roster: (at) => setDay(at, 'roster'),
    unholiday: (_, which) => world.hr.delete(`/holidays/${one(which, holidays)}`),
  };
  async function live(acts: readonly Act[]): Promise<void> {
    for (const act of acts) {
      const reply = await ('length' in act
        ? askFor(act)
        : deeds[act.do]?.(act.at ?? 0, act.which ?? 0));
      if (reply) expect(reply.status, reply.text).toBeLessThan(500);
    }
  }
  const standing = () =>
    findStanding(world.test.database.db, [worker.id], { from: first, until: last });
  async function end(): Promise<void> {
    for (const id of ids) await world.hr.delete(`/leave-application/${id}`);
    for (const id of holidays) await world.hr.delete(`/holidays/${id}`);
    for (const kind of kinds)
      expect(await balanceOf(worker.client, kind)).toMatchObject({
        usedDays: 0,
        pendingDays: 0,
        remainingDays: 40,
      });
  }
  return { worker, agreed, live, standing, end };
}

const keys = (days: readonly LeaveDay[]): string[] =>
  days.map(({ day, half, amount }) => `${day} ${half} ${amount}`).toSorted();

/** What the one count says of an application, next to the others as they are. */
async function countOf(row: CountedLeaveRow, all: readonly CountedLeaveRow[]) {
  const db = world.test.database.db;
  const planOf = await planOfPerson(db, row.employeeId, addDays(first, -40), addDays(last, 40));
  const sides = new Set(
    all
      .filter(({ id, sandwich }) => id !== row.id && sandwich !== 'none')
      .flatMap(({ days }) => days.map(({ day, half }) => `${day} ${half}`)),
  );
  const isOther = (day: string, half: 1 | 2): boolean => sides.has(`${day} ${half}`);
  const fresh = daysOfSpan(row.span, { planOf, isOther, sandwich: row.sandwich });
  return { fresh: keys(fresh), worked: keys(workedDays(row.span, planOf)) };
}

/** A week that is agreed to, in which a day then becomes free: what follows stands beside that. */
const beginning: readonly Act[] = [
  { do: 'ask', at: 0, length: 6, startHalf: false, endHalf: false, kind: 0 },
  { do: 'agree', which: 0 },
  { do: 'holiday', at: 2 },
];

it('whatever becomes free, what is taken is what the one count says', async () => {
  const acts = fc.array(fc.oneof(ask, verdict, freeing), { minLength: 3, maxLength: 14 });
  const begins = fc.constantFrom(beginning, []);
  const lives = fc.tuple(begins, acts).map(([known, more]): Act[] => [...known, ...more]);
  const property = fc.asyncProperty(fc.constantFrom(...sandwiches), lives, async (way, done) => {
    const life = await someone(way);
    await life.live(done);
    const all = await life.standing();
    for (const row of all) {
      const [has, { fresh, worked }] = [keys(row.days), await countOf(row, all)];
      if (!row.isAgreed) expect(has).toEqual(fresh);
      // what someone agreed to never grows: not by free days that came to lie in between either
      expect(fresh).toEqual(expect.arrayContaining(has));
      if (row.isAgreed && row.asked === row.approved)
        expect(has).toEqual(expect.arrayContaining(worked));
      expect(totalOf(row.days)).toBe(row.approved ?? row.asked);
    }
    expect(await untrue()).toEqual([]);
    await life.end();
  });
  await fc.assert(property, { numRuns: 25 });
  // all this says nothing where nothing was ever given back
  const { rows } = await sql`select 1 from leave_entry where kind = 'give back'
    and created_by_kind is null limit 5`.execute(world.test.database.db);
  expect(rows).toHaveLength(5);
});

it('whatever happens to the calendar, the ledger adds up and nothing agreed takes more', async () => {
  const acts = fc.array(fc.oneof(ask, verdict, freeing, unfreeing), {
    minLength: 8,
    maxLength: 18,
  });
  const property = fc.asyncProperty(fc.constantFrom(...sandwiches), acts, async (way, done) => {
    const life = await someone(way);
    await life.live(done);
    for (const row of await life.standing()) {
      expect(totalOf(row.days)).toBe(row.approved ?? row.asked);
      const most = (life.agreed.get(row.id) ?? 0) * 1000;
      if (row.isAgreed) expect(totalOf(row.days)).toBeLessThanOrEqual(most);
    }
    expect(await untrue()).toEqual([]);
    await life.end();
  });
  await fc.assert(property, { numRuns: 25 });
});
