import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { calls } from '@muster/contract/registry.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { seconds } from '../../testing/clocks/patience.ts';

let test: TestApp;
beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

/** What differs between any two requests. */
const ownOfEach = ['date', 'x-request-id', 'request-id'];
const told = ({ statusCode, headers }: LightMyRequestResponse) => ({
  statusCode,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ownOfEach.includes(name)),
  ),
});

const addresses = Object.values(calls)
  .flatMap((ofOne) => Object.values(ofOne))
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => basePath + path.replaceAll(/:\w+/g, crypto.randomUUID()));

/** The addresses that answer HEAD otherwise than GET, or with a body. */
async function otherwise(urls: readonly string[], token: string | null) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const found = [];
  for (const url of urls) {
    const head = await test.app.inject({ method: 'HEAD', url, headers });
    const get = await test.app.inject({ method: 'GET', url, headers });
    if (JSON.stringify(told(head)) !== JSON.stringify(told(get)) || head.body !== '')
      found.push({ url, head: told(head), get: told(get), body: head.body.slice(0, 80) });
  }
  return found;
}

describe('HEAD answers like GET, without the body', () => {
  it(
    'every call of the contract, to nobody, an administrator and an employee',
    async () => {
      expect(addresses.length).toBeGreaterThan(60);
      expect(await otherwise(addresses, null)).toEqual([]);
      for (const who of ['admin', 'employee'] as const)
        expect(await otherwise(addresses, (await test.as(who)).token)).toEqual([]);
    },
    seconds(180),
  );

  it('also what is no call: health, the documents, bad sessions', async () => {
    const others = ['/health/live', '/health/ready', `${basePath}/openapi.json`];
    expect(await otherwise(others, null)).toEqual([]);
    expect(await otherwise(addresses.slice(0, 3), 'A'.repeat(43))).toEqual([]);
  });

  it('also over a connection: no byte follows the head', async () => {
    const { token } = await test.as('admin');
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${token}` };
    for (const [path, status] of [
      ['/employee/export', 200],
      ['/nothing', 404],
    ] as const) {
      const url = test.app.listeningOrigin + basePath + path;
      const [head, get] = [
        await fetch(url, { method: 'HEAD', headers }),
        await fetch(url, { headers }),
      ];
      expect([head.status, get.status]).toEqual([status, status]);
      const length = 'content-length';
      expect(head.headers.get(length)).toBe(get.headers.get(length));
      expect((await get.text()).length).toBeGreaterThan(0);
      expect(await head.text()).toBe('');
    }
  });
});

it('an export that was only asked for its head is in no audit entry; the export itself in one', async () => {
  const { token } = await test.as('admin');
  const url = `${basePath}/employee/export`;
  const count = async () =>
    (
      await test.database.db
        .selectFrom('audit_entry')
        .select('id')
        .where('action', 'like', '%export%')
        .execute()
    ).length;
  const before = await count();
  const headers = { authorization: `Bearer ${token}` };
  expect((await test.app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(200);
  expect(await count()).toBe(before);
  expect((await test.app.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
  expect(await count()).toBe(before + 1);
});
