import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FollowedPage, followPage } from './follow-a-page.ts';

/** More shared files than these would make a room a matter of searching. */
const most = 4;

describe('a room added as docs/add-a-room.md says', () => {
  let page: FollowedPage;
  beforeAll(() => {
    page = followPage('docs/add-a-room.md');
    page.run('server/src/generate-row-types.ts');
  });
  afterAll(() => page.end());

  it('changes a line in each list of rooms, and no other file that was there', () => {
    process.stdout.write(`A new room changes ${page.changed.length} shared files.\n`);
    expect(page.changed).toEqual([
      'contract/src/rooms.ts',
      'server/src/rooms.ts',
      'web/src/rooms.ts',
      'web/src/routes.ts',
    ]);
    expect(page.changed.length).toBeLessThanOrEqual(most);
  });

  it('compiles on both sides', () => {
    page.run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json');
    page.run('node_modules/typescript/bin/tsc', '-p', 'web/tsconfig.json');
  });

  it('keeps the laws, and its own test passes', () => {
    const laws = ['schema', 'calls', 'imports'];
    const told = page.run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'laws',
      '--project',
      'server',
      '--project',
      'rules',
      '--reporter=verbose',
      ...laws.map((name) => `laws/${name}.test.ts`),
      'server/src/areas/parking',
      'web/src/panels/frame/menu/place.test.ts',
      'web/src/wiring/audit-words.test.ts',
    );
    expect(told).toContain('parking-place > has exactly the declared columns');
    expect(told).toContain('who has asked does not ask again, and HR says yes');
    // what is asked of every call is asked of those that were there beside this
    const asked = page.run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'laws',
      '--reporter=verbose',
      '--testNamePattern=parking|every call',
      'laws/access.test.ts',
      'laws/limited.test.ts',
    );
    expect(asked).toContain('every call stands in exactly one row of the table');
    expect(asked).toContain('knows every call, and which are the group’s');
    expect(asked).toContain('employee > own-parking.ask');
  });
});
