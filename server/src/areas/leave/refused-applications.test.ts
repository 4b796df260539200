import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { made } from '../../testing/people/make-house.ts';
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
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.travel('2026-03-02T06:00:00.000Z');
  boss = await world.person();
  worker = await world.person({ managerId: boss.id });
  annual = await world.kind();
});

const review = (client: Client, id: string, body: object = { status: 'Approved' }) =>
  client.put(`${own}/review/${id}`, body);

describe('what is refused', () => {
  // 2 March 2026 is a Monday; Friday and Saturday are free
  it.each([
    ['ends before it starts', {}, ['2026-03-10', '2026-03-09'], {}, 422, 'leave.ends-before-start'],
    ['too long', {}, ['2026-03-10', '2027-03-11'], {}, 422, 'leave.too-long'],
    ['over centuries', {}, ['1900-01-01', '2199-12-31'], {}, 422, 'leave.too-long'],
    ['ages ahead', {}, ['2199-12-02', '2199-12-02'], {}, 422, 'leave.too-far-ahead'],
    ['no working day', {}, ['2026-03-06', '2026-03-07'], {}, 422, 'leave.no-days'],
    ['more than there is', {}, ['2026-03-08', '2026-03-24'], {}, 422, 'leave.balance-exceeded'],
    ['too short a notice', { noticeDays: 3 }, ['2026-03-04'], {}, 422, 'leave.short-notice'],
    ['too far back', { backdatedDays: 2 }, ['2026-02-26'], {}, 422, 'leave.too-far-back'],
    [
      'too many in a row',
      { mostInARow: 2 },
      ['2026-03-08', '2026-03-10'],
      {},
      422,
      'leave.too-many-in-a-row',
    ],
    ['for others', { gender: 'Female' }, ['2026-03-09'], {}, 422, 'leave.not-for-this-person'],
    [
      'too new in the house',
      { serviceMonths: 120 },
      ['2026-03-09'],
      {},
      422,
      'leave.service-needed',
    ],
    [
      'without a paper',
      { attachmentAfter: 1 },
      ['2026-03-09', '2026-03-10'],
      {},
      422,
      'leave.paper-needed',
    ],
    ['half a day', { halfDays: 'No' }, ['2026-03-09'], { startHalf: true }, 422, 'leave.no-halves'],
    ['hours', {}, ['2026-03-09'], { minutes: 60 }, 422, 'leave.no-hours'],
    [
      'hours of two days',
      { hours: 'Yes' },
      ['2026-03-09', '2026-03-10'],
      { minutes: 60 },
      422,
      'leave.hours-of-one-day',
    ],
    [
      'before joining',
      { backdatedDays: 365, yearlyDays: null },
      ['2019-12-30', '2020-03-01'],
      {},
      422,
      'leave.not-in-house',
    ],
    ['an unknown kind', null, ['2026-03-09'], {}, 422, 'request.rule'],
    [
      'an upload of nobody',
      {},
      ['2026-03-09'],
      { attachment: crypto.randomUUID() },
      422,
      'request.rule',
    ],
  ] as const)('%s', async (_, kind, [first, last = first], more, status, code) => {
    const id = kind === null ? crypto.randomUUID() : await world.kind(kind);
    const reply = await worker.client.post(own, asked(id, first, last, more));
    expect(statusAndCode(reply), reply.text).toEqual([status, code]);
    expect((await worker.client.get(`${own}/data`)).at('total')).toBe('0');
  });

  it('a kind that is not given any more', async () => {
    await world.hr.put(`/leave-type/${annual}`, { active: 'No' });
    const reply = await worker.client.post(own, asked(annual, '2026-03-09'));
    expect(statusAndCode(reply)).toEqual([422, 'leave.type-inactive']);
  });

  it('on probation, until confirmation', async () => {
    const id = await world.kind({ onProbation: 'No' });
    const newcomer = await world.person({ managerId: boss.id, status: 'Probation' });
    const reply = await newcomer.client.post(own, asked(id, '2026-03-09'));
    expect(statusAndCode(reply)).toEqual([422, 'leave.on-probation']);
  });

  it('days that are taken, naming the other one', async () => {
    await applied(worker.client, asked(annual, '2026-03-09', '2026-03-10'));
    const other = await world.kind({ hours: 'Yes' });
    for (const body of [
      asked(annual, '2026-03-10', '2026-03-11'),
      asked(other, '2026-03-09', '2026-03-09', { startHalf: true }),
      asked(other, '2026-03-09', '2026-03-09', { minutes: 60 }),
    ]) {
      const reply = await worker.client.post(own, body);
      expect(statusAndCode(reply), reply.text).toEqual([409, 'leave.overlaps']);
      expect(reply.at('message')).toContain('Mar 09, 2026 to Mar 10, 2026');
    }
    const inBangla = await worker.client.send('POST', basePath + own, {
      payload: asked(annual, '2026-03-10'),
      headers: { 'accept-language': 'bn' },
    });
    expect(inBangla.at('message')).toContain('০৯ মার্চ, ২০২৬ থেকে ১০ মার্চ, ২০২৬ পর্যন্ত');
  });

  it('blocked days, of the department or the kind', async () => {
    const block = (more: object) =>
      world.hr.post('/leave-block', {
        name: 'Stock-taking',
        startDate: '2026-03-10',
        endDate: '2026-03-12',
        ...more,
      });
    await block({ department: world.house.audit });
    const first = await worker.client.post(
      own,
      asked(annual, '2026-03-10', '2026-03-10', { status: 'Draft' }),
    );
    expect(first.status).toBe(200);
    const blocked = made(await block({ department: world.house.sales }), 'data._id');
    const reply = await worker.client.post(own, asked(annual, '2026-03-09', '2026-03-10'));
    expect(statusAndCode(reply)).toEqual([422, 'leave.blocked-days']);
    expect(reply.at('message')).toContain('Stock-taking');
    expect((await world.hr.delete(`/leave-block/${blocked}`)).status).toBe(200);
    expect((await worker.client.post(own, asked(annual, '2026-03-09', '2026-03-10'))).status).toBe(
      200,
    );
  });

  it('what waits counts as taken', async () => {
    await applied(worker.client, asked(annual, '2026-03-08', '2026-03-18'));
    expect(await balanceOf(worker.client, annual)).toMatchObject({
      pendingDays: 9,
      remainingDays: 12,
    });
    const reply = await worker.client.post(own, asked(annual, '2026-04-05', '2026-04-08'));
    expect(statusAndCode(reply)).toEqual([422, 'leave.balance-exceeded']);
    expect(reply.at('message')).toMatch(/takes 4 days .* in 2026; 3 days left/);
  });
});

describe('by whom', () => {
  it('one’s own is nobody else’s to change, and not there for peers', async () => {
    const id = await applied(worker.client, asked(annual, '2026-03-09'));
    const peer = await world.person({ managerId: boss.id });
    for (const client of [peer.client]) {
      expect((await client.get(`${own}/${id}`)).status).toBe(404);
      expect((await client.get(`/leave-application/${id}`)).status).toBe(404);
      expect((await client.put(`${own}/${id}`, { reason: 'x' })).status).toBe(404);
      expect((await client.delete(`${own}/${id}`)).status).toBe(404);
      expect((await review(client, id)).status).toBe(404);
    }
    expect((await boss.client.put(`/leave-application/${id}`, { reason: 'x' })).status).toBe(404);
    expect((await boss.client.put(`${own}/${id}`, { reason: 'x' })).status).toBe(404);
    expect((await boss.client.delete(`/leave-application/${id}`)).status).toBe(403);
  });

  it('is seen by the manager, the second tier, the head of the department, HR, and no others', async () => {
    const above = await world.person();
    const middle = await world.person({ managerId: above.id });
    const low = await world.person({ managerId: middle.id });
    const id = await applied(low.client, asked(annual, '2026-03-09'));
    const head = await world.person({ roleKey: 'Head of Sales' });
    const elsewhere = await world.person({
      roleKey: 'Head of Factory Operation',
      departmentId: world.house.audit,
    });
    const foreign = await world.enter({
      kind: 'user',
      id: await world.test.newUser({ role: 'HR', concernId: world.house.meghna }),
    });
    for (const client of [above.client, middle.client, head.client, world.hr, world.admin])
      expect((await client.get(`/leave-application/${id}`)).status).toBe(200);
    for (const client of [boss.client, elsewhere.client, foreign, worker.client])
      expect((await client.get(`/leave-application/${id}`)).status).toBe(404);
    const listed = await foreign.get('/leave-application/data?limit=200');
    expect(listed.text).not.toContain(id);
    expect(
      (await foreign.put(`/leave-application/review/${id}`, { status: 'Approved' })).status,
    ).toBe(404);
    expect(
      (
        await foreign.post('/leave-application', {
          employeeId: low.id,
          ...asked(annual, '2026-03-11'),
        })
      ).status,
    ).toBe(404);
  });

  it('a draft is nobody else’s to see', async () => {
    const id = await applied(
      worker.client,
      asked(annual, '2026-03-09', '2026-03-09', { status: 'Draft' }),
    );
    expect((await boss.client.get(`/leave-application/${id}`)).status).toBe(404);
    expect((await worker.client.get(`${own}/${id}`)).body).toMatchObject({
      data: { status: 'Draft', totalDays: 1, can: { change: true, remove: true, decide: false } },
    });
    expect(await balanceOf(worker.client, annual)).toMatchObject({ pendingDays: 0 });
    expect((await worker.client.delete(`${own}/${id}`)).status).toBe(200);
    expect((await worker.client.get(`${own}/${id}`)).status).toBe(404);
  });

  it('nobody decides the own, nor on what they asked for', async () => {
    const lead = await world.person({ managerId: boss.id });
    await world.person({ managerId: lead.id });
    const mine = await applied(lead.client, asked(annual, '2026-03-09'));
    expect((await review(lead.client, mine)).status).toBe(404);
    const body = { employeeId: worker.id, ...asked(annual, '2026-03-12') };
    const entered = made(await world.hr.post('/leave-application', body), 'data._id');
    expect(
      (await world.hr.put(`/leave-application/review/${entered}`, { status: 'Approved' })).status,
    ).toBe(404);
    expect((await review(boss.client, entered)).status).toBe(200);
  });
});
