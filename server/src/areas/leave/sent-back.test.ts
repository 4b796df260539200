import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  applied,
  asked,
  balanceOf,
  type LeaveWorld,
  makeLeave,
  own,
  statusAndCode,
} from '../../testing/people/make-leave.ts';

let world: LeaveWorld;
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
let annual: string;
let id: string;
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());
beforeEach(async () => {
  boss = await world.person();
  worker = await world.person({ managerId: boss.id });
  annual = await world.kind();
  id = await applied(worker.client, asked(annual, '2026-03-09', '2026-03-11'));
});

const waiting = async (client: Client): Promise<string[]> => {
  const { data } = (await client.get('/inbox/data')).body as { data: { _id: string }[] };
  return data.map((item) => item._id);
};
const decide = async (verdict: string, comment?: string) => {
  const [item] = await waiting(boss.client);
  return boss.client.put(`/inbox/${item}`, { verdict, comment });
};
const read = async (client = worker.client) => (await client.get(`${own}/${id}`)).body;

describe('an application that is sent back', () => {
  it('needs a reason, and a kind of request that can be sent back', async () => {
    expect(statusAndCode(await decide('return'))).toEqual([422, 'request.rule']);
    expect(await read()).toMatchObject({ data: { status: 'Pending' } });
    const proposed = await worker.client.put(`/employee-panel/profile/${worker.id}`, {
      phone: '01711-000001',
    });
    expect(proposed.status).toBe(200);
    const [change] = await waiting(world.hr);
    const body = { verdict: 'return', comment: 'Which phone?' };
    const refused = await world.hr.put(`/inbox/${change}`, body);
    expect(statusAndCode(refused)).toEqual([422, 'request.rule']);
    expect(refused.body).toMatchObject({ fields: { verdict: expect.any(String) } });
  });

  it('is a draft with what was said, and its days are free', async () => {
    const [item] = await waiting(boss.client);
    expect((await decide('return', 'Not in the week of the audit.')).body).toMatchObject({
      data: { state: 'Returned', verdicts: ['approve', 'return', 'reject'] },
    });
    expect(await read()).toMatchObject({
      data: {
        status: 'Draft',
        waitsFor: [],
        steps: [{ verdict: 'return', comment: 'Not in the week of the audit.' }],
        can: { change: true, remove: true },
      },
    });
    expect(await balanceOf(worker.client, annual)).toMatchObject({
      pendingDays: 0,
      remainingDays: 12,
    });
    const { data } = (await worker.client.get('/notification/data')).body as {
      data: { text: string }[];
    };
    expect(data.map(({ text }) => text)).toEqual([
      expect.stringMatching(/Leave for .* was sent back: Not in the week of the audit\./),
    ]);
    expect(await waiting(boss.client)).toEqual([]);
    // whoever comes second is told that it is over
    const late = await boss.client.put(`/inbox/${item}`, { verdict: 'approve' });
    expect(statusAndCode(late)).toEqual([409, 'decision.over']);
    expect(late.text).toContain('sent back');
  });

  it('is changed, sent again and agreed to', async () => {
    await decide('return', 'Not in the week of the audit.');
    const change = (body: object) => worker.client.put(`${own}/${id}`, body);
    const later = { applicationStartDate: '2026-03-23', applicationEndDate: '2026-03-24' };
    // put aside once more it still tells what was said
    expect((await change({ ...later, status: 'Draft' })).status).toBe(200);
    expect(await read()).toMatchObject({ data: { steps: [{ verdict: 'return' }] } });
    expect((await change({ status: 'Pending' })).status).toBe(200);
    expect(await read()).toMatchObject({
      data: { status: 'Pending', totalDays: 2, steps: [{ verdict: null }] },
    });
    expect((await decide('approve')).status).toBe(200);
    expect(await read()).toMatchObject({ data: { status: 'Approved', approvedDays: 2 } });
  });

  it('is taken back, and stays in the history', async () => {
    await decide('return', 'Not in the week of the audit.');
    expect((await worker.client.delete(`${own}/${id}`)).status).toBe(200);
    expect(await read()).toMatchObject({
      data: { status: 'Cancelled', steps: [{ verdict: 'return' }] },
    });
    expect(statusAndCode(await worker.client.put(`${own}/${id}`, { status: 'Pending' }))).toEqual([
      409,
      'leave.over',
    ]);
  });
});
