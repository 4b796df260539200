import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { applied, asked, type LeaveWorld, makeLeave } from '../../../testing/people/make-leave.ts';
import { unreadOf } from '../../../testing/notices.ts';

/** What waits goes with the people: to whoever is their manager now. */
let world: LeaveWorld;
let annual: string;
let long: string;
beforeAll(async () => {
  world = await makeLeave();
  annual = await world.kind();
  long = await world.kind({ chain: ['secondTier'] });
});
afterAll(() => world.close());

type Someone = Awaited<ReturnType<LeaveWorld['person']>>;
let top: Someone;
let boss: Someone;
let worker: Someone;
let successor: Someone;
beforeEach(async () => {
  top = await world.person({ name: 'Top' });
  boss = await world.person({ name: 'Boss', managerId: top.id });
  worker = await world.person({ name: 'Worker', managerId: boss.id });
  successor = await world.person({ name: 'Successor' });
});

const waits = async (client: Client): Promise<number> =>
  (await unreadOf(client)).filter(({ kind }) => kind === 'decision-waits').length;
const change = async (who: Someone, given: object) => {
  const reply = await world.hr.put(`/employee/${who.id}`, given);
  expect(reply.status, reply.text).toBe(200);
};

it('the new manager is told what waits, and it stands with the old one no longer', async () => {
  await applied(worker.client, asked(annual, '2026-03-16'));
  expect([await waits(boss.client), await waits(successor.client)]).toEqual([1, 0]);
  await change(worker, { lineManager: successor.id });
  expect([await waits(boss.client), await waits(successor.client)]).toEqual([0, 1]);
});

it('nobody is told twice when only something else changes', async () => {
  await applied(worker.client, asked(annual, '2026-03-16'));
  await change(worker, { lineManager: boss.id, secondTierLineManager: successor.id });
  expect(await waits(boss.client)).toBe(1);
  await change(worker, { employmentType: 'Contract' });
  expect(await waits(boss.client)).toBe(1);
});

it('a second tier that follows from the tree is told when the manager in between moves', async () => {
  await applied(worker.client, asked(long, '2026-03-16'));
  expect(await waits(top.client)).toBe(1);
  await change(boss, { lineManager: successor.id });
  expect([await waits(top.client), await waits(successor.client)]).toEqual([0, 1]);
});
