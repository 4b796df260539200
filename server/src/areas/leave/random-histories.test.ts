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

let world: LeaveWorld;
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());

/** Balances that are not the sum of their entries, or below their limit, or whose waiting is not what waits. */
async function untrue(): Promise<unknown[]> {
  const found = await sql`select * from (
    select kept.*, coalesce((select sum(amount) from leave_entry as entry
        where entry.employee_id = kept.employee_id and entry.leave_type_id = kept.leave_type_id
          and entry.year = kept.year), 0) as entries,
      coalesce((select sum(taken.amount) from leave_day as taken
        join leave_application as application on application.id = taken.application_id
        where taken.employee_id = kept.employee_id and not taken.is_agreed
          and application.leave_type_id = kept.leave_type_id
          and extract(year from taken.day) = kept.year), 0) as asked
    from leave_balance as kept) as all_of_them
    where balance <> entries or balance < lowest or waiting <> asked`.execute(
    world.test.database.db,
  );
  return found.rows;
}

const act = fc.oneof(
  fc.record({
    do: fc.constant('ask' as const),
    at: fc.nat(330),
    length: fc.nat(6),
    startHalf: fc.boolean(),
    endHalf: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom('agree', 'agree', 'some', 'reject', 'cancel', 'shift'),
    which: fc.nat(12),
  }),
  fc.record({ do: fc.constant('adjust' as const), days: fc.constantFrom(-3, -0.5, 1, 2) }),
  fc.record({ do: fc.constant('travel' as const), on: fc.nat(40) }),
);
const kinds = fc.record({
  yearlyDays: fc.constantFrom(6, 12.5),
  accrual: fc.constantFrom('Up front', 'Monthly'),
  negativeDays: fc.constantFrom(0, 2),
  carryForwardDays: fc.constantFrom(0, 3),
  carryMonths: fc.constantFrom(null, 3),
  sandwich: fc.constantFrom('none', 'weekends', 'both'),
});
const dayAt = (days: number): string =>
  new Date(Date.UTC(2026, 2, 2 + days)).toISOString().slice(0, 10);

it('whatever happens, the ledger adds up and no balance falls below its limit', async () => {
  const property = fc.asyncProperty(
    kinds,
    fc.array(act, { minLength: 5, maxLength: 14 }),
    async (given, acts) => {
      await world.travel('2026-03-02T06:00:00.000Z');
      const kind = await world.kind({ ...given, backdatedDays: 365 });
      const boss = await world.person();
      const worker = await world.person({ managerId: boss.id });
      const ids: string[] = [];
      let today = 0;
      const one = (which: number): string =>
        ids[which % Math.max(1, ids.length)] ?? crypto.randomUUID();
      const review = (which: number, body: object) =>
        boss.client.put(`${own}/review/${one(which)}`, body);
      const perform = async (what: (typeof acts)[number]): Promise<Reply | undefined> => {
        if (what.do === 'ask') {
          const { at, length, startHalf, endHalf } = what;
          const body = asked(kind, dayAt(at), dayAt(at + length), { startHalf, endHalf });
          const reply = await worker.client.post(own, body);
          if (reply.status === 200) ids.push(reply.at('data._id'));
          return reply;
        }
        if (what.do === 'adjust')
          return world.hr.post('/leave-balance/adjust', {
            employeeId: worker.id,
            leaveType: kind,
            year: 2026,
            days: what.days,
            note: 'x',
          });
        if (what.do === 'travel') {
          today += what.on;
          await world.travel(`${dayAt(today)}T06:00:00.000Z`);
          return undefined;
        }
        if (what.do === 'agree') return review(what.which, { status: 'Approved' });
        if (what.do === 'some')
          return review(what.which, { status: 'Approved', approvedDays: 0.5 });
        if (what.do === 'reject') return review(what.which, { status: 'Rejected', comment: 'x' });
        if (what.do === 'cancel') return world.hr.delete(`/leave-application/${one(what.which)}`);
        return worker.client.put(`${own}/${one(what.which)}`, { applicationEndDate: dayAt(340) });
      };
      for (const what of acts) {
        const reply = await perform(what);
        if (reply) expect(reply.status, reply.text).toBeLessThan(500);
      }
      expect(await untrue()).toEqual([]);
      // cancelling all of it gives back exactly what was taken
      for (const id of ids) await world.hr.delete(`/leave-application/${id}`);
      expect(await balanceOf(worker.client, kind)).toMatchObject({ usedDays: 0, pendingDays: 0 });
      const net = await sql<{
        sum: number;
      }>`select coalesce(sum(amount), 0)::int as sum from leave_entry
      where employee_id = ${worker.id} and kind in ('use', 'give back')`.execute(
        world.test.database.db,
      );
      expect(net.rows[0]?.sum).toBe(0);
      expect(await untrue()).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns: 40 });
});
