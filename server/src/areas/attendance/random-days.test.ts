import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, Reply } from '../../testing/client.ts';
import {
  type AttendanceWorld,
  makeAttendance,
  sent,
} from '../../testing/people/make-attendance.ts';
import { asked, own } from '../../testing/people/make-leave.ts';
import { testSettings } from '../../testing/people/test-house.ts';
import { attendanceNow } from './judging/attendance-now.ts';
import { judgeDays } from './judging/judge-days.ts';

let world: AttendanceWorld;
let key: string;
const first = '2026-03-02';
const most = 12;

beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get('/attendance/daily-attendance-report');
  key = (await world.hr.post('/attendance-device', { name: 'Gate' })).at('key');
});
afterAll(() => world.close());

const act = fc.oneof(
  fc.record({ do: fc.constant('punch' as const), at: fc.nat(most), minute: fc.nat(1439) }),
  fc.record({
    do: fc.constantFrom('off', 'night', 'office', 'roster', 'leave', 'holiday', 'correct', 'move'),
    at: fc.nat(most),
  }),
  fc.record({ do: fc.constantFrom('cancel', 'read', 'pass'), at: fc.nat(most) }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

interface Cast {
  readonly boss: Client;
  readonly worker: Client;
  readonly id: string;
  readonly number: string;
  readonly kind: string;
  readonly leaves: string[];
}

async function agreeLeave({ boss, worker, kind, leaves }: Cast, day: string): Promise<Reply> {
  const reply = await worker.post(own, asked(kind, day));
  if (reply.status !== 200) return reply;
  const id = reply.at('data._id');
  leaves.push(id);
  return boss.put(`${own}/review/${id}`, { status: 'Approved' });
}

async function agreeCorrection({ boss, worker }: Cast, day: string): Promise<Reply> {
  const reply = await worker.post('/employee-panel/attendance/correction', {
    date: day,
    inTime: `${day}T03:10:00.000Z`,
    outTime: `${day}T11:00:00.000Z`,
    reason: 'x',
  });
  if (reply.status !== 200) return reply;
  return boss.put(`/inbox/${reply.at('data._id')}`, { verdict: 'approve' });
}

async function perform(what: Act, cast: Cast): Promise<Reply | undefined> {
  const day = addDays(first, what.at);
  const { id, number, leaves } = cast;
  if (what.do === 'punch') {
    const minute = 'minute' in what ? what.minute : 0;
    const at = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000).toISOString();
    return sent(world.test.nobody, key, [{ number, at }]);
  }
  if (what.do === 'leave') return agreeLeave(cast, day);
  if (what.do === 'correct') return agreeCorrection(cast, day);
  if (what.do === 'cancel') return world.hr.delete(`/leave-application/${leaves.pop() ?? id}`);
  if (what.do === 'read')
    return world.hr.get(`/attendance/month-matrix?month=2026-03&employeeId=${id}`);
  if (what.do === 'pass') {
    if (world.clock.now() < `${day}T13:00:00Z`) await world.travel(`${day}T13:00:00.000Z`);
    return undefined;
  }
  if (what.do === 'holiday')
    return world.admin.post('/holidays', {
      name: `Holiday ${crypto.randomUUID()}`,
      startDate: day,
      endDate: day,
      type: 'Company',
    });
  if (what.do === 'move') {
    const department = what.at % 2 ? world.house.furnace : world.house.sales;
    return world.hr.put(`/employee/${id}`, { department, effectiveFrom: day });
  }
  const set = { off: 'off', night: world.night, office: world.office, roster: 'roster' }[what.do];
  return world.admin.put('/roster/days', { days: [{ employeeId: id, day, set }] });
}

/** As reports read them; whatever was judged when. */
async function stored(id: string): Promise<unknown[]> {
  const found = await sql`select day, status, part_leave as "isPartLeave", absence,
      leave_amount as "leaveAmount", to_work as "toWork", shift_id as "shiftId", concern_id as "concernId",
      floor(extract(epoch from in_at) / 60)::int as "inAt",
      floor(extract(epoch from out_at) / 60)::int as "outAt", worked, late, early, overtime,
      is_missing_out as "isMissingOut"
    from attendance_day where employee_id = ${id} order by day`.execute(world.test.database.db);
  return found.rows;
}

it('whatever happens in whatever order, the days that are kept are those judged from scratch', async () => {
  const property = fc.asyncProperty(
    fc.array(act, { minLength: 6, maxLength: 20 }),
    async (acts) => {
      await sql`delete from holiday`.execute(world.test.database.db);
      await world.travel('2026-03-02T04:00:00.000Z');
      const boss = await world.person();
      const number = `R-${crypto.randomUUID().slice(0, 12)}`;
      const { id, client } = await world.person({ managerId: boss.id, number });
      const kind = await world.kind({ yearlyDays: 60, backdatedDays: 365 });
      const cast = { boss: boss.client, worker: client, id, number, kind, leaves: [] };
      for (const what of acts) {
        const reply = await perform(what, cast);
        if (reply) expect(reply.status, reply.text).toBeLessThan(500);
      }
      await perform({ do: 'read', at: 0 }, cast);
      const { db } = world.test.database;
      const now = await attendanceNow(db, { clock: world.clock, settings: testSettings() });
      const span = { from: first, until: now.today };
      const { days: judged } = await judgeDays(db, [id], span, now);
      const kept = await stored(id);
      expect(kept).toEqual(
        judged.map(
          ({ employeeId: _1, openUntil: _2, leaveTypeId: _3, isWaived: _4, ...day }) => day,
        ),
      );
    },
  );
  await fc.assert(property, { numRuns: 40 });
});
