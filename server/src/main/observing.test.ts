import { request as sendRequest } from 'node:http';
import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins, demoPassword } from '../demo/demo.ts';
import { logInOver } from '../testing/http-client.ts';
import {
  endProcess,
  type ServerProcess,
  startServer,
} from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';

interface Line {
  readonly [field: string]: unknown;
}
const token = 'a-token-for-prometheus';
let server: ServerProcess;

/** As bytes on the wire: a client that wants to do harm does not use fetch. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = new URL(server.address);
    const sent = sendRequest({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      let text = '';
      reply.on('data', (part) => (text += String(part)));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end();
  });

const lines = (): Line[] =>
  server
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
const lineOf = (given: Line) => expect.poll(lines).toContainEqual(expect.objectContaining(given));

describe('behind a proxy, open to the world', () => {
  beforeAll(async () => {
    server = await startServer({
      DATABASE_URL: await newDatabaseUrl('administered'),
      HOST: '0.0.0.0',
      TRUST_PROXY: 'on',
      METRICS_TOKEN: token,
    });
  });
  afterAll(async () => void (await endProcess(server.child, 'SIGKILL')));

  it('each request is one line: the route and ids, never what was asked or by what name', async () => {
    const client = await logInOver(server.address.replace('0.0.0.0', '127.0.0.1'));
    const headers = { authorization: `Bearer ${client.token}` };
    await get(`${basePath}/designation/data?search=Somebody`, headers);
    await lineOf({ route: `${basePath}/designation/data`, status: 200, kind: 'user' });
    const line = lines().find((one) => one.route === `${basePath}/designation/data`);
    expect(Object.keys(line ?? {})).toEqual([
      'time',
      'request',
      'method',
      'route',
      'status',
      'ms',
      'bytes',
      'kind',
      'account',
      'address',
    ]);
    expect(line).toMatchObject({
      method: 'GET',
      account: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      bytes: expect.any(Number) as number,
    });
    const printed = JSON.stringify(lines());
    for (const secret of ['Somebody', client.token, demoPassword, demoLogins[0].email])
      expect(printed).not.toContain(secret);
  });

  it('a refusal carries its code', async () => {
    await get(`${basePath}/users/data`);
    await lineOf({ route: `${basePath}/users/data`, status: 401, refused: 'session.none' });
    await get(`${basePath}/nowhere`);
    await lineOf({ route: 'none', status: 404, refused: 'record.not-found' });
    await get(`${basePath}/%zz`);
    await expect.poll(() => lines().filter((one) => one.route === 'none').length).toBe(2);
  });

  it('nothing that a client sends gets into a line', async () => {
    const forged = '1.1.1.1"\u0009"status":200}{"forged":true';
    await get('/health/live?x=%0A{"forged":true}', { 'x-forwarded-for': forged });
    await lineOf({ route: '/health/live', address: null });
    await get('/health/live', { 'x-forwarded-for': '9.9.9.9, 2001:db8::1' });
    await lineOf({ route: '/health/live', address: '2001:db8::1' });
    expect(server.printed()).not.toContain('forged');
  });

  it('/metrics opens by its token only', async () => {
    expect((await get('/metrics')).status).toBe(404);
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await get('/metrics', { authorization: `Bearer ${token}x` })).status).toBe(404);
    const told = await get('/metrics', { authorization: `Bearer ${token}` });
    expect(told.status).toBe(200);
    for (const name of [
      'muster_http_requests_total{method="GET",route="/api/v1/designation/data",status="2xx"} 1',
      'muster_http_request_duration_seconds_bucket',
      'muster_db_up 1',
      'muster_db_connections_busy',
      'muster_jobs{state="waiting"}',
      'muster_mails{state="given_up"} ',
      'muster_audit_unsealed ',
      'muster_build_info{version="',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
    ])
      expect(told.text).toContain(name);
  });

  it('addresses that we do not serve share one label, and nobody is in one', async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await get(`${basePath}/made-up-${turn}`, {}, turn % 2 ? 'POST' : 'GET');
    const { text } = await get('/metrics', { authorization: `Bearer ${token}` });
    expect(text).toMatch(/requests_total\{method="any",route="none",status="4xx"\} [5-9]/);
    expect(text).not.toMatch(/made-up|@|[0-9a-f]{8}-[0-9a-f]{4}/);
  });
});

describe('on this machine only', () => {
  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: await newDatabaseUrl('administered') });
  });
  afterAll(async () => void (await endProcess(server.child, 'SIGKILL')));

  it('there is no access log, and /metrics is open', async () => {
    expect((await get('/metrics')).text).toContain('muster_db_up 1');
    expect(lines()).toEqual([]);
  });
});
