import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Reply } from '../../../testing/client.ts';
import { headerValue, makeHrisFeed, mapping } from '../../../testing/people/make-feed.ts';

const made = makeHrisFeed();
const { setUp, person, tells, source } = made;
const codeOf = (reply: Reply): string => reply.at('code');

describe('before a feed is set up', () => {
  it('nothing is synced or previewed', async () => {
    for (const reply of [
      await made.all.hr.post('/employee/data-sync-from-hris'),
      await made.all.hr.get('/employee/data-sync-from-hris'),
      await made.all.hr.post('/hris-feed/preview'),
    ])
      expect([reply.status, codeOf(reply)]).toEqual([409, 'people.no-feed']);
    expect((await made.all.admin.get('/hris-feed')).body).toEqual({ data: null, failure: null });
  });
});

describe('setting up', () => {
  it.each([
    ['no number', { mapping: mapping.slice(1) }, 422, 'mapping'],
    [
      'a field filled twice',
      { mapping: [...mapping, { from: 'x', to: 'name' }] },
      422,
      'mapping.7.to',
    ],
    ['a field that is not known', { mapping: [{ from: 'a', to: 'salary' }] }, 400, 'mapping.0.to'],
    ['a header that steers', { headerName: 'Host' }, 400, 'headerName'],
    ['two headers in one', { headerValue: 'a\r\nHost: b' }, 400, 'headerValue'],
    ['a header without a value', { headerValue: undefined }, 422, 'headerValue'],
  ])('is refused with %s', async (_, more, status, field) => {
    const body = { ...source(), headerValue, mapping, daily: 'No', ...more };
    const reply = await made.all.admin.put('/hris-feed', body);
    expect(reply.status, reply.text).toBe(status);
    expect(Object.keys((reply.body as { fields: object }).fields)).toContain(field);
  });

  it.each(['file:///etc/passwd', 'http://a:b@example.com/', 'feed'])(
    'is refused with the address %s',
    async (address) => {
      const body = { ...source({ address }), headerValue, mapping, daily: 'No' };
      expect(codeOf(await made.all.admin.put('/hris-feed', body))).toBe('outgoing.address');
    },
  );

  it('keeps the value of the header and never tells it', async () => {
    const saved = await setUp();
    const again = await made.all.admin.put('/hris-feed', { ...source(), mapping, daily: 'No' });
    expect(again.status, again.text).toBe(200);
    const read = await made.all.admin.get('/hris-feed');
    expect(read.body).toMatchObject({ data: { headerSet: 'Yes', headerName: 'X-Api-Key' } });
    for (const reply of [saved, again, read]) expect(reply.text).not.toContain(headerValue);
    const rows = await sql<{ text: string }>`
      select hris_feed::text as text from hris_feed union all
      select audit_value::text from audit_value union all
      select audit_entry::text from audit_entry union all
      select idempotency_key::text from idempotency_key union all
      select job::text from job`.execute(made.all.test.database.db);
    expect(rows.rows.length).toBeGreaterThan(2);
    expect(rows.rows.filter(({ text }) => text.includes(headerValue))).toEqual([]);
  });

  it('wants the value again for another house', async () => {
    const body = { ...source({ address: 'https://other.example/feed' }), mapping, daily: 'No' };
    for (const reply of [
      await made.all.admin.put('/hris-feed', body),
      await made.all.admin.post(
        '/hris-feed/try',
        source({ address: 'https://other.example/feed' }),
      ),
    ]) {
      expect(reply.status).toBe(422);
      expect(Object.keys((reply.body as { fields: object }).fields)).toEqual(['headerValue']);
    }
  });

  it('is not for an administrator of one concern', async () => {
    const { test, house } = made.all;
    const id = await test.newUser({ role: 'ADMIN', concernId: house.padma });
    const limited = await test.enter({ kind: 'user', id });
    for (const reply of [
      await limited.get('/hris-feed'),
      await limited.put('/hris-feed', { ...source(), headerValue, mapping, daily: 'No' }),
      await limited.post('/hris-feed/try', source()),
    ])
      expect([reply.status, codeOf(reply)]).toEqual([403, 'access.of-group']);
  });

  it('says who was faster', async () => {
    await setUp();
    const reply = await made.all.admin.put('/hris-feed', {
      ...source(),
      mapping,
      daily: 'No',
      version: 1,
    });
    expect([reply.status, codeOf(reply)]).toEqual([409, 'record.changed-meanwhile']);
  });
});

describe('trying', () => {
  it('tells the columns with samples and the first rows, with the kept value sent along', async () => {
    tells(...Array.from({ length: 7 }, (_, at) => person(`T-${at}`)));
    const reply = await made.all.admin.post('/hris-feed/try', source());
    expect(reply.body).toMatchObject({
      data: {
        total: 7,
        columns: expect.arrayContaining([
          { name: 'dept', samples: ['Sales'] },
          { name: 'emp.code', samples: expect.arrayContaining(['T-0', 'T-1']) },
        ]),
      },
    });
    expect((reply.body as { data: { rows: unknown[] } }).data.rows).toHaveLength(5);
    expect(made.all.feed.asked.at(-1)).toMatchObject({ 'x-api-key': headerValue });
  });

  it.each([
    ['a loopback address', () => source({ internal: 'No' }), 'outgoing.internal'],
    [
      'a name that leads to one',
      () =>
        source({ internal: 'No', headerValue, address: made.all.feed.url('/feed', 'localhost') }),
      'outgoing.internal',
    ],
    [
      'the address of the cloud',
      () => source({ headerValue, address: 'http://169.254.169.254/' }),
      'outgoing.never',
    ],
    ['a list that is elsewhere', () => source({ rowsAt: 'items' }), 'people.feed-no-list'],
  ])('is refused with %s', async (_, body, code) => {
    tells(person('T-1'));
    const reply = await made.all.admin.post('/hris-feed/try', body());
    expect([reply.status, codeOf(reply)]).toEqual([422, code]);
  });

  it.each([
    ['not JSON', '<html>', 'people.feed-not-json'],
    ['no list', { ok: true }, 'people.feed-no-list-anywhere'],
    ['an empty list', { data: { items: [] } }, 'people.feed-empty'],
    [
      'too many rows',
      { data: { items: Array.from({ length: 20_001 }, () => ({})) } },
      'people.feed-too-long',
    ],
  ])('is refused with %s', async (_, answer, code) => {
    made.all.feed.answers(answer);
    const reply = await made.all.admin.post('/hris-feed/try', source());
    expect([reply.status, codeOf(reply)]).toEqual([422, code]);
  });

  it('is refused with broken CSV, and reads sound CSV whatever its sign', async () => {
    made.all.feed.answers('a,b\n"1,2\n');
    const csv = source({ format: 'csv', rowsAt: '' });
    expect(codeOf(await made.all.admin.post('/hris-feed/try', csv))).toBe('people.feed-not-csv');
    made.all.feed.answers('\uFEFFcode; name\r\nE-1;"Rahim; Karim"\r\n');
    expect((await made.all.admin.post('/hris-feed/try', csv)).body).toMatchObject({
      data: { total: 1, rows: [['E-1', 'Rahim; Karim']] },
    });
  });
});
