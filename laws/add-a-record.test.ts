import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seconds } from '../server/src/testing/clocks/patience.ts';
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

  // a check within the check: on a busy machine it takes ten minutes
  it('keeps the laws', { timeout: seconds(1800) }, () => {
    const laws = ['schema', 'access', 'calls', 'imports'].map((name) => `laws/${name}.test.ts`);
    const told = page.run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'laws',
      '--reporter=verbose',
      ...laws,
    );
    expect(told).toContain('meeting-room > has exactly the declared columns');
    expect(told).toContain('hr > meeting-room.create');
  });

  it('is served like every other', { timeout: seconds(1800) }, () => {
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
