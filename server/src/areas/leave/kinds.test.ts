import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { made } from '../../testing/people/make-house.ts';
import {
  applied,
  asked,
  balanceOf,
  type LeaveWorld,
  makeLeave,
  statusAndCode,
} from '../../testing/people/make-leave.ts';

let world: LeaveWorld;
let worker: { id: string; client: Client };
beforeAll(async () => {
  world = await makeLeave();
  worker = await world.person();
});
afterAll(() => world.close());

describe('kinds of leave', () => {
  it('are refused with a taken name, a share without need, a repeated step', async () => {
    const names = { fullName: 'Sick leave', shortName: 'SL' };
    const created = await world.hr.post('/leave-type', names);
    expect(created.body).toMatchObject({
      leaveType: { ...names, yearlyDays: null, sandwich: 'none', active: 'Yes' },
      LeaveType: names,
    });
    const id = made(created, 'leaveType._id');
    expect(
      (await world.hr.post('/leave-type', { ...names, shortName: 'sl2', fullName: 'SICK LEAVE' }))
        .status,
    ).toBe(422);
    expect((await world.hr.put(`/leave-type/${id}`, { pay: 'Part paid' })).status).toBe(422);
    expect((await world.hr.put(`/leave-type/${id}`, { chain: ['hr', 'hr'] })).status).toBe(422);
    expect(
      (await world.hr.put(`/leave-type/${id}`, { yearlyDays: 10.5, version: 1 })).body,
    ).toMatchObject({
      LeaveType: { yearlyDays: 10.5, version: 2 },
    });
    expect((await world.hr.put(`/leave-type/${id}`, { yearlyDays: 11, version: 1 })).status).toBe(
      409,
    );
    expect((await worker.client.post('/leave-type', names)).status).toBe(403);
    expect((await worker.client.get(`/leave-type/${id}`)).at('LeaveType.can.change')).toBe('false');
    expect((await worker.client.get('/leave-type/data?search=sick')).at('total')).toBe('1');
  });

  it('go while nobody took them, and stay afterwards', async () => {
    const kind = await world.kind();
    await balanceOf(worker.client, kind);
    const used = await world.kind();
    await applied(worker.client, asked(used, '2026-03-09'));
    expect((await world.hr.delete(`/leave-type/${kind}`)).status).toBe(200);
    const refused = await world.hr.delete(`/leave-type/${used}`);
    expect(statusAndCode(refused)).toEqual([409, 'record.in-use']);
    expect(refused.at('message')).toContain('1 leave application');
  });
});
