import type { Capacity } from '@muster/contract/kernel/access/actor.ts';
import { basePath, type Endpoint } from '@muster/contract/kernel/endpoint.ts';
import type { UserRole } from '@muster/contract/identity/account.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Reply } from '../server/src/testing/client.ts';
import { accessTable } from './access-table.ts';
import { endpoints } from './calls.ts';
import { entries } from './limited/entries.ts';
import type { Asked, Entry } from './limited/entry.ts';
import { type Makers, makersOf } from './limited/makers.ts';
import { makeWorld, type Side, type World } from './limited/world.ts';

/**
 * Every call by accounts that are limited to one of two concerns, over HTTP, with what is of their own
 * concern, of the other and of the group: nothing of the other is told, reached or changed.
 */
let world: World;
let make: Makers;
beforeAll(async () => {
  world = await makeWorld();
  make = makersOf(world);
});
afterAll(() => world.close());

const absent = '0193a1b2-0000-7000-8000-000000000000';
const closed = endpoints.filter(({ access }) => access !== 'public');
const mayCall = (name: string, who: Capacity) =>
  accessTable.find(({ calls }) => calls.test(name))?.may.includes(who) ?? false;

function addressOf(endpoint: Endpoint, { path = {}, query = {} }: Asked): string {
  const filled = endpoint.path.replace(/:(\w+)/g, (_, key: string) => path[key] ?? absent);
  const asked = new URLSearchParams(query).toString();
  return `${basePath}${filled}${asked && `?${asked}`}`;
}
const send = (client: Client, endpoint: Endpoint, asked: Asked): Promise<Reply> =>
  client.send(endpoint.method, addressOf(endpoint, asked), {
    ...(endpoint.body && { payload: asked.body ?? {} }),
  });

it('knows every call, and which are the group’s', () => {
  expect(Object.keys(entries).toSorted()).toEqual(closed.map(({ name }) => name).toSorted());
  const declared = closed.filter(({ ofGroup }) => ofGroup).map(({ name }) => name);
  const meant = Object.entries(entries).flatMap(([name, { is }]) => (is === 'group' ? name : []));
  expect(declared.toSorted()).toEqual(meant.toSorted());
});

const told = (reply: Reply): readonly [number, string] => [reply.status, reply.at('code')];
const isReached = ({ status }: Reply): boolean => [200, 202, 409, 422].includes(status);

interface Tried {
  readonly client: Client;
  readonly endpoint: Endpoint;
  readonly own: Side;
  readonly other: Side;
  readonly capacity: Capacity;
}

function expectNothingOf(reply: Reply, { token, concern, person, department }: Side): void {
  for (const mark of [token, concern, person, department]) expect(reply.text).not.toContain(mark);
}

const tries: {
  [K in Entry['is']]: (tried: Tried, entry: Extract<Entry, { is: K }>) => Promise<void>;
} = {
  own: async ({ client, endpoint, other }) => {
    if (endpoint.method !== 'GET') return;
    expectNothingOf(await send(client, endpoint, {}), other);
  },
  group: async ({ client, endpoint }) => {
    expect(told(await send(client, endpoint, {}))).toEqual([403, 'access.of-group']);
  },
  list: async ({ client, endpoint, own, other, capacity }, { ask, shows, only }) => {
    const asked = async (side: Side) => (await ask?.({ side, world, make, maker: client })) ?? {};
    for (const side of [other, own])
      expectNothingOf(await send(client, endpoint, await asked(side)), other);
    const seen = await send(client, endpoint, await asked(own));
    if (shows && (only?.includes(capacity) ?? true))
      expect([seen.status, seen.text]).toEqual([200, expect.stringContaining(own.token)]);
  },
  one: async (tried, { ask, foreign = [404, 'record.not-found'], group, only }) => {
    const { client, endpoint, own, other, capacity } = tried;
    const there = await ask({ side: other, world, make, maker: other.keeper });
    const refused = await send(client, endpoint, there);
    expect(told(refused), refused.text).toEqual(foreign);
    const here = await ask({ side: own, world, make, maker: client });
    const reached = await send(client, endpoint, here);
    expect(isReached(reached), reached.text).toBe(only?.includes(capacity) ?? true);
    expectNothingOf(reached, other);
    if (!group) return;
    const ofAll = await group({ side: own, world, make, maker: client });
    expect(told(await send(client, endpoint, ofAll))).toEqual([403, 'access.of-group']);
  },
  personal: async ({ client, endpoint, own, other }, { ask }) => {
    for (const side of [own, other]) {
      const asked = await ask({ side, world, make, maker: side.keeper });
      expect((await send(client, endpoint, asked)).status).toBe(404);
    }
  },
  elsewhere: async () => undefined,
};

const roles: readonly (readonly [UserRole, Capacity])[] = [
  ['ADMIN', 'admin'],
  ['HR', 'hr'],
  ['PAYROLL', 'payroll'],
];
const accounts = roles.flatMap(([role, capacity]) =>
  [0, 1].map((side) => ({ role, capacity, side, title: `${role} of concern ${side + 1}` })),
);

describe.each(accounts)('$title', ({ role, capacity, side }) => {
  let tried: Omit<Tried, 'endpoint'>;
  beforeAll(async () => {
    const [own, other] = side === 0 ? world.sides : world.sides.toReversed();
    if (!own || !other) throw new Error('there are two concerns');
    const id = await world.test.newUser({ role, concernId: own.concern });
    tried = { client: await world.enter({ kind: 'user', id }), own, other, capacity };
  });

  it.each(closed.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const entry = entries[name];
      if (!entry) throw new Error(`${name} is not in the world`);
      if (!mayCall(name, capacity)) {
        expect(told(await send(tried.client, endpoint, {}))).toEqual([403, 'access.not-allowed']);
        return;
      }
      // one entry goes with the one way of trying it
      const way = tries[entry.is] as (of: Tried, by: Entry) => Promise<void>;
      await way({ ...tried, endpoint }, entry);
    },
  );

  it('decides nothing of the other concern, one by one or many at once', async () => {
    if (capacity === 'payroll') return;
    const { client, own, other } = tried;
    const ids = [await make.proposal(own), await make.proposal(other)];
    const reply = await client.put('/inbox', { verdict: 'approve', ids });
    expect(reply.body).toMatchObject({ data: [{ done: true }, { done: false }] });
  });
});
