import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../../platform/clock.ts';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

interface Listed {
  readonly data: readonly { readonly _id: string; readonly current: boolean }[];
  readonly total: number;
}
const list = async (client: Client) => (await client.get('/own-session')).body as Listed;
const idOf = async (client: Client) =>
  (await list(client)).data.find(({ current }) => current)?._id ?? '';
const twice = async (account: { kind: AccountKind; id: string }) => {
  const first = await test.enter(account);
  // Two sessions of the same instant have no order.
  test.clock.advance(1);
  return [first, await test.enter(account)] as const;
};
const newUser = async () => ({ kind: 'user' as const, id: await test.newUser() });

describe('own sessions', () => {
  it('of someone else are nothing that is here', async () => {
    const [mine, foreign] = [await test.enter(await newUser()), await test.enter(await newUser())];
    const reply = await mine.delete(`/own-session/${await idOf(foreign)}`);
    expect([reply.status, reply.at('code')]).toEqual([404, 'record.not-found']);
    expect((await foreign.get('/admin-auth/me')).status).toBe(200);
    expect((await mine.delete('/own-session/not-an-id')).status).toBe(404);
  });

  it('of an account of another kind with the same id are not mine either', async () => {
    const person = await test.newPerson();
    const employee = await test.enter({ kind: 'employee', id: person });
    const applicant = await test.enter({ kind: 'applicant', id: person });
    const foreign = await test.database.db
      .selectFrom('session')
      .select('id')
      .where('account_kind', '=', 'applicant')
      .where('account_id', '=', person)
      .executeTakeFirstOrThrow();
    expect((await employee.delete(`/own-session/${foreign.id}`)).status).toBe(404);
    expect((await list(employee)).total).toBe(1);
    expect(applicant.token).not.toBe(employee.token);
  });

  it('are listed, the newest first, this one marked, without ended and expired ones', async () => {
    const account = await newUser();
    const [first, second] = await twice(account);
    const { data, total } = await list(second);
    expect(total).toBe(2);
    expect(data.map(({ current }) => current)).toEqual([true, false]);
    expect(data[0]).toEqual({
      _id: expect.any(String) as string,
      createdAt: expect.any(String) as string,
      lastSeenAt: expect.any(String) as string,
      address: '127.0.0.1',
      agent: 'test',
      current: true,
    });
    await first.post('/admin-auth/logout');
    expect((await list(second)).total).toBe(1);
    await test.database.db
      .updateTable('session')
      .set({ expires_at: test.clock.now() })
      .where('id', '<>', await idOf(second))
      .where('account_id', '=', account.id)
      .execute();
    expect((await list(second)).total).toBe(1);
  });

  it('end one by one, once, with an entry each', async () => {
    const account = await newUser();
    const [here, elsewhere] = await twice(account);
    const id = await idOf(elsewhere);
    expect((await here.delete(`/own-session/${id}`)).body).toEqual({});
    const ended = await elsewhere.get('/admin-auth/me');
    expect([ended.status, ended.at('code')]).toEqual([401, 'session.ended']);
    expect((await here.get('/admin-auth/me')).status).toBe(200);
    expect((await here.delete(`/own-session/${id}`)).status).toBe(404);
    const entries = await test.database.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('record_id', '=', id)
      .execute();
    expect(entries).toEqual([{ action: 'identity.end-session', actor_id: account.id }]);
  });

  it('end all but this one', async () => {
    const account = await newUser();
    const [here, elsewhere] = await twice(account);
    const third = await test.enter(account);
    const stranger = await test.enter(await newUser());
    expect((await here.delete('/own-session')).body).toEqual({});
    for (const client of [elsewhere, third])
      expect((await client.get('/admin-auth/me')).at('code')).toBe('session.ended');
    for (const client of [here, stranger])
      expect((await client.get('/admin-auth/me')).status).toBe(200);
  });

  it('are gone after thirty days without a word', async () => {
    const other = await makeApp();
    const account = { kind: 'user' as const, id: await other.newUser() };
    await other.enter(account);
    other.clock.advance(days(30));
    const now = await other.enter(account);
    expect((await list(now)).total).toBe(1);
    await other.close();
  });
});
