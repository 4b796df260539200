import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { calls } from '@muster/contract/registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';

let test: TestApp;
let admin: Client;
const folder = mkdtempSync(path.join(tmpdir(), 'muster-pages-'));

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<meta content="__NONCE__"><style nonce="__NONCE__"></style><script>first()</script><script src="/assets/a.js"></script>',
  );
  writeFileSync(path.join(folder, 'assets/a.js'), 'plain');
  writeFileSync(path.join(folder, 'assets/a.js.br'), 'as brotli');
  writeFileSync(path.join(folder, 'assets/a.js.gz'), 'as gzip');
  test = await makeApp({ pagesFolder: folder, bodyPatience: 300 });
  admin = await test.as('admin');
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

describe('what is malformed', () => {
  const raw = (payload: string, type = 'application/json') =>
    admin.send('POST', '/api/v1/designation', { payload, headers: { 'content-type': type } });

  it.each([
    ['broken JSON', '{"name":', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['a poisoned prototype', '{"name":"x","__proto__":{"admin":true}}', 400],
    ['a constructor', '{"name":"x","constructor":{"prototype":{"admin":true}}}', 400],
    ['over a megabyte', `{"name":"${'x'.repeat(1_100_000)}"}`, 413],
    ['five thousand levels', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 400],
  ])('%s', async (_, payload, status) => {
    const reply = await raw(payload);
    expect(reply.status).toBe(status);
    expect(reply.at('message')).toMatch(/\.$/);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'as %s',
    async (type) => {
      expect((await raw('{"name":"x"}', type)).status).toBe(415);
    },
  );

  it('a body that was promised and never comes: the connection is cut, others go on', async () => {
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/v1/designation HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":',
    );
    await once(socket.resume(), 'close');
    expect((await admin.get('/designation/data')).status).toBe(200);
  });

  it('a file of as many chosen rows as a call takes', async () => {
    const { port } = test.app.server.address() as AddressInfo;
    const ids = Array.from({ length: 500 }, () => randomUUID()).join(',');
    const rows = new URLSearchParams({ ids, format: 'csv' }).toString();
    const address = `http://127.0.0.1:${port}/api/v1/designation/export?${rows}`;
    const headers = { authorization: `Bearer ${admin.token}` };
    expect((await fetch(address, { headers })).status).toBe(200);
  });

  it('an address that cannot be decoded', async () => {
    expect((await admin.send('GET', '/api/v1/designation/%E0%A4%A')).status).toBe(404);
  });

  it('a call or a method that does not exist', async () => {
    expect((await admin.get('/nothing')).body).toMatchObject({ code: 'record.not-found' });
    expect((await admin.send('PATCH', '/api/v1/designation')).status).toBe(404);
  });
});

describe('what fails on our side', () => {
  it('says so without a word of SQL, path or stack, and gives the request’s number', async () => {
    const broken = await makeApp();
    await broken.database.db.schema.dropTable('one_time_link').execute();
    const reply = await broken.nobody.get('/setup/token');
    expect(reply.status).toBe(500);
    expect(reply.at('code')).toBe('server.unexpected');
    expect(reply.at('message')).toContain(String(reply.headers['x-request-id']));
    expect(reply.text).not.toMatch(/one_time_link|select|relation|\.ts|node_modules/);
    await broken.close();
  });

  it('is alive but not ready while the database does not answer', async () => {
    const ping = () => Promise.reject(new Error('gone'));
    const away = await makeApp({ database: { ...test.database, ping } });
    expect((await away.nobody.send('GET', '/health/live')).status).toBe(200);
    const ready = await away.nobody.send('GET', '/health/ready');
    expect([ready.status, ready.at('database')]).toEqual([503, 'down']);
    await away.close();
  });

  it('is not ready from the first word of a stop on', async () => {
    const stopping = await makeApp({ stopping: () => true });
    expect((await stopping.nobody.send('GET', '/health/ready')).status).toBe(503);
    await stopping.close();
  });

  it('still answers whoever was let in before a stop and had not asked yet', async () => {
    let isStopping = false;
    const ending = await makeApp({ stopping: () => isStopping });
    await ending.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = ending.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    // whoever is answered came after it
    await fetch(`http://127.0.0.1:${port}/health/live`);
    isStopping = true;
    const closed = ending.app.close();
    await setTimeout(100);
    socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
    await closed;
    await ending.close();
  });
});

describe('every answer', () => {
  it('carries the headers that close the door', async () => {
    const { headers } = await admin.get('/designation/data');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('asks for TLS when the public address has it', async () => {
    const secure = await makeApp({ secure: true });
    const { headers } = await secure.nobody.send('GET', '/health/live');
    expect(headers['strict-transport-security']).toContain('max-age=');
    await secure.close();
  });
});

describe('the pages', () => {
  const get = (url: string, headers = {}) => test.nobody.send('GET', url, { headers });

  it('have a nonce each time and a policy without unsafe words', async () => {
    const [one, two] = [await get('/login'), await get('/admin/master/designation?pageNo=2')];
    const policy = String(one.headers['content-security-policy']);
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? '';
    expect(one.text).toContain(`<style nonce="${nonce}">`);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).not.toContain('unsafe');
    expect(two.text).not.toContain(nonce);
  });

  it.each([
    ['br, gzip', 'as brotli', 'br'],
    ['gzip', 'as gzip', 'gzip'],
    ['', 'plain', undefined],
  ])('send files to a browser that takes "%s" as %s', async (accepted, body, encoding) => {
    const reply = await get('/assets/a.js', { 'accept-encoding': accepted });
    expect([reply.text, reply.headers['content-encoding']]).toEqual([body, encoding]);
    expect(reply.headers['cache-control']).toContain('immutable');
    const again = await get('/assets/a.js', { 'if-none-match': String(reply.headers.etag) });
    expect(again.status).toBe(304);
  });

  it.each([
    '/assets/gone.js',
    '/../package.json',
    '/assets/..%2findex.html',
    '/index.html.br',
    '/api/v1/x',
    '/api',
    '/health/x',
  ])('are no answer to %s', async (url) => {
    const reply = await get(url);
    expect(reply.status).toBe(404);
    expect(reply.text).not.toContain('first()');
  });
});

describe('the description of the calls', () => {
  it('is OpenAPI 3.1 and holds every call with its wire names', async () => {
    const reply = await test.nobody.get('/openapi.json');
    const document = reply.body as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toMatch(/^3\.1\./);
    for (const endpoint of Object.values(calls).flatMap((group) => Object.values(group))) {
      const operation = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')];
      expect(operation?.[endpoint.method.toLowerCase()], endpoint.name).toBeDefined();
    }
    const text = JSON.stringify(document.paths['/designation/{id}']);
    expect(text).toContain('"_id"');
    expect(text).toContain('"enum":["Yes","No"]');
    expect(text).toContain('"name":"id","in":"path","required":true');
    expect(text).toContain('"additionalProperties":false');
  });

  it('is a page without a script', async () => {
    const reply = await test.nobody.get('/docs');
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.text).toContain('/api/v1/designation/{id}');
    expect(reply.text).not.toContain('<script');
  });
});

it('does not start with a route that has no access rule', async () => {
  const other = await makeApp();
  expect(() => other.app.get('/open', () => 'x')).toThrow('GET /open has no access rule');
  await other.close();
});
