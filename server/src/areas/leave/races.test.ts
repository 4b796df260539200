import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreeAtOnce, askAtOnce } from '../../testing/faults/leave-races.ts';
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

const rounds = 10;
const of = (states: readonly string[], state: string): number =>
  states.filter((one) => one === state).length;

it(`twenty ask at once for what seven can have, ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { strange, waiting, left, states } = await askAtOnce(world);
    expect(strange).toEqual([]);
    expect({ waiting, left, pending: of(states, 'Pending') }).toEqual({
      waiting: 7,
      left: 7,
      pending: 7,
    });
  }
});

it(`twenty are agreed to at once, twice each, ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { strange, agreed, left, states } = await agreeAtOnce(world);
    expect(strange).toEqual([]);
    expect({ agreed, left }).toEqual({ agreed: 7, left: 0 });
    expect([of(states, 'Approved'), of(states, 'Pending')]).toEqual([7, 13]);
  }
});

it('agreed to, turned down, changed and taken back at once, it ends in one of them', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const kind = await world.kind();
    const boss = await world.person();
    const worker = await world.person({ managerId: boss.id });
    const id = await applied(worker.client, asked(kind, '2026-03-09', '2026-03-10'));
    const review = (body: object) => boss.client.put(`${own}/review/${id}`, body);
    const replies = await Promise.all([
      review({ status: 'Approved' }),
      review({ status: 'Rejected', comment: 'no' }),
      worker.client.delete(`${own}/${id}`),
      worker.client.put(`${own}/${id}`, { applicationEndDate: '2026-03-11' }),
    ]);
    for (const { status, text } of replies) expect([200, 404, 409], text).toContain(status);
    const read = await worker.client.get(`${own}/${id}`);
    const [state, total] = [read.at('data.status'), Number(read.at('data.totalDays'))];
    const used = state === 'Approved' ? total : 0;
    const waits = state === 'Pending' ? total : 0;
    expect(await balanceOf(worker.client, kind), state).toMatchObject({
      usedDays: used,
      pendingDays: waits,
      remainingDays: 12 - used,
    });
  }
});
