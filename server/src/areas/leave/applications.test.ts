import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { samplePdf } from '../../testing/files/sample-files.ts';
import { sendFiles } from '../../testing/files/send-files.ts';
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

describe('the way of an application', () => {
  it('waits for the manager, is agreed to, and takes its days', async () => {
    const id = await applied(
      worker.client,
      asked(annual, '2026-03-09', '2026-03-11', { endHalf: true, reason: 'Wedding' }),
    );
    expect((await boss.client.get(`/leave-application/${id}`)).body).toMatchObject({
      data: {
        employeeId: { _id: worker.id },
        totalDays: 2.5,
        approvedDays: null,
        status: 'Pending',
        waitsFor: ['Test Person'],
        steps: [{ approver: 'lineManager', verdict: null }],
        can: { decide: true, change: false, cancel: false },
      },
    });
    const waiting = await boss.client.get('/leave-application/data');
    expect(waiting.body).toMatchObject({ total: 1, data: [{ _id: id }] });
    const agreed = await review(boss.client, id, { status: 'Approved', comment: 'Enjoy' });
    expect(agreed.body).toMatchObject({
      data: {
        status: 'Approved',
        approvedDays: 2.5,
        can: { decide: false },
        steps: [{ verdict: 'approve', comment: 'Enjoy' }],
      },
    });
    expect(await balanceOf(worker.client, annual)).toMatchObject({
      totalDays: 12,
      usedDays: 2.5,
      pendingDays: 0,
      remainingDays: 9.5,
    });
    expect(statusAndCode(await review(boss.client, id))).toEqual([409, 'leave.over']);
    expect(statusAndCode(await worker.client.put(`${own}/${id}`, { reason: 'x' }))).toEqual([
      409,
      'leave.over',
    ]);
  });

  it('fewer days: the first are taken, the others free again', async () => {
    const id = await applied(worker.client, asked(annual, '2026-03-09', '2026-03-11'));
    expect(
      statusAndCode(await review(boss.client, id, { status: 'Approved', approvedDays: 4 })),
    ).toEqual([422, 'leave.more-than-asked']);
    expect(
      statusAndCode(await review(boss.client, id, { status: 'Approved', approvedDays: 1.2 })),
    ).toEqual([422, 'leave.more-than-asked']);
    const agreed = await review(boss.client, id, { status: 'Approved', approvedDays: 1.5 });
    expect(agreed.body).toMatchObject({
      data: { status: 'Approved', totalDays: 3, approvedDays: 1.5 },
    });
    expect(await balanceOf(worker.client, annual)).toMatchObject({
      usedDays: 1.5,
      pendingDays: 0,
      remainingDays: 10.5,
    });
    const rest = await worker.client.post(
      own,
      asked(annual, '2026-03-10', '2026-03-11', { startHalf: true }),
    );
    expect(rest.at('data.totalDays')).toBe('1.5');
  });

  it('a no says why and frees the days', async () => {
    const id = await applied(worker.client, asked(annual, '2026-03-09'));
    expect((await review(boss.client, id, { status: 'Rejected' })).status).toBe(422);
    const refused = await review(boss.client, id, { status: 'Rejected', comment: 'Year end' });
    expect(refused.body).toMatchObject({ data: { status: 'Rejected', approvedDays: null } });
    expect(await balanceOf(worker.client, annual)).toMatchObject({
      pendingDays: 0,
      remainingDays: 12,
    });
    await applied(worker.client, asked(annual, '2026-03-09'));
  });

  it('a status by the plain change goes through the decision, alone', async () => {
    const id = await applied(worker.client, asked(annual, '2026-03-09'));
    const path = `/leave-application/${id}`;
    expect((await boss.client.put(path, { status: 'Approved', reason: 'x' })).status).toBe(422);
    expect((await world.hr.put(path, { status: 'Draft' })).status).toBe(400);
    expect((await boss.client.put(path, { status: 'Approved' })).body).toMatchObject({
      data: { status: 'Approved', steps: [{ verdict: 'approve' }] },
    });
    // whoever comes late is told what became of it, in their language, whatever they had read before
    const late = await world.hr.send('PUT', basePath + path, {
      payload: { reason: 'x', version: 1 },
      headers: { 'accept-language': 'bn' },
    });
    expect(statusAndCode(late)).toEqual([409, 'leave.over']);
    expect(late.at('message')).toContain('ইতিমধ্যে অনুমোদিত');
  });

  it('is not of the team of whoever asked: the list of a team is without the own', async () => {
    const above = await world.person();
    const middle = await world.person({ managerId: above.id });
    const below = await world.person({ managerId: middle.id });
    const mine = await applied(middle.client, asked(annual, '2026-03-09'));
    const theirs = await applied(below.client, asked(annual, '2026-03-09'));
    const listed = async (query: string) => {
      const { body } = await middle.client.get(`/leave-application/data?${query}`);
      return (body as { data: { _id: string }[] }).data.map(({ _id }) => _id).toSorted();
    };
    expect(await listed('')).toEqual([mine, theirs].toSorted());
    expect(await listed('team=all')).toEqual([theirs]);
    expect(await listed('team=second')).toEqual([]);
  });

  it('is changed until it is decided, and asked anew', async () => {
    const id = await applied(worker.client, asked(annual, '2026-03-09', '2026-03-10'));
    const changed = await worker.client.put(`${own}/${id}`, {
      applicationEndDate: '2026-03-12',
      version: 2,
    });
    expect(changed.body, changed.text).toMatchObject({ data: { totalDays: 4, status: 'Pending' } });
    expect(await balanceOf(worker.client, annual)).toMatchObject({ pendingDays: 4 });
    expect((await worker.client.put(`${own}/${id}`, { reason: 'x', version: 2 })).status).toBe(409);
    expect((await worker.client.put(`${own}/${id}`, { status: 'Draft' })).body).toMatchObject({
      data: { status: 'Draft' },
    });
    expect(await balanceOf(worker.client, annual)).toMatchObject({ pendingDays: 0 });
    expect((await boss.client.get('/inbox/data?kind=leave')).at('total')).toBe('0');
    expect(
      (await world.hr.put(`/leave-application/${id}`, { reason: 'By phone' })).at('data.reason'),
    ).toBe('By phone');
  });

  it('goes along the chain of its kind, HR where nobody stands above', async () => {
    const long = await world.kind({ chain: ['lineManager', 'hr'] });
    const id = await applied(worker.client, asked(long, '2026-03-09', '2026-03-12'));
    expect(
      (await review(boss.client, id, { status: 'Approved', approvedDays: 3 })).at('data.status'),
    ).toBe('Pending');
    const last = await world.hr.put(`/leave-application/review/${id}`, { status: 'Approved' });
    expect(last.body).toMatchObject({ data: { status: 'Approved', approvedDays: 3 } });
    const alone = await world.person();
    const orphan = await applied(alone.client, asked(long, '2026-03-09'));
    expect(
      (await world.hr.put(`/leave-application/review/${orphan}`, { status: 'Approved' })).status,
    ).toBe(200);
  });

  it('is taken back, or cancelled before it begins, and gives back exactly', async () => {
    const waiting = await applied(worker.client, asked(annual, '2026-03-09'));
    expect((await worker.client.delete(`${own}/${waiting}`)).status).toBe(200);
    const later = await applied(worker.client, asked(annual, '2026-03-10', '2026-03-11'));
    const begun = await applied(worker.client, asked(annual, '2026-03-02'));
    for (const id of [later, begun]) await review(boss.client, id);
    expect(await balanceOf(worker.client, annual)).toMatchObject({ usedDays: 3, remainingDays: 9 });
    expect(statusAndCode(await worker.client.delete(`${own}/${begun}`))).toEqual([
      409,
      'leave.begun',
    ]);
    expect((await worker.client.delete(`${own}/${later}`)).status).toBe(200);
    expect((await worker.client.get(`${own}/${later}`)).at('data.status')).toBe('Cancelled');
    expect(statusAndCode(await worker.client.delete(`${own}/${later}`))).toEqual([
      409,
      'leave.over',
    ]);
    expect((await world.hr.delete(`/leave-application/${begun}`)).status).toBe(200);
    expect(await balanceOf(worker.client, annual)).toMatchObject({
      usedDays: 0,
      remainingDays: 12,
    });
  });

  it('keeps its paper, which is given out with it and goes with the draft', async () => {
    const files = sendFiles(world.test);
    const strict = await world.kind({ attachmentAfter: 1 });
    const send = async () =>
      (await files.send(worker.client, 'document', 'note.pdf', samplePdf())).at('file._id');
    const attachment = await send();
    const body = asked(strict, '2026-03-09', '2026-03-10', { attachment });
    const id = await applied(worker.client, body);
    const read = await boss.client.get(`/leave-application/${id}`);
    expect(read.at('data.attachment.name')).toBe('note.pdf');
    const address = read.at('data.attachment.address');
    expect((await world.test.nobody.send('GET', address)).status).toBe(200);
    const second = await worker.client.post(
      own,
      asked(strict, '2026-03-11', '2026-03-11', { attachment }),
    );
    expect(second.status).toBe(422);
    await worker.client.put(`${own}/${id}`, { attachment: await send(), status: 'Draft' });
    expect((await files.rowOf(attachment))?.state).toBe('released');
  });

  it('HR and the head of the department may decide instead, recorded as such', async () => {
    const id = await applied(worker.client, asked(annual, '2026-03-09'));
    const read = await world.hr.get(`/leave-application/${id}`);
    expect(read.body).toMatchObject({ data: { can: { decide: false, override: true } } });
    const path = `/leave-application/review/${id}`;
    const decided = await world.hr.put(path, { status: 'Approved' });
    expect(decided.body, decided.text).toMatchObject({
      data: { status: 'Approved', steps: [{ verdict: 'approve', decidedAs: 'override' }] },
    });
  });

  it('is decided in the inbox as well', async () => {
    const id = await applied(worker.client, asked(annual, '2026-03-09'));
    const inbox = await boss.client.get('/inbox/data?kind=leave');
    expect(inbox.body).toMatchObject({
      data: [{ kind: 'leave', content: { days: 1, from: '2026-03-09' }, can: { decide: true } }],
    });
    const item = inbox.at('data.0._id');
    expect((await boss.client.put(`/inbox/${item}`, { verdict: 'approve' })).status).toBe(200);
    expect((await worker.client.get(`${own}/${id}`)).at('data.status')).toBe('Approved');
    expect(await balanceOf(worker.client, annual)).toMatchObject({
      usedDays: 1,
      remainingDays: 11,
    });
  });

  it('HR enters what is known late', async () => {
    const strict = await world.kind({ backdatedDays: 0, noticeDays: 5 });
    const body = { employeeId: worker.id, ...asked(strict, '2026-02-11') };
    const entered = await world.hr.post('/leave-application', body);
    expect(entered.body, entered.text).toMatchObject({ data: { status: 'Pending', totalDays: 1 } });
  });
});

describe('free days in between', () => {
  it('count across applications, and are given back when the other end goes', async () => {
    const both = await world.kind({ sandwich: 'both' });
    // Thursday and the Sunday after
    const thursday = await applied(worker.client, asked(both, '2026-03-12'));
    const sunday = await applied(worker.client, asked(both, '2026-03-15'));
    expect((await worker.client.get(`${own}/${sunday}`)).at('data.totalDays')).toBe('3');
    await review(boss.client, sunday);
    expect(await balanceOf(worker.client, both)).toMatchObject({ usedDays: 3, pendingDays: 1 });
    await review(boss.client, thursday, { status: 'Rejected', comment: 'no' });
    expect((await worker.client.get(`${own}/${sunday}`)).body).toMatchObject({
      data: { totalDays: 1, approvedDays: 1, status: 'Approved' },
    });
    expect(await balanceOf(worker.client, both)).toMatchObject({
      usedDays: 1,
      pendingDays: 0,
      remainingDays: 11,
    });
    await worker.client.delete(`${own}/${sunday}`);
    expect(await balanceOf(worker.client, both)).toMatchObject({ usedDays: 0, remainingDays: 12 });
  });

  it('go when fewer days are agreed to', async () => {
    const both = await world.kind({ sandwich: 'weekends' });
    const id = await applied(worker.client, asked(both, '2026-03-12', '2026-03-15'));
    const agreed = await review(boss.client, id, { status: 'Approved', approvedDays: 3 });
    expect(agreed.at('data.approvedDays'), agreed.text).toBe('1');
    expect(await balanceOf(worker.client, both)).toMatchObject({ usedDays: 1, remainingDays: 11 });
  });

  it('and days next to each other are in a row', async () => {
    const short = await world.kind({ mostInARow: 2 });
    await applied(worker.client, asked(short, '2026-03-11', '2026-03-12'));
    const reply = await worker.client.post(own, asked(short, '2026-03-15'));
    expect(statusAndCode(reply)).toEqual([422, 'leave.too-many-in-a-row']);
    expect((await worker.client.post(own, asked(short, '2026-03-16'))).status).toBe(200);
  });
});
