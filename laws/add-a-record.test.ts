import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FollowedPage, followPage } from './follow-a-page.ts';

describe('a record added as docs/add-a-record.md says', () => {
  let page: FollowedPage;
  beforeAll(() => {
    page = followPage('docs/add-a-record.md');
    expect(page.steps).toBe(8);
    page.run('server/src/generate-row-types.ts');
  });
  afterAll(() => page.end());

  it('compiles on both sides', () => {
    page.run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json');
    page.run('node_modules/typescript/bin/tsc', '-p', 'web/tsconfig.json');
  });

  it('keeps the laws', () => {
    const check = (...asked: readonly string[]) =>
      page.run(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'laws',
        '--reporter=verbose',
        ...asked,
      );
    const told = check('laws/schema.test.ts', 'laws/calls.test.ts', 'laws/imports.test.ts');
    expect(told).toContain('meeting-room > has exactly the declared columns');
    // what is asked of every call is asked of those that were there beside this
    const called = check('--testNamePattern=meeting-room|every call', 'laws/access.test.ts');
    expect(called).toContain('every call stands in exactly one row of the table');
    expect(called).toContain('hr > meeting-room.create');
  });

  it('is served like every other', () => {
    const walk = [
      '--project',
      'embedded',
      'server/src/main/walk.test.ts',
      '-t',
      'server > meeting-room',
    ];
    const told = page.run('node_modules/vitest/vitest.mjs', 'run', ...walk);
    expect(told).toMatch(/Tests .*1 passed/);
  });
});
