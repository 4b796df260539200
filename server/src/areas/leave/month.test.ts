import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Reply } from '../../testing/client.ts';
import { made } from '../../testing/people/make-house.ts';
import {
  applied,
  asked,
  type LeaveWorld,
  makeLeave,
  own,
} from '../../testing/people/make-leave.ts';

let world: LeaveWorld;
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
let peer: { id: string; client: Client };
let kind: string;
let leave: string;
let holiday: string;
beforeAll(async () => {
  world = await makeLeave();
  boss = await world.person({ name: 'Boss' });
  worker = await world.person({ name: 'Worker', managerId: boss.id });
  peer = await world.person({ name: 'Peer', managerId: boss.id });
  kind = await world.kind({ fullName: 'Sick leave', shortName: 'SL', colorCode: '#aa0000' });
  leave = await applied(worker.client, asked(kind, '2026-02-25', '2026-03-01'));
  await boss.client.put(`${own}/review/${leave}`, { status: 'Approved', approvedDays: 2 });
  await applied(worker.client, asked(kind, '2026-03-09'));
  const place = { name: 'Chattogram' };
  const location = made(await world.admin.post('/location', place), 'data._id');
  const day = {
    startDate: '2026-02-21',
    endDate: '2026-02-21',
    type: 'Government',
    colorCode: '#00aa00',
  };
  holiday = made(await world.hr.post('/holidays', { name: 'Language Day', ...day }), 'data._id');
  await world.hr.post('/holidays', { name: 'Port day', ...day, locations: [location] });
});
afterAll(() => world.close());

const shown = (reply: Reply) => (reply.body as { data: { name: string; type: string }[] }).data;
const names = (reply: Reply): string[] => shown(reply).map(({ name }) => name);
const all = '/holidays/get-holidays-for-calendar';
const ofOne = '/holidays/get-holidays-calendar-by-employee';

describe('the month', () => {
  it('merges holidays and agreed leave as published', async () => {
    const reply = await worker.client.get(`${ofOne}?startDate=2026-02-01&endDate=2026-02-31`);
    expect(reply.body).toEqual({
      data: [
        {
          _id: holiday,
          startDate: '2026-02-21',
          endDate: '2026-02-21',
          totalDays: 1,
          colorCode: '#00aa00',
          type: 'Government',
          name: 'Language Day',
          what: 'holiday',
          employeeId: null,
        },
        {
          _id: leave,
          startDate: '2026-02-25',
          endDate: '2026-02-26',
          totalDays: 2,
          colorCode: '#aa0000',
          type: 'Sick leave',
          name: 'Worker',
          what: 'leave',
          employeeId: { _id: worker.id, name: 'Worker' },
        },
      ],
    });
  });

  it('does not show what waits, nor what was not agreed to', async () => {
    expect(names(await worker.client.get(`${ofOne}?month=2026-03`))).toEqual([]);
  });

  it.each([
    ['self', 'worker', ['Language Day', 'Worker']],
    ['all', 'worker', ['Language Day', 'Port day', 'Worker']],
    ['all', 'peer', ['Language Day', 'Port day']],
    ['self', 'peer', ['Language Day']],
    ['team', 'peer', ['Language Day', 'Port day', 'Worker']],
    ['team', 'boss', ['Language Day', 'Port day', 'Worker']],
    ['all', 'hr', ['Language Day', 'Port day', 'Worker']],
  ] as const)('of %s for %s', async (whose, who, expected) => {
    const client = { worker: worker.client, peer: peer.client, boss: boss.client, hr: world.hr }[
      who
    ];
    const reply = await client.get(`${all}?month=2026-02&whose=${whose}`);
    expect(names(reply).toSorted()).toEqual(expected);
    const away = shown(reply).find(({ name }) => name === 'Worker');
    // a colleague is away, and it is nobody's business for what
    if (away) expect(away.type).toBe(who === 'peer' ? '' : 'Sick leave');
    if (who === 'peer') expect(reply.text).not.toMatch(/Sick|#aa0000/);
  });

  it('of someone else is refused to peers, and of no day at all', async () => {
    expect((await peer.client.get(`${ofOne}?employeeId=${worker.id}`)).status).toBe(404);
    expect((await boss.client.get(`${ofOne}?employeeId=${worker.id}`)).status).toBe(200);
    expect((await worker.client.get(`${ofOne}?month=2026-13`)).status).toBe(400);
    expect((await worker.client.get(`${ofOne}?startDate=2026-02-99`)).status).toBe(400);
    expect(
      (await worker.client.get(`${ofOne}?startDate=2026-02-01&endDate=2030-01-01`)).status,
    ).toBe(422);
  });
});

describe('the plan of a form', () => {
  it('tells days, the own leave, who of the team is away and how many are there', async () => {
    const reply = await peer.client.get(
      '/employee-panel/leave-plan?from=2026-02-25&until=2026-02-27',
    );
    expect(reply.body).toMatchObject({
      own: [],
      away: [{ employee: { _id: worker.id }, from: '2026-02-25', status: 'Approved' }],
      coverage: [
        { day: '2026-02-25', team: 1, away: 1 },
        { day: '2026-02-26', team: 1, away: 1 },
        { day: '2026-02-27', team: 0, away: 0 },
      ],
    });
    expect(reply.text).not.toContain('Sick');
    expect((reply.body as { days: unknown[] }).days).toHaveLength(3 + 62);
    expect(
      (
        await peer.client.get(
          `/employee-panel/leave-plan?from=2026-02-25&until=2026-02-27&employeeId=${worker.id}`,
        )
      ).status,
    ).toBe(404);
  });
});

describe('the feed', () => {
  const read = (address: string) => world.test.nobody.send('GET', new URL(address).pathname);
  const make = async () =>
    made(await worker.client.post('/employee-panel/calendar-feed'), 'address');

  it('is off until it is asked for, and unknown secrets lead nowhere', async () => {
    expect((await peer.client.get('/employee-panel/calendar-feed')).body).toEqual({ isOn: false });
    for (const name of [`${'x'.repeat(43)}.ics`, 'x.ics', 'x', 'x'.repeat(43)])
      expect((await read(`https://muster.example/calendar/${name}`)).status).toBe(404);
  });

  it('tells the own days by a secret address, of which only the hash is kept', async () => {
    const address = await make();
    expect(address).toMatch(/^https:\/\/muster\.example\/calendar\/[\w-]{43}\.ics$/);
    const reply = await read(address);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(reply.text).toContain('SUMMARY:Sick leave\r\n');
    expect(reply.text).toContain('DTSTART;VALUE=DATE:20260225\r\nDTEND;VALUE=DATE:20260227\r\n');
    expect(reply.text).toContain('SUMMARY:Language Day\r\n');
    expect(reply.text).not.toContain('Port day');
    const [row] = await world.test.database.db.selectFrom('calendar_feed').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(address.slice(-47, -4));
  });

  it('a new address ends the old one, and it can be ended', async () => {
    const [first, second] = [await make(), await make()];
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await worker.client.delete('/employee-panel/calendar-feed');
    expect((await read(second)).status).toBe(404);
  });

  it('is not asked for without end', async () => {
    const address = await make();
    const replies: number[] = [];
    for (let at = 0; at < 125; at += 1) replies.push((await read(address)).status);
    expect(replies.filter((status) => status === 200)).toHaveLength(120);
    expect(replies.at(-1)).toBe(429);
  });
});
