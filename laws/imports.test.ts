import { rooms } from '@muster/contract/rooms.ts';
import { describe, expect, it } from 'vitest';
import { cycles, type Import, importsOf } from './import-graph.ts';
import { sources } from './sources.ts';

interface Ban {
  readonly from: RegExp;
  readonly to: RegExp;
  /** what may be imported all the same */
  readonly except?: (one: Import) => boolean;
  readonly because: string;
}

/** Rooms in the order in which they may call each other. */
const order = rooms.map(({ name }) => name);
const roomOf = (file: string): string | undefined => /\/areas\/([^/]+)\//.exec(file)?.[1];
const sameRoom = (one: Import): boolean => roomOf(one.from) === roomOf(one.to);
const earlierRoomByItsDoor = (one: Import): boolean =>
  one.to.endsWith('/public.ts') &&
  order.indexOf(roomOf(one.to) ?? '') < order.indexOf(roomOf(one.from) ?? '');

const bans: readonly Ban[] = [
  {
    from: /^contract\//,
    to: /^(server|web)\//,
    because: 'the contract is read by both sides and belongs to neither',
  },
  { from: /^server\//, to: /^web\//, because: 'server and web meet only in the contract' },
  { from: /^web\//, to: /^server\//, because: 'server and web meet only in the contract' },
  {
    from: /^contract\/src\/kernel\//,
    to: /^contract\/src\/(?!kernel\/)/,
    because: 'the kernel knows no business word',
  },
  {
    from: /^contract\/src\/[^/]+\//,
    to: /^contract\/src\/[^/]+\.ts$/,
    because: 'the registry lists the rooms; a room that reads the list closes a circle',
  },
  {
    from: /^server\/src\/platform\//,
    to: /^server\/src\/(?!platform\/)/,
    because: 'the platform knows no business word and serves every room alike',
  },
  {
    from: /^server\/src\/entity\//,
    to: /^server\/src\/(?!platform\/|entity\/)/,
    because: 'the engine must not know the records it serves',
  },
  {
    from: /^server\/src\/areas\//,
    to: /^server\/src\/(?!platform\/|entity\/|wiring\/|areas\/)/,
    because: 'rooms are wired by the app and know nothing of it',
  },
  {
    from: /^server\/src\/wiring\//,
    to: /^server\/src\/(?!platform\/|entity\/|wiring\/)/,
    because: 'what every room is handed knows none of them',
  },
  {
    from: /^server\/src\/areas\//,
    to: /^server\/src\/areas\//,
    except: (one) => sameRoom(one) || earlierRoomByItsDoor(one),
    because: 'a room calls only earlier rooms, through their public.ts',
  },
  {
    from: /\/rules\//,
    to: /./,
    except: (one) => one.to.startsWith('contract/') || /\/rules\//.test(one.to),
    because: 'rules must run without a database, a clock or a request',
  },
  {
    from: /^web\/src\/ui\//,
    to: /^web\/src\/(api|entity|areas|panels|router|main)/,
    because: 'ui has no fetch and no business word',
  },
  {
    from: /^web\/src\/ui\//,
    to: /^contract\/src\/(?!kernel\/)/,
    because: 'ui has no business word',
  },
  {
    from: /^web\/src\/(api|session|words)\//,
    to: /^web\/src\/(entity|areas|panels|router|main)/,
    because: 'what everyone uses depends on no one',
  },
  {
    from: /^web\/src\/entity\//,
    to: /^web\/src\/(areas|panels|router|main)/,
    because: 'the engine must not know the records it shows',
  },
  {
    from: /^web\/src\/areas\//,
    to: /^web\/src\/(panels|router|main|rooms|routes)/,
    because: 'panels compose rooms, not the other way',
  },
  {
    from: /^web\/src\/wiring\//,
    to: /^web\/src\/(areas|panels|router|main|rooms|routes)/,
    because: 'what every room is handed knows none of them',
  },
  {
    from: /^web\/src\/areas\//,
    to: /^web\/src\/areas\//,
    except: sameRoom,
    because: 'a web room imports no other web room',
  },
  {
    from: /^web\//,
    to: /^contract\/src\/([^/]+\.ts|[^/]+\/room\.ts)$/,
    because: 'pages load the words and calls they use, not all of them',
  },
];

const broken = (imports: readonly Import[]): string[] =>
  bans.flatMap((ban) =>
    imports
      .filter((one) => ban.from.test(one.from) && ban.to.test(one.to) && !ban.except?.(one))
      .map((one) => `${one.from} imports ${one.to}: ${ban.because}`),
  );

const isOurs = (one: Import): boolean => /^(contract|server|web)\/src\//.test(one.to);

describe('imports', () => {
  const all = importsOf(sources());

  it('run one way', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(broken(all.filter(isOurs))).toEqual([]);
  });

  it('of rules reach nothing outside: no package but zod, no built-in module', () => {
    const outside = all.filter((one) => /\/rules\//.test(one.from) && !isOurs(one));
    expect(outside.filter((one) => one.to !== 'zod')).toEqual([]);
  });

  it('never close a circle', () => {
    expect(cycles(all)).toEqual([]);
  });
});

describe('the law itself', () => {
  const one = (from: string, to: string, typeOnly = false): Import => ({ from, to, typeOnly });

  it.each([
    ['contract/src/kernel/a.ts', 'contract/src/pay/b.ts'],
    ['contract/src/pay/a.ts', 'contract/src/registry.ts'],
    ['server/src/platform/a.ts', 'server/src/areas/pay/b.ts'],
    ['server/src/entity/a.ts', 'server/src/areas/pay/b.ts'],
    ['server/src/wiring/a.ts', 'server/src/areas/pay/b.ts'],
    ['web/src/areas/pay/a.tsx', 'contract/src/pay/room.ts'],
    ['server/src/areas/people/a.ts', 'server/src/areas/leave/public.ts'],
    ['server/src/areas/pay/a.ts', 'server/src/areas/people/store.ts'],
    ['server/src/areas/pay/rules/a.ts', 'server/src/areas/pay/store.ts'],
    ['server/src/app.ts', 'web/src/main.tsx'],
    ['web/src/ui/a.tsx', 'web/src/api/client.ts'],
    ['web/src/ui/a.tsx', 'contract/src/pay/calls.ts'],
    ['web/src/areas/pay/a.tsx', 'web/src/areas/people/b.tsx'],
    ['web/src/areas/pay/a.tsx', 'web/src/panels/admin/b.tsx'],
    ['web/src/areas/pay/a.tsx', 'web/src/rooms.ts'],
    ['web/src/wiring/a.ts', 'web/src/areas/pay/b.tsx'],
    ['web/src/areas/pay/a.tsx', 'contract/src/registry.ts'],
  ])('refuses %s -> %s', (from, to) => {
    expect(broken([one(from, to)])).not.toEqual([]);
  });

  it.each([
    ['server/src/areas/leave/a.ts', 'server/src/areas/people/public.ts'],
    ['server/src/areas/pay/a.ts', 'server/src/areas/pay/store.ts'],
    ['server/src/areas/pay/rules/a.ts', 'contract/src/pay/b.ts'],
  ])('allows %s -> %s', (from, to) => {
    expect(broken([one(from, to)])).toEqual([]);
  });

  it('reads every form of import and finds a circle, but none of types', () => {
    const found = importsOf([
      { file: 'a/x.ts', text: "import { y } from './y.ts';\nimport type { Z } from './z.ts';" },
      {
        file: 'a/y.ts',
        text: "export { z } from './z.ts';\nimport {\n  type Q,\n} from './q.ts';",
      },
      { file: 'a/z.ts', text: "import './x.css';\nconst x = await import('./x.ts');" },
    ]);
    expect(found.map(({ from, to, typeOnly }) => [from, to, typeOnly])).toEqual([
      ['a/x.ts', 'a/y.ts', false],
      ['a/x.ts', 'a/z.ts', true],
      ['a/y.ts', 'a/z.ts', false],
      ['a/y.ts', 'a/q.ts', true],
      ['a/z.ts', 'a/x.css', false],
      ['a/z.ts', 'a/x.ts', false],
    ]);
    expect(cycles(found)).toEqual([['a/x.ts', 'a/y.ts', 'a/z.ts', 'a/x.ts']]);
    expect(cycles(found.slice(0, 3))).toEqual([]);
  });
});
