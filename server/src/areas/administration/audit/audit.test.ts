import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseValues } from '../../../platform/audit/erasures.ts';
import { sealDue } from '../../../platform/audit/sealing/seal-due.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { deedOn } from '../../../testing/people/audited.ts';
import type { Client, Reply } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';

let test: TestApp;
let admin: Client;
let adminId: string;
let designation: string;

beforeAll(async () => {
  test = await makeApp();
  adminId = await test.newUser({ name: 'Farhana Akter' });
  admin = await test.enter({ kind: 'user', id: adminId });
  const added = await admin.post('/designation', { name: 'Line Chief', grade: 'O2' });
  designation = added.at('designation._id');
  await admin.put(`/designation/${designation}`, { grade: 'O3' });
});
afterAll(() => test.close());

interface Listed {
  readonly _id: string;
  readonly at: string;
  readonly action: string;
  readonly actor: { readonly _id: string; readonly name: string | null } | null;
  readonly sealed: boolean;
}
const rows = (reply: Reply): Listed[] => {
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as { data: Listed[] }).data;
};
const list = async (query = '') => rows(await admin.get(`/audit/data?${query}`));
const actions = async (query: string) => (await list(query)).map((row) => row.action);
const entryOf = async (action: string) =>
  (await list(`action=${action}&recordId=${designation}`))[0]?._id ?? '';

describe('refuses', () => {
  it.each(['/audit/data', '/audit/export', '/audit/state', `/audit/${crypto.randomUUID()}`])(
    'who is limited to one concern: %s',
    async (path) => {
      const concernId = (await admin.post('/concern', { name: `C ${path}` })).at('concern._id');
      const id = await test.newUser({ concernId });
      const limited = await test.enter({ kind: 'user', id });
      const reply = await limited.get(path);
      expect([reply.status, reply.at('code')]).toEqual([403, 'access.of-group']);
      const check = await limited.post('/audit/verify');
      expect([check.status, check.at('code')]).toEqual([403, 'access.of-group']);
    },
  );

  it('the check to those who only read', async () => {
    for (const capacity of ['hr', 'allAccess'] as const) {
      const reader = await test.as(capacity);
      expect((await reader.get('/audit/data')).status).toBe(200);
      expect((await reader.post('/audit/verify')).status).toBe(403);
    }
  });

  it.each([
    'from=yesterday',
    'to=2026-02-30',
    'from=0000-01-01',
    'actor=me',
    'recordId=1',
    'sort=action',
    'limit=-1',
    'search=x',
    'from=2026-01-01&from=2026-01-02',
  ])('%s', async (query) => {
    expect((await admin.get(`/audit/data?${query}`)).status).toBe(400);
  });

  it.each([{ from: 1 }, { from: { upTo: -1, seal: 0, entry: 'x' } }, { upTo: 1 }])(
    'a check that begins at %o',
    async (body) => {
      expect((await admin.post('/audit/verify', body)).status).toBe(400);
    },
  );

  it('an entry that does not exist, and writes that it was read by nobody', async () => {
    expect((await admin.get(`/audit/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await admin.get('/audit/nothing')).status).toBe(404);
    expect(await actions('action=audit.read')).toEqual([]);
  });
});

describe('the list', () => {
  it('says who did what to which record, the newest first, without values', async () => {
    const reply = await admin.get(`/audit/data?recordId=${designation}`);
    const { data, ...page } = reply.body as { data: Listed[] };
    expect(page).toEqual({ total: 2, pageNo: 1, limit: 10 });
    expect(data[0]).toEqual({
      _id: expect.any(String) as string,
      at: expect.any(String) as string,
      actor: { kind: 'user', _id: adminId, name: 'Farhana Akter' },
      action: 'designation.change',
      record: 'designation',
      recordId: designation,
      changed: ['grade'],
      sealed: false,
      reading: null,
    });
    expect(data[1]?.action).toBe('designation.create');
    expect(await actions(`recordId=${designation}&sort=at`)).toEqual([
      'designation.create',
      'designation.change',
    ]);
  });

  it('is filtered by person, action, record and request', async () => {
    const other = await test.as('admin');
    await other.post('/bank', { name: 'City Bank' });
    expect(await actions('record=bank')).toEqual(['bank.create']);
    expect(await actions('action=designation.change')).toEqual(['designation.change']);
    expect(await actions(`actor=${adminId}&record=bank`)).toEqual([]);
    const [{ requestId } = { requestId: '' }] = await test.database.db
      .selectFrom('audit_entry')
      .select('request_id as requestId')
      .where('record', '=', 'bank')
      .execute();
    expect(await actions(`requestId=${requestId}`)).toEqual(['bank.create']);
  });

  it('takes days as the company counts them', async () => {
    // Dhaka is six hours ahead: its 2nd of March begins at six in the evening of the 1st.
    const { db } = test.database;
    await deedOn(db, '2025-03-01T17:59:59.999Z', { action: 'day.first', record: 'day' });
    await deedOn(db, '2025-03-01T18:00:00.000Z', { action: 'day.second', record: 'day' });
    await deedOn(db, '2025-03-02T17:59:59.999Z', { action: 'day.late', record: 'day' });
    await deedOn(db, '2025-03-02T18:00:00.000Z', { action: 'day.third', record: 'day' });
    expect(await actions('record=day&from=2025-03-02&to=2025-03-02')).toEqual([
      'day.late',
      'day.second',
    ]);
    expect(await actions('record=day&to=2025-03-01')).toEqual(['day.first']);
    expect(await actions('record=day&from=2025-03-03&to=2199-12-31')).toEqual(['day.third']);
    expect(await actions('from=2025-03-03&to=2025-03-02')).toEqual([]);
  });

  it('pages without a gap or an overlap among entries of one moment', async () => {
    const at = '2024-05-05T05:05:05.000Z';
    for (let count = 0; count < 7; count += 1)
      await deedOn(test.database.db, at, { record: 'moment', requestId: String(count) });
    const seen = [];
    for (const pageNo of [1, 2, 3])
      seen.push(...(await list(`record=moment&limit=3&pageNo=${pageNo}`)).map((row) => row._id));
    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
  });

  it('names an account that is gone as gone, and nobody as nobody', async () => {
    const id = await test.newUser({ name: 'Soon Gone' });
    await (await test.enter({ kind: 'user', id })).post('/bank', { name: 'Gone Bank' });
    await admin.delete(`/users/${id}`);
    expect((await list(`actor=${id}`))[0]?.actor).toEqual({ kind: 'user', _id: id, name: null });
    await deedOn(test.database.db, test.clock.now(), { record: 'no-one' });
    expect((await list('record=no-one'))[0]?.actor).toBeNull();
  });
});

it('is given as a file by the same filters', async () => {
  const reply = await admin.get(`/audit/export?recordId=${designation}&sort=at`);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, first, second] = reply.text.split('\n');
  expect(header).toBe('\uFEFFWhen,Who,What,Record,Record id,Fields,Request,Seal');
  expect(first).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Farhana Akter,designation\.create,Designation,/,
  );
  expect(second).toContain(`designation.change,Designation,${designation},Grade,`);
  const sheet = await admin.get('/audit/export?format=xlsx&record=designation');
  expect(sheet.text.slice(0, 2)).toBe('PK');
});

describe('one entry', () => {
  it('gives before and after, and is itself noted once each time', async () => {
    const id = await entryOf('designation.change');
    const reply = await admin.get(`/audit/${id}`);
    expect(reply.body).toMatchObject({
      entry: {
        _id: id,
        values: 'kept',
        fields: [{ name: 'grade', before: 'O2', after: 'O3' }],
        requestId: expect.any(String) as string,
        contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        seal: null,
      },
    });
    const read = await list(`action=audit.read&recordId=${id}`);
    expect(read).toMatchObject([{ record: 'audit_entry', actor: { _id: adminId } }]);
    await admin.get(`/audit/${id}`);
    expect(await list(`action=audit.read&recordId=${id}`)).toHaveLength(2);
  });

  it('without values is noted by nobody', async () => {
    const [{ _id } = { _id: '' }] = await list('action=audit.read');
    expect((await admin.get(`/audit/${_id}`)).at('entry.values')).toBe('none');
    expect(await list(`action=audit.read&recordId=${_id}`)).toEqual([]);
  });

  it('says what linked records are called', async () => {
    const concern = (await admin.post('/concern', { name: 'Padma Textiles' })).at('concern._id');
    const department = await admin.post('/department', {
      name: 'Dyeing',
      concernCompany: concern,
    });
    const id = department.at('department._id');
    const [{ _id } = { _id: '' }] = await list(`recordId=${id}`);
    const opened = (await admin.get(`/audit/${_id}`)).body as { entry: { named: unknown } };
    expect(opened.entry.named).toEqual([{ _id: concern, name: 'Padma Textiles' }]);
  });

  it('whose values were erased says so', async () => {
    const id = await entryOf('designation.create');
    const deed = { at: test.clock.now(), actor: null, requestId: null };
    await transaction(test.database.db, (tx) => eraseValues(tx, deed, [id]));
    const opened = (await admin.get(`/audit/${id}`)).body;
    expect(opened).toMatchObject({ entry: { values: 'erased', fields: [] } });
  });
});

describe('seals', () => {
  it('are seen in the state, the list and the entry', async () => {
    const before = (await admin.get('/audit/state')).body as { waiting: number; head: unknown };
    expect(before.waiting).toBeGreaterThan(0);
    expect(before).toMatchObject({ head: null, oldestWaitingAt: '2024-05-05T05:05:05.000Z' });
    await sealDue(test.database.db, test.clock);
    const state = (await admin.get('/audit/state')).body;
    expect(state).toMatchObject({
      waiting: 0,
      oldestWaitingAt: null,
      head: { number: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    });
    expect((state as { actions: string[] }).actions).toContain('designation.change');
    expect((state as { records: string[] }).records).toContain('audit_entry');
    expect((await list(`recordId=${designation}`)).every((row) => row.sealed)).toBe(true);
    const opened = await admin.get(`/audit/${await entryOf('designation.change')}`);
    expect(opened.at('entry.seal.number')).toBe('1');
  });

  it('are checked, and a row that was altered past us is named', async () => {
    const whole = (await admin.post('/audit/verify')).body;
    expect(whole).toMatchObject({ brokenCount: 0, broken: [], next: null, head: { number: 1 } });
    const id = await entryOf('designation.change');
    await transaction(test.database.db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update audit_entry set person_id = gen_random_uuid() where id = ${id}`.execute(tx);
    });
    const found = (await admin.post('/audit/verify')).body as { entries: number; broken: unknown };
    expect(found.broken).toMatchObject([
      { fault: 'content', _id: id, seal: 1, action: 'designation.change', recordId: designation },
    ]);
    expect(found.entries).toBeGreaterThan(10);
  });

  it('are checked from where the last call ended', async () => {
    const from = { upTo: 1, seal: 1, entry: '00000000-0000-0000-0000-000000000000' };
    const rest = (await admin.post('/audit/verify', { from })).body as { entries: number };
    const { waiting } = (await admin.get('/audit/state')).body as { waiting: number };
    expect(rest).toMatchObject({ brokenCount: 0, next: null, entries: waiting });
  });
});
