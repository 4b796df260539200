import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { samplePdf, samplePng } from '../../../testing/files/sample-files.ts';

let test: TestApp;
beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

const upload = async (client: Client, purpose = 'photo', payload = samplePng()) =>
  (await client.send('POST', `${basePath}/files?purpose=${purpose}&name=me.png`, { payload })).at(
    'file._id',
  );
const set = (client: Client, fileId: string | null) => client.put('/own-photo', { fileId });
const accounts: Record<AccountKind, () => Promise<string>> = {
  user: () => test.newUser(),
  employee: () => test.newPerson(),
  applicant: () => test.newApplicant(),
};
const entered = async (kind: AccountKind = 'user') => {
  const id = await accounts[kind]();
  return { id, client: await test.enter({ kind, id }) };
};

describe('the own photo', () => {
  it('is refused of a file that is not the own fresh photo, naming the field', async () => {
    const { client } = await entered();
    const stranger = await entered();
    for (const fileId of [
      await upload(stranger.client),
      await upload(client, 'document', samplePdf()),
      '0193a1b2-0000-7000-8000-000000000000',
    ]) {
      const reply = await set(client, fileId);
      expect([reply.status, reply.at('code')]).toEqual([422, 'request.rule']);
      expect(reply.at('fields.fileId')).toMatch(/^Choose the file again/);
    }
    expect((await set(client, 'not an id')).status).toBe(400);
    expect((await client.get('/own-photo')).body).toEqual({ photo: null });
  });

  it.each(Object.keys(accounts) as AccountKind[])(
    'of %s is set, seen, changed and removed',
    async (kind) => {
      const { client } = await entered(kind);
      const first = await upload(client);
      const shown = await set(client, first);
      expect(shown.at('photo._id')).toBe(first);
      const seen = await test.nobody.send(
        'GET',
        (await client.get('/own-photo')).at('photo.address'),
      );
      expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/png']);
      expect((await set(client, first)).status).toBe(200);
      const second = await upload(client);
      expect((await set(client, second)).at('photo._id')).toBe(second);
      expect((await test.nobody.send('GET', shown.at('photo.address'))).status).toBe(404);
      expect((await set(client, null)).body).toEqual({ photo: null });
      expect((await set(client, null)).body).toEqual({ photo: null });
      const states = await test.database.db
        .selectFrom('stored_file')
        .select('state')
        .where('id', 'in', [first, second])
        .execute();
      expect(states).toEqual([{ state: 'released' }, { state: 'released' }]);
    },
  );

  it('of an account is not that of another kind with the same id', async () => {
    const { id, client } = await entered('employee');
    await set(client, await upload(client));
    const twin = await test.enter({ kind: 'employee', id });
    expect((await twin.get('/own-photo')).at('photo._id')).not.toBe('undefined');
    const stranger = await entered();
    expect((await stranger.client.get('/own-photo')).body).toEqual({ photo: null });
  });

  it('leaves an entry for each change, and none where nothing changed', async () => {
    const { id, client } = await entered();
    const file = await upload(client);
    await set(client, file);
    await set(client, file);
    await set(client, null);
    const entries = await test.database.db
      .selectFrom('audit_entry')
      .select(['action', 'record', 'actor_id', 'changed'])
      .where('record_id', '=', id)
      .orderBy('at')
      .execute();
    const entry = { record: 'user_account', actor_id: id, changed: ['photo'] };
    expect(entries).toEqual([
      { action: 'identity.set-photo', ...entry },
      { action: 'identity.remove-photo', ...entry },
    ]);
  });

  it('of two that are set at once is one, and the other is nobody’s', async () => {
    const { client } = await entered();
    const files = [await upload(client), await upload(client), await upload(client)];
    const replies = await Promise.all(files.map((file) => set(client, file)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await test.database.db
      .selectFrom('stored_file')
      .select('state')
      .where('id', 'in', files)
      .execute();
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['kept', 'released', 'released']);
  });

  it('goes with its user', async () => {
    const { id, client } = await entered();
    const file = await upload(client);
    await set(client, file);
    const admin = await test.as('admin');
    expect((await admin.delete(`/users/${id}`)).status).toBe(200);
    const row = await test.database.db
      .selectFrom('stored_file')
      .select('state')
      .where('id', '=', file)
      .executeTakeFirst();
    expect(row?.state).toBe('released');
  });
});
