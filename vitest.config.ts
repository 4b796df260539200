import { defineConfig } from 'vitest/config';
import { seconds } from './server/src/testing/clocks/patience.ts';

const rules = [
  'contract/src/**/*.test.ts',
  'web/src/**/*.test.ts',
  'server/src/{areas,platform}/*/rules/**/*.test.ts',
];
const embedded = ['server/src/**/embedded/*.test.ts', 'server/src/main/*.test.ts'];
const trust = ['server/src/trust/*.test.ts'];
const postgres = ['server/src/testing/postgres/global-postgres.ts'];
/**
 * Limits are for what hangs: what is slow, on a machine that has other things to do, may go on. How busy
 * it is was measured once, when the check began.
 */
const patient = {
  testTimeout: seconds(900),
  hookTimeout: seconds(900),
  expect: { poll: { timeout: seconds(60) } },
};

/** Each stage of the check is a project: what needs no database, what needs one, what needs processes. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: rules,
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          ...patient,
        },
      },
      {
        test: {
          name: 'laws',
          include: ['laws/*.test.ts'],
          maxWorkers: 2,
          globalSetup: postgres,
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: [...rules, ...embedded, ...trust],
          globalSetup: postgres,
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          ...patient,
        },
      },
      {
        test: {
          name: 'embedded',
          include: embedded,
          pool: 'forks',
          // they wait more than they work: a third beside the two cores finishes them sooner
          maxWorkers: 3,
          globalSetup: [...postgres, 'server/src/testing/postgres/global-embedded.ts'],
          ...patient,
        },
      },
      {
        // Long runs, by `npm run trust` only.
        test: {
          name: 'trust',
          include: trust,
          pool: 'forks',
          fileParallelism: false,
          globalSetup: postgres,
          ...patient,
          testTimeout: 7_200_000,
        },
      },
    ],
  },
});
