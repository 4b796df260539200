import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasGuard, wireField } from '@muster/contract/kernel/entity.ts';
import { records } from '@muster/contract/registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { loadDemo } from '../demo/demo.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { Client } from '../testing/client.ts';
import { newDataFolder } from '../testing/postgres/data-folder.ts';
import { valuesFor } from '../testing/people/record-values.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';
import { testFiles } from '../testing/files/test-files.ts';
import { testHouse, testSettings } from '../testing/people/test-house.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-walk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every call of every declared record, the same walk on both databases. */
describe.each(['embedded', 'server'] as const)('%s', (kind) => {
  let database: Database;
  let client: Client;
  let nobody: Client;

  beforeAll(async () => {
    const databaseUrl = kind === 'server' ? await newDatabaseUrl() : undefined;
    const dataDir = newDataFolder(path.join(folder, kind), 'demo');
    database = await openDatabase({ databaseUrl, dataDir });
    // only into an empty house: the copied one has it
    expect(await loadDemo(database.patient, systemClock)).toBe(kind === 'server');
    expect(await loadDemo(database.patient, systemClock)).toBe(false);
    const app = buildApp({
      database,
      clock: systemClock,
      house: testHouse,
      settings: testSettings(),
      logLevel: 'silent',
      trustProxy: false,
      secure: false,
      pagesFolder: folder,
      stopping: () => false,
      files: await testFiles(database.db, { clock: systemClock }),
    });
    nobody = new Client(app, null);
    const login = { email: 'admin@example.com', password: 'muster-demo' };
    client = new Client(app, (await nobody.post('/admin-auth/login', login)).at('token'));
  });
  afterAll(() => database.close());

  const made = new Map<string, string>();

  it.each(records.map((record) => [record.entity.name, record] as const))(
    '%s',
    async (_, { entity, calls }) => {
      const { fields, wrap, label } = entity;
      const one = (call: { path: string }, id: string) => call.path.replace(':id', id);
      // fields on which rights hang ask for the password again
      const proof = hasGuard(entity) ? { password: 'muster-demo' } : {};
      const send = (name: string) =>
        client.post(calls.create.path, { ...valuesFor(entity, name, made), ...proof });
      const kept = await send('Kept');
      expect(kept.status, kept.text).toBe(200);
      made.set(entity.name, kept.at(`${wrap}._id`));
      const given = valuesFor(entity, 'Walk one', made);
      const added = await send('Walk one');
      expect(added.status, added.text).toBe(200);
      const id = added.at(`${wrap}._id`);
      const again = await send('WALK ONE');
      expect(again.status).toBe(422);
      const names = Object.keys(fields).map((name) => wireField(entity, name));
      for (const sort of names.flatMap((name) => [name, `-${name}`]))
        expect((await client.get(`${calls.list.path}?sort=${sort}&limit=5`)).status).toBe(200);
      for (const name of Object.keys(fields).filter((key) => fields[key]?.filter)) {
        const wire = wireField(entity, name);
        const filter = `${wire}=${encodeURIComponent(given[wire] ?? '')}`;
        expect((await client.get(`${calls.list.path}?limit=0&${filter}`)).text).toContain(id);
      }
      expect((await client.get(`${calls.list.path}?search=walk`)).at('total')).toBe('1');
      const read = await client.get(one(calls.read, id));
      expect(read.at(`${wrap}.${label}`)).toBe('Walk one');
      for (const [name, field] of Object.entries(fields))
        if (field.kind === 'link')
          expect(read.at(`${wrap}.${wireField(entity, name)}.name`)).toBe('Kept');
      expect((await client.get(`${calls.export.path}?search=walk`)).text).toContain('Walk one');
      const sheet = await client.get(`${calls.export.path}?search=walk&format=xlsx`);
      expect(sheet.text.slice(0, 2)).toBe('PK');
      const change = { [label]: 'Walk two', version: 1, active: 'No' };
      const changed = await client.put(one(calls.change, id), change);
      expect(changed.at(`${wrap}.version`), changed.text).toBe('2');
      expect((await client.put(one(calls.change, id), change)).status).toBe(409);
      expect((await client.get(`${calls.list.path}?search=walk two`)).at('total')).toBe('1');
      expect((await client.delete(one(calls.remove, id))).status).toBe(200);
      expect((await client.get(one(calls.read, id))).status).toBe(404);
    },
  );

  it('keeps what is in use', async () => {
    const held = await client.get('/designation/data?search=Regional Sales Manager');
    const refused = await client.delete(`/designation/${held.at('data.0._id')}`);
    expect(refused.at('message')).toMatch(/^Regional Sales Manager is used by 3 employees \(/);
  });

  it('answers twenty at once, each right', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `At once ${index}`);
    const replies = await Promise.all(names.map((name) => client.post('/designation', { name })));
    expect(replies.map((reply) => reply.at('designation.name'))).toEqual(names);
  });

  it('changes the password and logs out', async () => {
    const changed = await client.put('/admin-auth/update-my-password', {
      currentPassword: 'muster-demo',
      newPassword: 'three plain words',
    });
    expect(changed.status).toBe(200);
    expect((await client.get('/admin-auth/me')).at('code')).toBe('session.password-changed');
  });
});
