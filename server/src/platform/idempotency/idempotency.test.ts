import { basePath } from '@muster/contract/kernel/endpoint.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Reply } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { after, days } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { claimKey, sweepKeys } from './keys.ts';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const write = (client: Client, method: 'POST' | 'PUT' | 'DELETE', path: string) => ({
  with: (key: string, payload?: object) =>
    client.send(method, basePath + path, { payload, headers: { 'idempotency-key': key } }),
});
const add = (key: string, payload: object, client = admin) =>
  write(client, 'POST', '/designation').with(key, payload);
const told = ({ status, text, headers }: Reply) => [status, text, headers['idempotency-replayed']];

const countOf = async (name: string): Promise<string> =>
  (await admin.get(`/designation/data?search=${encodeURIComponent(name)}`)).at('total');
const entries = async (action: string, recordId: string): Promise<number> => {
  const rows = await test.database.db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', action)
    .where('record_id', '=', recordId)
    .execute();
  return rows.length;
};
const rowOf = (key: string) =>
  test.database.db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();

describe('a key that cannot be one', () => {
  it.each(['', 'x'.repeat(201), 'tab\there', 'ключ', 'nul\u0000l', 'line\u0085end'])(
    '%j is refused, and nothing is done',
    async (key) => {
      const reply = await add(key, { name: 'Refused key' });
      expect([reply.status, reply.at('code')]).toEqual([400, 'idempotency.key']);
      expect(await countOf('Refused key')).toBe('0');
    },
  );

  it('never makes the server stumble, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 260 }), async (key) => {
        const { status } = await add(key, { name: '' });
        expect(status).toBe(400);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a repeat', () => {
  it('is answered as the first was, byte for byte, and does nothing', async () => {
    const first = await add('again', { name: 'Once', grade: 'M1' });
    const second = await add('again', { grade: 'M1', name: 'Once' });
    expect(told(first)).toEqual([200, first.text, undefined]);
    expect(told(second)).toEqual([200, first.text, 'true']);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(await countOf('Once')).toBe('1');
    expect(await entries('designation.create', first.at('designation._id'))).toBe(1);
  });

  it('of a change and of a removal is the same answer, not a conflict or a 404', async () => {
    const id = (await admin.post('/designation', { name: 'Short life' })).at('designation._id');
    const change = write(admin, 'PUT', `/designation/${id}`);
    const changed = await change.with('change', { grade: 'X', version: 1 });
    expect(told(await change.with('change', { grade: 'X', version: 1 }))).toEqual([
      200,
      changed.text,
      'true',
    ]);
    const removal = write(admin, 'DELETE', `/designation/${id}`);
    expect((await removal.with('remove')).status).toBe(200);
    expect(told(await removal.with('remove'))).toEqual([200, '{}', 'true']);
    expect((await removal.with('another')).status).toBe(404);
  });

  it('with other content is refused, also on another record', async () => {
    const first = await add('mine', { name: 'First content' });
    const other = await add('mine', { name: 'Second content' });
    expect([other.status, other.at('code')]).toEqual([422, 'idempotency.other-request']);
    expect(await countOf('Second content')).toBe('0');
    const [one, two] = [first.at('designation._id'), await add('two', { name: 'Two' })] as const;
    await write(admin, 'PUT', `/designation/${one}`).with('put', { grade: 'Z' });
    const elsewhere = write(admin, 'PUT', `/designation/${two.at('designation._id')}`);
    expect((await elsewhere.with('put', { grade: 'Z' })).at('code')).toBe(
      'idempotency.other-request',
    );
  });

  it('by someone else, or of another call, is a request of its own', async () => {
    const colleague = await test.as('admin');
    const [mine, theirs] = [
      await add('shared', { name: 'Of one' }),
      await add('shared', { name: 'Of the other' }, colleague),
    ];
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    const region = await write(admin, 'POST', '/grade-of-another').with('shared', {});
    expect(region.status).toBe(404);
  });

  it('after a refusal is tried anew: nothing had happened', async () => {
    await admin.post('/designation', { name: 'Occupied' });
    expect((await add('corrected', { name: 'Occupied' })).status).toBe(422);
    expect(await rowOf('corrected')).toBeUndefined();
    expect((await add('corrected', { name: 'Free' })).status).toBe(200);
  });

  it('is a new request when a day has passed', async () => {
    await add('old', { name: 'Yesterday' });
    await sql`update idempotency_key set expires_at = ${test.clock.now()} where key = 'old'`.execute(
      test.database.db,
    );
    expect((await add('old', { name: 'Today' })).status).toBe(200);
    expect((await rowOf('old'))?.status).toBe(200);
    expect((await rowOf('old'))?.expires_at).toMatch(after(test.clock.now(), days(1)).slice(0, 15));
  });
});

describe('in a race', () => {
  it('of twenty, one is done and all hear the same', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => add('race', { name: 'Raced' })),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(replies.filter((reply) => reply.headers['idempotency-replayed'])).toHaveLength(19);
    expect(await countOf('Raced')).toBe('1');
    const id = replies[0]?.at('designation._id') ?? '';
    expect(await entries('designation.create', id)).toBe(1);
  });

  it('of twenty with passwords to hash first, one is done', async () => {
    const given = { name: 'Raced User', email: 'raced@example.com', userRole: 'HR' };
    const create = write(admin, 'POST', '/users');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => create.with('users', { ...given, password: 'three plain' })),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(await entries('user.create', replies[0]?.at('users._id') ?? '')).toBe(1);
  });

  it('waits for the first for a moment, and then says that it is under way', async () => {
    const accountId = await test.newUser();
    const client = await test.enter({ kind: 'user', id: accountId });
    const [claimed, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const call = { kind: 'user', accountId, call: 'designation.create', key: 'held' } as const;
    const holding = transaction(test.database.patient, async (tx) => {
      await claimKey(tx, { ...call, hash: Buffer.alloc(32) }, test.clock.now());
      claimed.resolve();
      await held.promise;
      throw new Error('rolled back');
    }).catch(() => 'over');
    await claimed.promise;
    const reply = await add('held', { name: 'Held' }, client);
    expect([reply.status, reply.at('code')]).toEqual([409, 'idempotency.under-way']);
    held.resolve();
    expect(await holding).toBe('over');
    expect((await add('held', { name: 'Held' }, client)).status).toBe(200);
  });
});

describe('what is kept', () => {
  it('is no secret: neither an answer that has one nor a digest of a password', async () => {
    const id = await test.newUser({ password: 'a first password' });
    const user = await test.enter({ kind: 'user', id });
    const begin = write(user, 'POST', '/own-second-factor');
    const begun = await begin.with('factor', { password: 'a first password' });
    expect([begun.status, begun.text]).toEqual([200, expect.stringContaining('otpauth')]);
    const row = await rowOf('factor');
    expect(row).toMatchObject({ status: null, answer: null });
    const again = await begin.with('factor', { password: 'a first password' });
    expect([again.status, again.at('code')]).toEqual([409, 'idempotency.done']);
    const other = await begin.with('factor', { password: 'another password' });
    expect(other.at('code')).toBe('idempotency.done');
  });

  it('says that it was done where the process died before the answer was known', async () => {
    const given = { name: 'Died', email: 'died@example.com', userRole: 'HR' };
    const create = write(admin, 'POST', '/users');
    expect((await create.with('died', given)).status).toBe(200);
    await sql`update idempotency_key set status = null, answer = null
      where key = 'died'`.execute(test.database.db);
    const again = await create.with('died', given);
    expect([again.status, again.at('code')]).toEqual([409, 'idempotency.done']);
    expect(again.at('message')).toMatch(/^This was done already/);
  });

  it('is swept when its day is over', async () => {
    const { db } = test.database;
    await add('swept', { name: 'Swept' });
    expect(await sweepKeys(db, test.clock.now(), 1000)).toBe(0);
    const all = await db.selectFrom('idempotency_key').select('key').execute();
    const later = after(test.clock.now(), days(1));
    expect(await sweepKeys(db, later, 2)).toBe(2);
    expect(await sweepKeys(db, later, 1000)).toBe(all.length - 2);
  });
});

it('is ignored by public calls and by reading', async () => {
  const headers = { 'idempotency-key': 'x'.repeat(300) };
  expect((await admin.get('/designation/data', { headers })).status).toBe(200);
  const login = await test.nobody.send('POST', `${basePath}/admin-auth/login`, {
    payload: { email: 'nobody@example.com', password: 'wrong word' },
    headers,
  });
  expect(login.at('code')).not.toBe('idempotency.key');
});
