import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  applied,
  asked,
  type LeaveWorld,
  makeLeave,
  own,
  statusAndCode,
} from '../../testing/people/make-leave.ts';

/** Sales is in Dhaka, where 3 March has begun; the furnace is in New York, where it is still the 2nd. */
const night = '2026-03-02T20:00:00.000Z';
const path = '/inbox/delegation';
const second = { fromDate: '2026-03-02', toDate: '2026-03-02' };

interface Someone {
  readonly id: string;
  readonly client: Client;
}
/** Someone's line of managers in a concern, and who may stand in for them. */
interface Line {
  readonly worker: Someone;
  readonly boss: Someone;
  readonly top: Someone;
  readonly friend: Someone;
}

let world: LeaveWorld;
let here: Line;
let there: Line;
beforeAll(async () => {
  world = await makeLeave();
  const of = `/settings/company?concern=${world.house.meghna}`;
  expect((await world.admin.put(of, { zone: 'America/New_York' })).status).toBe(200);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.travel('2026-03-02T06:00:00.000Z');
  const lineIn = async (departmentId: string): Promise<Line> => {
    const top = await world.person({ departmentId });
    const boss = await world.person({ departmentId, managerId: top.id });
    const worker = await world.person({ departmentId, managerId: boss.id });
    return { worker, boss, top, friend: await world.person({ departmentId }) };
  };
  here = await lineIn(world.house.sales);
  there = await lineIn(world.house.furnace);
});
const inBoth = async <T>(work: (line: Line) => Promise<T>): Promise<[T, T]> => [
  await work(here),
  await work(there),
];
const mayDecide = async ({ worker }: Line, by: Someone, kind: string, day = '2026-03-10') => {
  const id = await applied(worker.client, asked(kind, day));
  return (await by.client.get(`${own}/${id}`)).at('data.can.decide');
};

it('a day that is over where someone is can not be stood in for', async () => {
  await world.travel(night);
  const set = async ({ boss, friend }: Line) =>
    statusAndCode(await boss.client.post(path, { toPerson: friend.id, ...second }));
  expect(await inBoth(set)).toEqual([
    [422, 'delegation.starts-in-past'],
    [200, 'undefined'],
  ]);
});

it('who stands in does so on the days of the one they stand in for', async () => {
  const kind = await world.kind();
  for (const { boss, friend } of [here, there])
    expect((await boss.client.post(path, { toPerson: friend.id, ...second })).status).toBe(200);
  expect(await inBoth((line) => mayDecide(line, line.friend, kind))).toEqual(['true', 'true']);
  await world.travel(night);
  expect(await inBoth((line) => mayDecide(line, line.friend, kind, '2026-03-11'))).toEqual([
    'undefined',
    'true',
  ]);
  const states = await inBoth(async ({ boss }) =>
    (await boss.client.get(`${path}/data`)).at('data.0.state'),
  );
  expect(states).toEqual(['over', 'now']);
  const { text } = await world.hr.get(`${path}/data?whose=all`);
  expect([text.includes(here.boss.id), text.includes(there.boss.id)]).toEqual([false, true]);
});

it('the next above decides while someone is away where they are', async () => {
  const kind = await world.kind();
  for (const { boss, top } of [here, there]) {
    const id = await applied(boss.client, asked(kind, '2026-03-02'));
    const said = await top.client.put(`${own}/review/${id}`, { status: 'Approved' });
    expect(said.status, said.text).toBe(200);
  }
  await world.travel(night);
  expect(await inBoth((line) => mayDecide(line, line.top, kind))).toEqual(['undefined', 'true']);
});
