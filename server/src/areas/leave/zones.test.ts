import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  applied,
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
const usual = process.env.TZ;
afterEach(() => {
  if (usual === undefined) delete process.env.TZ;
  else process.env.TZ = usual;
});

/** The company sits in Dhaka; where its server stands must not matter. */
it.each(['UTC', 'Asia/Dhaka', 'Pacific/Kiritimati', 'America/St_Johns'])(
  'a server in %s counts the same days',
  async (zone) => {
    process.env.TZ = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    // 31 December in London and St John's, 1 January in Dhaka since a quarter of an hour
    await world.travel('2026-12-31T18:15:00.000Z');
    const boss = await world.person({ joinedOn: '2020-02-29' });
    const worker = await world.person({ managerId: boss.id, joinedOn: '2020-02-29' });
    const kind = await world.kind({ noticeDays: 1, accrual: 'Monthly' });
    expect(await balanceOf(worker.client, kind, 2027)).toMatchObject({ remainingDays: 1 });
    const early = await worker.client.post(own, asked(kind, '2027-01-01'));
    expect(early.at('code')).toBe('leave.no-days');
    await world.travel('2027-01-31T18:15:00.000Z');
    expect((await worker.client.post(own, asked(kind, '2027-02-01'))).at('code')).toBe(
      'leave.short-notice',
    );
    const id = await applied(
      worker.client,
      asked(kind, '2027-02-02', '2027-02-02', { endHalf: true }),
    );
    await boss.client.put(`${own}/review/${id}`, { status: 'Approved' });
    const days = await world.test.database.db
      .selectFrom('leave_day')
      .select(['day', 'half', 'amount'])
      .where('application_id', '=', id)
      .execute();
    expect(days).toEqual([{ day: '2027-02-02', half: 1, amount: 500 }]);
    const reply = await worker.client.get(
      '/holidays/get-holidays-calendar-by-employee?month=2027-02',
    );
    expect(reply.body).toMatchObject({
      data: [{ startDate: '2027-02-02', endDate: '2027-02-02', totalDays: 0.5 }],
    });
    expect(await balanceOf(worker.client, kind, 2027)).toMatchObject({ remainingDays: 1.5 });
  },
);
