import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { type LeaveWorld, makeLeave, statusAndCode } from '../../testing/people/make-leave.ts';
import { unreadOf } from '../../testing/notices.ts';

/** Human Resources set up delegations of others, but choose nobody to decide on themselves. */
let world: LeaveWorld;
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());

type Someone = Awaited<ReturnType<LeaveWorld['person']>>;
let top: Someone;
let boss: Someone;
let officer: Someone;
let friend: Someone;
let hr: Client;
let user: string;
beforeEach(async () => {
  top = await world.person({ name: 'Top' });
  boss = await world.person({ name: 'Boss', managerId: top.id });
  officer = await world.person({ name: 'Officer', managerId: boss.id });
  friend = await world.person({ name: 'Friend' });
  user = await world.test.newUser({ role: 'HR', employeeId: officer.id });
  hr = await world.enter({ kind: 'user', id: user });
});

const path = '/inbox/delegation';
const of = (person: Someone) => ({
  employeeId: person.id,
  toPerson: friend.id,
  fromDate: '2026-03-02',
  toDate: '2026-03-08',
});
const refused = [403, 'delegation.decides-on-you'];

describe('of someone who decides on them HR', () => {
  it.each([
    ['line manager', () => boss],
    ['second tier', () => top],
  ])('sets up nothing: %s', async (_, who) => {
    expect(statusAndCode(await hr.post(path, of(who())))).toEqual(refused);
    expect(statusAndCode(await world.hr.post(path, of(who())))[0]).toBe(200);
  });

  it('ends nothing, and is shown that it cannot', async () => {
    const id = (await world.hr.post(path, of(boss))).at('data._id');
    const { body } = await hr.get(`${path}/data?whose=all`);
    const shown = (body as { data: { _id: string; can: object }[] }).data.find(
      (each) => each._id === id,
    );
    expect(shown?.can).toEqual({ remove: false });
    expect(statusAndCode(await hr.delete(`${path}/${id}`))).toEqual(refused);
    expect((await boss.client.delete(`${path}/${id}`)).status).toBe(200);
  });

  it('chooses nobody after the tie to the person was cut either', async () => {
    await world.admin.put(`/users/${user}`, { employeeId: null });
    const again = await world.enter({ kind: 'user', id: user });
    expect(statusAndCode(await again.post(path, of(boss)))).toEqual(refused);
  });
});

describe('the one in whose place someone decides', () => {
  const texts = async (who: Someone) => (await unreadOf(who.client)).map(({ text }) => text);

  it('is told when someone else sets it up and when someone else ends it', async () => {
    const id = (await world.hr.post(path, of(boss))).at('data._id');
    expect(await texts(boss)).toEqual([
      expect.stringMatching(/^Test User let Friend decide in your place, .*2026.* to .*2026/),
    ]);
    await world.hr.delete(`${path}/${id}`);
    expect(await texts(boss)).toContainEqual(expect.stringContaining('ended'));
  });

  it('is told nothing of the own doing', async () => {
    const { employeeId: _, ...given } = of(boss);
    const id = (await boss.client.post(path, given)).at('data._id');
    await boss.client.delete(`${path}/${id}`);
    expect(await texts(boss)).toEqual([]);
  });
});
