import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { applied, asked, type LeaveWorld, makeLeave } from '../../testing/people/make-leave.ts';

let world: LeaveWorld;
let annual: string;
let long: string;
beforeAll(async () => {
  world = await makeLeave();
  annual = await world.kind();
  long = await world.kind({ chain: ['lineManager', 'secondTier', 'hr'] });
});
afterAll(() => world.close());

type Someone = Awaited<ReturnType<LeaveWorld['person']>>;
let boss: Someone;
let worker: Someone;
beforeEach(async () => {
  const top = await world.person({ name: 'Top' });
  boss = await world.person({ name: 'Boss', managerId: top.id });
  worker = await world.person({ name: 'Worker', managerId: boss.id });
});

interface Item {
  readonly _id: string;
  readonly subject: { readonly _id: string };
  readonly can: { readonly decide: boolean; readonly override: boolean };
}
const listed = async (client: Client, which: string, about = worker.id): Promise<Item[]> => {
  const reply = await client.get(`/inbox/data?limit=200&which=${which}`);
  return (reply.body as { data: Item[] }).data.filter(({ subject }) => subject._id === about);
};
const only = async (client: Client, which: string, about?: string): Promise<Item> => {
  const [item, ...more] = await listed(client, which, about);
  if (!item || more.length > 0) throw new Error(`${more.length} more, or none`);
  return item;
};
const approve = (client: Client, { _id }: Item) =>
  client.put(`/inbox/${_id}`, { verdict: 'approve' });

describe('deciding instead of those who are asked', () => {
  it('is not for colleagues, other heads or management, who may look on', async () => {
    await applied(worker.client, asked(annual, '2026-03-16'));
    const item = await only(boss.client, 'waiting');
    const colleague = await world.person();
    const stranger = await world.person({
      roleKey: 'Head of Sales',
      departmentId: world.house.audit,
    });
    for (const { client } of [colleague, stranger, worker]) {
      expect(await listed(client, 'others')).toEqual([]);
      expect((await approve(client, item)).status).toBe(404);
    }
    const chief = await world.person({ roleKey: 'Chief Executive Officer' });
    const seen = await only(chief.client, 'others');
    expect(seen.can).toEqual({ decide: false, override: false });
    expect((await approve(chief.client, item)).status).toBe(404);
    expect((await chief.client.get(`/inbox/${item._id}`)).status).toBe(200);
  });

  it('is for the head of the department, HR and administrators, and written down', async () => {
    const head = await world.person({ roleKey: 'Head of Sales' });
    const days = ['2026-03-16', '2026-03-17', '2026-03-18'];
    for (const [index, client] of [head.client, world.hr, world.admin].entries()) {
      await applied(worker.client, asked(annual, days[index] ?? ''));
      expect(await listed(client, 'waiting')).toEqual([]);
      const item = await only(client, 'others');
      expect(item.can).toEqual({ decide: false, override: true });
      expect((await approve(client, item)).body).toMatchObject({
        data: { state: 'Approved', steps: [{ decidedAs: 'override', decidedFor: null }] },
      });
    }
    const noted = await sql<{ count: number }>`select count(*)::int as count
      from audit_value where "after"->>'as' = 'override'`.execute(world.test.database.db);
    expect(noted.rows[0]?.count).toBeGreaterThanOrEqual(3);
  });

  it('is not for HR of another concern', async () => {
    await applied(worker.client, asked(annual, '2026-03-16'));
    const item = await only(boss.client, 'waiting');
    const user = await world.test.newUser({ role: 'HR', concernId: world.house.meghna });
    const other = await world.enter({ kind: 'user', id: user });
    expect(await listed(other, 'others')).toEqual([]);
    expect((await approve(other, item)).status).toBe(404);
  });

  it('is never on the own record, whatever the account, nor on what one asked for', async () => {
    const user = await world.test.newUser({ role: 'ADMIN', employeeId: worker.id });
    const asAdmin = await world.enter({ kind: 'user', id: user });
    await applied(worker.client, asked(annual, '2026-03-16'));
    const item = await only(boss.client, 'waiting');
    expect((await approve(asAdmin, item)).status).toBe(404);
    const body = { employeeId: boss.id, ...asked(annual, '2026-03-18') };
    expect((await world.hr.post('/leave-application', body)).status).toBe(200);
    const about = await only(world.admin, 'others', boss.id);
    expect((await approve(world.hr, about)).status).toBe(404);
  });

  it('of a bank account there is none: only those who are asked', async () => {
    const head = await world.person({ roleKey: 'Head of Sales' });
    const bank = (await world.admin.post('/bank', { name: 'Sonali' })).at('bank._id');
    const path = `/employee/${worker.id}/bank`;
    await world.admin.put(path, { bank, accountName: 'Rahim', accountNumber: '0011' });
    const item = await only(world.hr, 'waiting');
    expect(await listed(head.client, 'others')).toEqual([]);
    expect((await approve(head.client, item)).status).toBe(404);
  });

  it('decides the step that waits, not those after it', async () => {
    await applied(worker.client, asked(long, '2026-03-16'));
    const item = await only(world.hr, 'others');
    expect((await approve(world.hr, item)).body).toMatchObject({
      data: {
        state: 'Pending',
        steps: [
          { approver: 'lineManager', decidedAs: 'override', who: [] },
          { approver: 'secondTier', decidedAs: null, who: ['Top'] },
          { approver: 'hr', decidedAs: null, who: [] },
        ],
      },
    });
  });
});

describe('the Head of HR', () => {
  it('is decided on by management or an administrator, not by the own people', async () => {
    const chief = await world.person({ roleKey: 'Chief Executive Officer' });
    const head = await world.person({ roleKey: 'Head of Human Resources' });
    await applied(head.client, asked(annual, '2026-03-16'));
    expect(await listed(world.hr, 'waiting', head.id)).toEqual([]);
    expect(await listed(head.client, 'waiting', head.id)).toEqual([]);
    const item = await only(world.admin, 'waiting', head.id);
    expect((await approve(head.client, item)).status).toBe(404);
    expect(
      (await approve(chief.client, await only(chief.client, 'waiting', head.id))).body,
    ).toMatchObject({ data: { state: 'Approved', steps: [{ decidedAs: 'meant' }] } });
  });

  it('without a manager waits for HR, who are asked as such, when it is anyone else', async () => {
    const alone = await world.person();
    await applied(alone.client, asked(annual, '2026-03-16'));
    const item = await only(world.hr, 'waiting', alone.id);
    expect((await approve(world.hr, item)).body).toMatchObject({
      data: { state: 'Approved', steps: [{ decidedAs: 'meant' }] },
    });
  });
});
