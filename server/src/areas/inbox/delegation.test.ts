import { sql } from 'kysely';
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
let annual: string;
beforeAll(async () => {
  world = await makeLeave();
  annual = await world.kind();
});
afterAll(() => world.close());

type Someone = Awaited<ReturnType<LeaveWorld['person']>>;
let top: Someone;
let boss: Someone;
let worker: Someone;
let friend: Someone;
beforeEach(async () => {
  await world.travel('2026-03-02T06:00:00.000Z');
  top = await world.person({ name: 'Top' });
  boss = await world.person({ name: 'Boss', managerId: top.id });
  worker = await world.person({ name: 'Worker', managerId: boss.id });
  friend = await world.person({ name: 'Friend' });
});

const path = '/inbox/delegation';
const given = (more: object = {}) => ({
  toPerson: friend.id,
  fromDate: '2026-03-02',
  toDate: '2026-03-08',
  ...more,
});
interface Item {
  readonly _id: string;
  readonly subject: { readonly _id: string };
}
const waiting = async (client: Client, which = 'waiting'): Promise<Item[]> => {
  const reply = await client.get(`/inbox/data?limit=200&which=${which}`);
  return (reply.body as { data: Item[] }).data.filter(({ subject }) => subject._id === worker.id);
};
const askLeave = () => applied(worker.client, asked(annual, '2026-03-16'));
const itemOf = async (client: Client, which?: string): Promise<string> => {
  const [item] = await waiting(client, which);
  if (!item) throw new Error('nothing waits');
  return item._id;
};
const approve = (client: Client, id: string) => client.put(`/inbox/${id}`, { verdict: 'approve' });

describe.each([
  ['/leave-application/review', 'Approved'],
  ['/employee-panel/leave-application/review', 'Approved'],
  ['/leave-application', 'Approved'],
])('a delegate without a team of their own decides by PUT %s', (review, status) => {
  it('what waits for the one in whose place they are, and nothing else', async () => {
    const application = await askLeave();
    const said = { status };
    expect((await friend.client.put(`${review}/${application}`, said)).status).toBe(404);
    await boss.client.post(path, given());
    const read = await friend.client.get(`${own}/${application}`);
    expect(read.at('data.can.decide')).toBe('true');
    const reply = await friend.client.put(`${review}/${application}`, said);
    expect([reply.status, reply.at('data.status')], reply.text).toEqual([200, 'Approved']);
    expect(
      (await friend.client.put(`/leave-application/${application}`, { reason: 'x' })).status,
    ).toBe(404);
  });
});

describe('letting someone stand in', () => {
  it.each([
    ['to oneself', () => ({ toPerson: boss.id }), 422, 'delegation.to-oneself'],
    ['backwards', () => ({ toDate: '2026-03-01' }), 422, 'delegation.ends-before-start'],
    [
      'for days that are over',
      () => ({ fromDate: '2026-03-01' }),
      422,
      'delegation.starts-in-past',
    ],
    ['for more than a year', () => ({ toDate: '2027-03-03' }), 422, 'delegation.too-long'],
    ['to nobody', () => ({ toPerson: crypto.randomUUID() }), 422, 'delegation.not-employed'],
    ['for an unknown kind', () => ({ kinds: ['pay'] }), 400, 'request.fields'],
    ['for no kind', () => ({ kinds: [] }), 400, 'request.fields'],
  ])('is refused %s', async (_, more, status, code) => {
    expect(statusAndCode(await boss.client.post(path, given(more())))).toEqual([status, code]);
  });

  it('is refused to someone who has left', async () => {
    const gone = await world.person({ status: 'Left' });
    const reply = await boss.client.post(path, given({ toPerson: gone.id }));
    expect(statusAndCode(reply)).toEqual([422, 'delegation.not-employed']);
  });

  it('is listed whole for HR until it is over, for nobody else', async () => {
    const id = (await boss.client.post(path, given())).at('data._id');
    const listed = async (client: Client) => {
      const { body } = await client.get(`${path}/data?whose=all`);
      return (body as { data: { _id: string }[] }).data.some(({ _id }) => _id === id);
    };
    expect([await listed(boss.client), await listed(friend.client)]).toEqual([false, false]);
    expect(await listed(world.hr)).toBe(true);
    await world.travel('2026-03-09T06:00:00.000Z');
    expect(await listed(world.hr)).toBe(false);
  });

  it('is refused in another’s place, unless by HR; nobody else ends or reads it', async () => {
    const forBoss = given({ employeeId: boss.id });
    expect((await friend.client.post(path, forBoss)).status).toBe(404);
    expect((await top.client.post(path, forBoss)).status).toBe(404);
    const id = (await world.hr.post(path, forBoss)).at('data._id');
    expect((await friend.client.delete(`${path}/${id}`)).status).toBe(404);
    const others = await top.client.get(`${path}/data?employeeId=${boss.id}`);
    expect(others.body).toEqual({ data: [] });
    expect((await world.hr.get(`${path}/data?employeeId=${boss.id}`)).body).toMatchObject({
      data: [{ _id: id, state: 'now', can: { remove: true } }],
    });
    expect((await friend.client.get(`${path}/data`)).body).toMatchObject({
      data: [{ fromPerson: { name: 'Boss' }, can: { remove: false } }],
    });
    expect((await boss.client.delete(`${path}/${id}`)).status).toBe(200);
  });

  it('is refused twice for the same days and kinds, also at once', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => boss.client.post(path, given({ kinds: ['leave', 'day-off'] }))),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const part = given({ fromDate: '2026-03-08', toDate: '2026-03-20', kinds: ['day-off'] });
    expect(statusAndCode(await boss.client.post(path, part))).toEqual([
      409,
      'delegation.overlapping',
    ]);
    expect((await boss.client.post(path, given({ toDate: '2026-03-03' }))).status).toBe(409);
    const other = given({ kinds: ['attendance-correction'], toPerson: top.id });
    expect((await boss.client.post(path, other)).status).toBe(200);
    const later = given({ fromDate: '2026-03-09', toDate: '2026-03-20' });
    expect((await boss.client.post(path, later)).status).toBe(200);
  });
});

describe('who stands in', () => {
  it('decides in the delegator’s place, and it is written down as that', async () => {
    await boss.client.post(path, given({ kinds: ['leave'] }));
    await askLeave();
    expect((await world.hr.get('/inbox/data?which=others')).body).toMatchObject({
      data: [{ standIns: ['Friend'], steps: [{ who: ['Boss'] }], can: { override: true } }],
    });
    const item = await itemOf(friend.client);
    expect((await approve(friend.client, item)).body).toMatchObject({
      data: {
        state: 'Approved',
        steps: [{ decidedBy: 'Friend', decidedAs: 'delegate', decidedFor: 'Boss' }],
      },
    });
    const noted = await sql<{ as: string; for: string }>`
      select "after"->>'as' as as, "after"->>'for' as for from audit_value
      where "after" ? 'as'`.execute(world.test.database.db);
    expect(noted.rows).toContainEqual({ as: 'delegate', for: boss.id });
  });

  it('not for other kinds, before or after, nor once it was ended', async () => {
    await boss.client.post(path, given({ kinds: ['day-off'] }));
    const days = { fromDate: '2026-03-03', toDate: '2026-03-04', kinds: ['leave'] };
    const id = (await boss.client.post(path, given(days))).at('data._id');
    await askLeave();
    expect(await waiting(friend.client)).toEqual([]);
    await world.travel('2026-03-03T06:00:00.000Z');
    expect(await waiting(friend.client)).toHaveLength(1);
    const item = await itemOf(friend.client);
    await world.travel('2026-03-05T06:00:00.000Z');
    expect(await waiting(friend.client)).toEqual([]);
    expect((await approve(friend.client, item)).status).toBe(404);
    await world.travel('2026-03-04T06:00:00.000Z');
    await boss.client.delete(`${path}/${id}`);
    expect((await approve(friend.client, item)).status).toBe(404);
  });

  it('begins and ends with the day of the company, not of the server', async () => {
    await boss.client.post(path, given({ fromDate: '2026-03-03', toDate: '2026-03-03' }));
    await askLeave();
    await world.travel('2026-03-02T17:59:00.000Z');
    expect(await waiting(friend.client)).toEqual([]);
    await world.travel('2026-03-02T18:01:00.000Z');
    expect(await waiting(friend.client)).toHaveLength(1);
    await world.travel('2026-03-03T18:01:00.000Z');
    expect(await waiting(friend.client)).toEqual([]);
  });

  it('never decides on themselves, nor on what they or the delegator asked for', async () => {
    await boss.client.post(path, given({ toPerson: worker.id }));
    await askLeave();
    expect(await waiting(worker.client)).toEqual([]);
    const item = await itemOf(boss.client);
    expect((await approve(worker.client, item)).status).toBe(404);
    const officer = await world.test.newUser({ role: 'HR', employeeId: boss.id });
    const asHr = await world.enter({ kind: 'user', id: officer });
    await boss.client.delete(`${path}/${(await boss.client.get(`${path}/data`)).at('data.0._id')}`);
    await boss.client.post(path, given());
    const body = { employeeId: worker.id, ...asked(annual, '2026-03-18') };
    const id = (await asHr.post('/leave-application', body)).at('data._id');
    const seen = (await waiting(friend.client)).length;
    expect([id.length, seen]).toEqual([36, 1]);
  });

  it('passes nothing on: a stand-in of a stand-in is not asked', async () => {
    const third = await world.person();
    await boss.client.post(path, given());
    await friend.client.post(path, given({ toPerson: third.id }));
    await askLeave();
    expect(await waiting(third.client)).toEqual([]);
  });

  it('and the delegator at once: one verdict', async () => {
    await boss.client.post(path, given());
    for (let round = 0; round < 5; round += 1) {
      const day = `2026-04-${String(5 + round).padStart(2, '0')}`;
      await applied(worker.client, asked(annual, day));
      const item = await itemOf(boss.client);
      const verdicts = await Promise.all([
        approve(boss.client, item),
        approve(friend.client, item),
        approve(world.hr, item),
        boss.client.put(`/inbox/${item}`, { verdict: 'reject', comment: 'no' }),
      ]);
      expect(verdicts.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    }
  });
});

describe('while the line manager is on leave', () => {
  it('the second tier may decide, only then, and the stand-in of the second tier', async () => {
    const away = await applied(boss.client, asked(annual, '2026-03-03'));
    await top.client.put(`/leave-application/review/${away}`, { status: 'Approved' });
    await top.client.post(path, given());
    await askLeave();
    expect([await waiting(top.client), await waiting(friend.client)]).toEqual([[], []]);
    await world.travel('2026-03-03T06:00:00.000Z');
    expect(await waiting(friend.client)).toHaveLength(1);
    expect((await approve(top.client, await itemOf(top.client))).body).toMatchObject({
      data: { state: 'Approved', steps: [{ decidedAs: 'meant', decidedFor: 'Boss' }] },
    });
  });

  it('leave that was only asked for does not make anyone away', async () => {
    await applied(boss.client, asked(annual, '2026-03-02'));
    await askLeave();
    expect(await waiting(top.client)).toEqual([]);
  });
});
