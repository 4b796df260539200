import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  applied,
  asked,
  type LeaveWorld,
  makeLeave,
  own,
} from '../../testing/people/make-leave.ts';

/** A call of one kind reaches decisions of its kind only. */
let world: LeaveWorld;
let annual: string;
beforeAll(async () => {
  world = await makeLeave();
  annual = await world.kind();
});
afterAll(() => world.close());

type Someone = Awaited<ReturnType<LeaveWorld['person']>>;
let boss: Someone;
let worker: Someone;
beforeEach(async () => {
  boss = await world.person({ name: 'Boss' });
  worker = await world.person({ name: 'Worker', managerId: boss.id });
});

const waiting = async (client: Client): Promise<string> => {
  const reply = await client.get('/inbox/data?limit=200');
  const { data } = reply.body as { data: { _id: string; subject: { _id: string } }[] };
  const item = data.find(({ subject }) => subject._id === worker.id);
  if (!item) throw new Error('nothing waits');
  return item._id;
};
const asProposal = (id: string) =>
  worker.client.delete(`/employee-panel/profile/${worker.id}/proposal/${id}`);
const asTimeRequest = (id: string) =>
  worker.client.delete(`/employee-panel/attendance/request/${id}`);

it('leave is taken back neither as a profile proposal nor as a request about attendance', async () => {
  const application = await applied(worker.client, asked(annual, '2026-03-16'));
  const id = await waiting(boss.client);
  expect([(await asProposal(id)).status, (await asTimeRequest(id)).status]).toEqual([404, 404]);
  expect(await waiting(boss.client)).toBe(id);
  const read = await worker.client.get(`${own}/${application}`);
  expect(read.at('data.status')).toBe('Pending');
});

it('a correction is not taken back as a profile proposal', async () => {
  const body = {
    date: '2026-03-01',
    inTime: '2026-03-01T03:00:00.000Z',
    outTime: null,
    reason: 'Forgot',
  };
  const reply = await worker.client.post('/employee-panel/attendance/correction', body);
  expect(reply.status, reply.text).toBe(200);
  const id = await waiting(boss.client);
  expect((await asProposal(id)).status).toBe(404);
  expect((await asTimeRequest(id)).status).toBe(200);
});

it('a profile proposal is not taken back as a request about attendance, nor through another person', async () => {
  await worker.client.put(`/employee-panel/profile/${worker.id}`, { phone: '01711999999' });
  const id = await waiting(world.hr);
  expect((await asTimeRequest(id)).status).toBe(404);
  const foreign = `/employee-panel/profile/${boss.id}/proposal/${id}`;
  expect((await worker.client.delete(foreign)).status).toBe(404);
  expect((await asProposal(id)).status).toBe(200);
});
