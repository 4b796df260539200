import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { applied, asked, type LeaveWorld, makeLeave } from '../../testing/people/make-leave.ts';
import { itemsIn } from '../../testing/notices.ts';

/** An administrator is a person, too: cutting the tie to it opens none of the own records. */
let world: LeaveWorld;
let annual: string;
beforeAll(async () => {
  world = await makeLeave();
  annual = await world.kind();
});
afterAll(() => world.close());
beforeEach(() => world.travel('2026-03-02T06:00:00.000Z'));

type Someone = Awaited<ReturnType<LeaveWorld['person']>>;
interface Tied {
  readonly user: string;
  readonly self: Someone;
  client: Client;
}

async function tied(): Promise<Tied> {
  const self = await world.person({ name: 'Administrator at work' });
  const user = await world.test.newUser({ employeeId: self.id });
  return { user, self, client: await world.enter({ kind: 'user', id: user }) };
}
/** Another administrator cuts the tie; the account is entered anew. */
async function cut(one: Tied): Promise<void> {
  const reply = await world.admin.put(`/users/${one.user}`, { employeeId: null });
  expect(reply.status, reply.text).toBe(200);
  one.client = await world.enter({ kind: 'user', id: one.user });
}
const waiting = async (client: Client, about: string) => {
  const pages = [
    await client.get('/inbox/data?limit=200&which=waiting'),
    await client.get('/inbox/data?limit=200&which=others'),
  ];
  return pages.flatMap(itemsIn).filter(({ subject }) => subject._id === about);
};
const itemOf = async (about: string): Promise<string> => {
  const [item] = await waiting(world.admin, about);
  if (!item) throw new Error('nothing waits');
  return item._id;
};

describe('who stands behind the own account', () => {
  it('is neither cut nor changed by its owner', async () => {
    const { user, client } = await tied();
    const other = await world.person();
    for (const employeeId of [null, other.id]) {
      const reply = await client.put(`/users/${user}`, { employeeId });
      expect([reply.status, reply.at('code')]).toEqual([409, 'identity.own-tie']);
    }
    expect((await client.put(`/users/${user}`, { name: 'Renamed' })).status).toBe(200);
  });

  it('changed by another administrator ends the sessions', async () => {
    const { user, client } = await tied();
    expect((await world.admin.put(`/users/${user}`, { employeeId: null })).status).toBe(200);
    expect((await client.get('/admin-auth/me')).at('code')).toBe('session.ended');
  });

  it('may be told for the first time by the owner', async () => {
    const user = await world.test.newUser();
    const client = await world.enter({ kind: 'user', id: user });
    const { id } = await world.person();
    expect((await client.put(`/users/${user}`, { employeeId: id })).status).toBe(200);
  });
});

describe('after the tie was cut the own record stays the own', () => {
  let one: Tied;
  beforeEach(async () => {
    one = await tied();
  });

  it('for what was asked for before', async () => {
    await applied(one.self.client, asked(annual, '2026-03-16'));
    await cut(one);
    expect(await waiting(one.client, one.self.id)).toEqual([]);
    const item = await itemOf(one.self.id);
    const reply = await one.client.put(`/inbox/${item}`, { verdict: 'approve' });
    expect(reply.status).toBe(404);
  });

  it('for what is asked for afterwards, during ninety days', async () => {
    await cut(one);
    await world.travel('2026-05-30T06:00:00.000Z');
    await applied(one.self.client, asked(annual, '2026-06-15'));
    expect(await waiting(one.client, one.self.id)).toEqual([]);
    await world.travel('2026-06-01T06:00:00.000Z');
    expect(await waiting(one.client, one.self.id)).toHaveLength(1);
  });

  it('for ever for what was asked for while it held', async () => {
    await applied(one.self.client, asked(annual, '2026-12-14'));
    await cut(one);
    await world.travel('2026-11-02T06:00:00.000Z');
    expect(await waiting(one.client, one.self.id)).toEqual([]);
  });

  it('for the record, its history and its papers', async () => {
    await cut(one);
    const path = `/employee/${one.self.id}`;
    expect((await one.client.put(path, { phone: '01711111111' })).body).toMatchObject({
      code: 'people.own-record',
    });
    expect((await one.client.get(path)).body).toMatchObject({
      employee: { can: { change: false } },
    });
    const life = { action: 'confirm', date: '2026-03-02' };
    expect((await one.client.post(`${path}/life`, life)).at('code')).toBe('people.own-record');
  });

  it('for balances and for leave entered as HR', async () => {
    await cut(one);
    const { self, client } = one;
    const change = { employeeId: self.id, leaveType: annual, days: 2, note: 'A gift', year: 2026 };
    expect((await client.post('/leave-balance/adjust', change)).at('code')).toBe(
      'leave.own-balance',
    );
    const body = { ...asked(annual, '2026-03-23'), employeeId: self.id };
    const entered = await client.post('/leave-application', body);
    expect([entered.status, entered.at('data.status')], entered.text).toEqual([200, 'Pending']);
  });

  it('for days of attendance and rosters', async () => {
    await cut(one);
    const { self, client } = one;
    const waived = { employeeId: self.id, date: '2026-03-02', isWaived: true, reason: 'Traffic' };
    expect((await client.put('/attendance/waiver', waived)).at('code')).toBe('people.own-record');
    const days = [{ employeeId: self.id, day: '2026-03-09', set: 'off' }];
    expect((await client.put('/roster/days', { days })).at('code')).toBe('people.own-record');
  });

  it('for changes of many', async () => {
    await cut(one);
    const { self, client } = one;
    const all = await client.post('/employee-batch/change', {
      filter: { search: 'Administrator at work' },
      given: { employmentType: 'Contract' },
    });
    const rows = await world.test.database.db
      .selectFrom('sheet_row')
      .selectAll()
      .where('batch_id', '=', all.at('data._id'))
      .execute();
    expect(JSON.stringify(rows)).not.toContain(`T-${self.id.slice(-12)}`);
  });
});
