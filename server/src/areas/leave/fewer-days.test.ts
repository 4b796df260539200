import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  applied,
  asked,
  type LeaveWorld,
  makeLeave,
  own,
  statusAndCode,
} from '../../testing/people/make-leave.ts';

let world: LeaveWorld;
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());
beforeEach(async () => {
  boss = await world.person();
  worker = await world.person({ managerId: boss.id });
});

const review = (client: Client, id: string, body: object) =>
  client.put(`${own}/review/${id}`, body);

it('leave that waits says in the inbox how many days it still is when its neighbour is withdrawn', async () => {
  const both = await world.kind({ sandwich: 'both' });
  const thursday = await applied(worker.client, asked(both, '2026-03-12'));
  const sunday = await applied(worker.client, asked(both, '2026-03-15'));
  const daysIn = async () => {
    const reply = await boss.client.get('/inbox/data?limit=200');
    const { data } = reply.body as { data: { recordId: string; content: { days: number } }[] };
    return data.find(({ recordId }) => recordId === sunday)?.content.days;
  };
  expect(await daysIn()).toBe(3);
  expect((await worker.client.delete(`${own}/${thursday}`)).status).toBe(200);
  expect(await daysIn()).toBe(1);
});

describe('fewer days than were asked for', () => {
  it('are whole ones where the kind knows no halves, at every step', async () => {
    const whole = await world.kind({ halfDays: 'No', chain: ['lineManager', 'hr'] });
    const id = await applied(worker.client, asked(whole, '2026-03-16', '2026-03-17'));
    for (const approvedDays of [0.5, 1.5]) {
      const reply = await review(boss.client, id, { status: 'Approved', approvedDays });
      expect(statusAndCode(reply)).toEqual([422, 'leave.no-halves']);
    }
    const agreed = await review(boss.client, id, { status: 'Approved', approvedDays: 1 });
    expect(agreed.status, agreed.text).toBe(200);
  });

  it('may end with a half where the kind knows them', async () => {
    const halves = await world.kind({ halfDays: 'Yes' });
    const id = await applied(worker.client, asked(halves, '2026-03-16', '2026-03-17'));
    const agreed = await review(boss.client, id, { status: 'Approved', approvedDays: 1.5 });
    expect(agreed.at('data.approvedDays'), agreed.text).toBe('1.5');
  });
});
