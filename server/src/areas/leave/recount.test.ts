import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { made } from '../../testing/people/make-house.ts';
import {
  applied,
  asked,
  balanceOf,
  type LeaveWorld,
  makeLeave,
  own,
} from '../../testing/people/make-leave.ts';
import { unreadOf } from '../../testing/notices.ts';

let world: LeaveWorld;
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
const holidays: string[] = [];
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.travel('2026-03-02T06:00:00.000Z');
  boss = await world.person();
  worker = await world.person({ managerId: boss.id });
});
afterEach(async () => {
  for (const id of holidays.splice(0)) await world.admin.delete(`/holidays/${id}`);
});

const agree = (id: string, more: object = {}) =>
  boss.client.put(`${own}/review/${id}`, { status: 'Approved', ...more });
const agreed = async (body: object, more: object = {}): Promise<string> => {
  const id = await applied(worker.client, body);
  made(await agree(id, more), 'data._id');
  return id;
};
async function free(day: string, until = day, more: object = {}): Promise<string> {
  const body = { name: `Eid ${day}`, startDate: day, endDate: until, type: 'Religious', ...more };
  const id = made(await world.hr.post('/holidays', body), 'data._id');
  holidays.push(id);
  return id;
}
const hours12 = { startTime: '08:00', endTime: '20:00', breakMinutes: 0 };
async function setDay(day: string, set: string): Promise<void> {
  const body = { days: [{ employeeId: worker.id, day, set }] };
  expect((await world.hr.put('/roster/days', body)).status).toBe(200);
}
const read = async (id: string) => {
  const reply = await worker.client.get(`${own}/${id}`);
  const at = (field: string) => reply.at(`data.${field}`);
  return [at('status'), at('totalDays'), at('approvedDays')];
};
const takenOf = async (id: string): Promise<string[]> => {
  const found = await sql<{ of: string }>`select day || ' ' || half || ' ' || amount as of
    from leave_day where application_id = ${id} order by day, half`.execute(world.test.database.db);
  return found.rows.map(({ of }) => of);
};
const whole = (...days: number[]): string[] =>
  days.flatMap((day) =>
    [1, 2].map((half) => `2026-03-${String(day).padStart(2, '0')} ${half} 500`),
  );
const entriesOf = async (kind: string): Promise<string[]> => {
  const path = `/leave-balance/entries?employeeId=${worker.id}&leaveType=${kind}&year=2026`;
  const reply = await world.hr.get(path);
  return (reply.body as { data: { kind: string; days: number; day: string }[] }).data.map(
    (entry) => `${entry.day} ${entry.kind} ${entry.days}`,
  );
};

describe('agreed leave', () => {
  it('is given back a day that becomes a holiday, and the person is told', async () => {
    const kind = await world.kind();
    const id = await agreed(asked(kind, '2026-03-09', '2026-03-12'));
    await free('2026-03-11');
    expect(await read(id)).toEqual(['Approved', '3', '3']);
    expect(await takenOf(id)).toEqual(whole(9, 10, 12));
    expect(await entriesOf(kind)).toEqual([
      '2026-01-01 grant 12',
      '2026-03-09 use -4',
      '2026-03-11 give back 1',
    ]);
    expect(await balanceOf(worker.client, kind)).toMatchObject({ usedDays: 3, remainingDays: 9 });
    const [notice] = (await unreadOf(worker.client)).filter(
      (one) => one.kind === 'leave-recounted',
    );
    expect(notice?.text).toMatch(/from Mar 09, 2026 to Mar 12, 2026 now takes 3 days instead of 4/);
    const noted = await world.test.database.db
      .selectFrom('audit_entry')
      .select(['action', 'changed'])
      .where('record_id', '=', id)
      .where('action', '=', 'leave.recount')
      .execute();
    expect(noted).toEqual([{ action: 'leave.recount', changed: ['days'] }]);
  });

  it('is not charged for a day that stops being free: the person is told instead', async () => {
    const kind = await world.kind();
    const day = await free('2026-03-11');
    const id = await agreed(asked(kind, '2026-03-09', '2026-03-12'));
    expect(await read(id)).toEqual(['Approved', '3', '3']);
    expect((await world.hr.delete(`/holidays/${day}`)).status).toBe(200);
    expect(await takenOf(id)).toEqual(whole(9, 10, 12));
    expect(await balanceOf(worker.client, kind)).toMatchObject({ usedDays: 3, remainingDays: 9 });
    const told = (await unreadOf(worker.client)).filter((one) => one.kind === 'leave-uncovered');
    expect(told.map(({ text }) => text.slice(0, 12))).toEqual(['Mar 11, 2026']);
    // and asks for it, as for any other day
    await applied(worker.client, asked(kind, '2026-03-11'));
  });

  it('follows a holiday that is moved, and a half one', async () => {
    const kind = await world.kind();
    const id = await agreed(asked(kind, '2026-03-09', '2026-03-12'));
    const day = await free('2026-03-09');
    const moved = { startDate: '2026-03-10', endDate: '2026-03-10', halfDay: 'Yes' };
    made(await world.hr.put(`/holidays/${day}`, moved), 'data._id');
    expect(await takenOf(id)).toEqual(['2026-03-10 1 500', ...whole(11, 12)]);
    expect(await read(id)).toEqual(['Approved', '2.5', '2.5']);
    expect(await balanceOf(worker.client, kind)).toMatchObject({ remainingDays: 9.5 });
  });

  it('is cancelled when no day of it is left', async () => {
    const kind = await world.kind();
    const id = await agreed(asked(kind, '2026-03-10'));
    await free('2026-03-08', '2026-03-12');
    expect(await read(id)).toEqual(['Cancelled', '1', '1']);
    expect(await balanceOf(worker.client, kind)).toMatchObject({ usedDays: 0, remainingDays: 12 });
    expect((await worker.client.delete(`${own}/${id}`)).status).toBe(409);
  });

  it('keeps the sense of fewer days than were asked for', async () => {
    const kind = await world.kind();
    const id = await agreed(asked(kind, '2026-03-08', '2026-03-12'), { approvedDays: 2 });
    await free('2026-03-12');
    expect(await takenOf(id)).toEqual(whole(8, 9));
    await free('2026-03-09');
    expect(await takenOf(id)).toEqual(whole(8));
    expect((await read(id)).slice(0, 1)).toEqual(['Approved']);
    expect(await balanceOf(worker.client, kind)).toMatchObject({ usedDays: 1, remainingDays: 11 });
    const told = (await unreadOf(worker.client)).map((one) => one.kind);
    expect(told).not.toContain('leave-uncovered');
  });

  it('gives back free days in between when they stand between nothing any more', async () => {
    const kind = await world.kind({ sandwich: 'weekends' });
    const id = await agreed(asked(kind, '2026-03-12', '2026-03-15'));
    expect(await takenOf(id)).toEqual(whole(12, 13, 14, 15));
    await free('2026-03-15');
    expect(await takenOf(id)).toEqual(whole(12));
    expect(await balanceOf(worker.client, kind)).toMatchObject({ remainingDays: 11 });
  });

  it('keeps a holiday in between where the kind counts those', async () => {
    const kind = await world.kind({ sandwich: 'both' });
    const id = await agreed(asked(kind, '2026-03-09', '2026-03-12'));
    await free('2026-03-11');
    expect(await takenOf(id)).toEqual(whole(9, 10, 11, 12));
    await free('2026-03-12');
    expect(await takenOf(id)).toEqual(whole(9, 10));
  });

  it('gives back the free days that another application counted', async () => {
    const kind = await world.kind({ sandwich: 'both' });
    const first = await agreed(asked(kind, '2026-03-12'));
    const second = await agreed(asked(kind, '2026-03-15'));
    expect(await takenOf(second)).toEqual(whole(13, 14, 15));
    await free('2026-03-12');
    expect(await read(first)).toEqual(['Cancelled', '1', '1']);
    expect(await takenOf(second)).toEqual(whole(15));
    expect(await balanceOf(worker.client, kind)).toMatchObject({ usedDays: 1, remainingDays: 11 });
  });

  it('follows rosters: a day off by hand, and a longer shift for hours', async () => {
    const kind = await world.kind({ hours: 'Yes' });
    const long = made(
      await world.hr.post('/shift', { ...hours12, name: 'Long', shortName: 'L' }),
      'data._id',
    );
    const days = await agreed(asked(kind, '2026-03-09', '2026-03-10'));
    const hours = await agreed(asked(kind, '2026-03-11', '2026-03-11', { minutes: 240 }));
    expect(await takenOf(hours)).toEqual(['2026-03-11 0 500']);
    await setDay('2026-03-10', 'off');
    await setDay('2026-03-11', long);
    expect(await takenOf(days)).toEqual(whole(9));
    expect(await takenOf(hours)).toEqual(['2026-03-11 0 333']);
    expect(await balanceOf(worker.client, kind)).toMatchObject({ remainingDays: 10.667 });
    await setDay('2026-03-11', 'roster');
    expect(await takenOf(hours)).toEqual(['2026-03-11 0 333']);
    await setDay('2026-03-11', 'off');
    expect(await read(hours)).toEqual(['Cancelled', '0.333', '0.333']);
    expect(await balanceOf(worker.client, kind)).toMatchObject({ remainingDays: 11 });
  });

  it('follows a roster that someone gets', async () => {
    const kind = await world.kind();
    const shift = made(
      await world.hr.post('/shift', { ...hours12, name: 'Day', shortName: 'D' }),
      'data._id',
    );
    const days = [...Array.from({ length: 4 }, () => shift), null];
    const pattern = made(
      await world.hr.post('/roster-pattern', {
        name: 'Four and one',
        days,
        beginsOn: '2026-03-08',
      }),
      'data._id',
    );
    const id = await agreed(asked(kind, '2026-03-08', '2026-03-12'));
    const given = { target: 'employee', of: worker.id, startDate: '2026-03-01', pattern };
    made(await world.hr.post('/roster/assignments', given), 'data._id');
    expect(await takenOf(id)).toEqual(whole(8, 9, 10, 11));
  });

  it('stays as it is in a month that is closed for pay', async () => {
    const kind = await world.kind();
    const id = await agreed(asked(kind, '2026-03-30', '2026-04-02'));
    await world.travel('2026-04-06T06:00:00.000Z');
    const month = { concernCompany: world.house.padma, month: '2026-03' };
    made(await world.hr.post('/attendance-lock', month), 'data.month');
    await free('2026-03-31', '2026-04-01');
    const kept = ['2026-03-30', '2026-03-31', '2026-04-02'];
    expect(await takenOf(id)).toEqual(kept.flatMap((day) => [`${day} 1 500`, `${day} 2 500`]));
    const opened = await world.admin.delete(`/attendance-lock/${world.house.padma}?month=2026-03`);
    expect(opened.status).toBe(200);
  });
});

describe('leave that waits', () => {
  it('is counted anew both ways, and those who decide see it', async () => {
    const kind = await world.kind();
    const id = await applied(worker.client, asked(kind, '2026-03-09', '2026-03-12'));
    const shown = async () => (await boss.client.get('/inbox/data')).at('data.0.content.days');
    const day = await free('2026-03-11');
    expect(await read(id)).toEqual(['Pending', '3', 'null']);
    expect(await shown()).toBe('3');
    expect(await balanceOf(worker.client, kind)).toMatchObject({ pendingDays: 3 });
    await world.hr.delete(`/holidays/${day}`);
    expect(await read(id)).toEqual(['Pending', '4', 'null']);
    expect(await shown()).toBe('4');
    expect(await balanceOf(worker.client, kind)).toMatchObject({ pendingDays: 4 });
    made(await agree(id), 'data._id');
    expect(await balanceOf(worker.client, kind)).toMatchObject({ usedDays: 4, pendingDays: 0 });
  });

  it('is asked no longer when no day of it is left', async () => {
    const kind = await world.kind();
    const id = await applied(worker.client, asked(kind, '2026-03-10'));
    await free('2026-03-10');
    expect(await read(id)).toEqual(['Cancelled', '1', 'null']);
    expect((await boss.client.get('/inbox/data')).at('total')).toBe('0');
    expect((await unreadOf(boss.client)).map((one) => one.kind)).toEqual([]);
    expect(await balanceOf(worker.client, kind)).toMatchObject({ pendingDays: 0 });
  });

  it('is not agreed to beyond what there is after it grew', async () => {
    const kind = await world.kind({ yearlyDays: 3 });
    const day = await free('2026-03-11');
    const id = await applied(worker.client, asked(kind, '2026-03-09', '2026-03-12'));
    await world.hr.delete(`/holidays/${day}`);
    expect((await agree(id)).at('code')).toBe('leave.balance-exceeded');
    expect((await agree(id, { approvedDays: 3 })).status).toBe(200);
  });
});
