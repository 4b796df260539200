import { capacities } from '@muster/contract/kernel/access/actor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../server/src/testing/make-app.ts';
import { accessTable } from './access-table.ts';
import { addressOf, endpoints } from './calls.ts';

/** Every call by everyone, over HTTP, against the table: nothing opens that should not, nor the reverse. */
let test: TestApp;
beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

const everyone = ['public', ...capacities] as const;
const absent = '0193a1b2-0000-7000-8000-000000000000';
const rowsOf = (name: string) => accessTable.filter((group) => group.calls.test(name));

it('every call stands in exactly one row of the table', () => {
  for (const { name } of endpoints) expect(rowsOf(name), name).toHaveLength(1);
});

describe.each(everyone)('%s', (who) => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const client = who === 'public' ? test.nobody : await test.as(who);
      const reply = await client.send(endpoint.method, addressOf(endpoint, absent), {
        ...(endpoint.body && { payload: {} }),
      });
      const may = rowsOf(name)[0]?.may.includes(who);
      const isRefused = ['session.none', 'access.not-allowed'].includes(reply.at('code'));
      expect({ status: reply.status, refused: isRefused }).toMatchObject({ refused: !may });
      if (!may) expect(reply.status).toBe(who === 'public' ? 401 : 403);
    },
  );
});
