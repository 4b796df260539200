import { defineConfig } from 'vitest/config';

const rules = [
  'contract/src/**/*.test.ts',
  'web/src/**/*.test.ts',
  'server/src/areas/*/rules/*.test.ts',
];
const embedded = ['server/src/**/embedded/*.test.ts', 'server/src/main/*.test.ts'];
const trust = ['server/src/trust/*.test.ts'];
const postgres = ['server/src/testing/global-postgres.ts'];
/** What is waited for comes soon, but a busy machine must not make it a failure. */
const waiting = { expect: { poll: { timeout: 10_000 } } };
const patient = { testTimeout: 30_000, hookTimeout: 60_000, ...waiting };

/** Each stage of the check is a project: what needs no database, what needs one, what needs processes. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: rules, pool: 'threads', isolate: false, maxWorkers: 2 } },
      {
        test: {
          name: 'laws',
          include: ['laws/*.test.ts'],
          maxWorkers: 2,
          globalSetup: postgres,
          ...patient,
          testTimeout: 120_000,
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
          // they wait more than they work: two side by side take little more than half the time
          maxWorkers: 2,
          globalSetup: [...postgres, 'server/src/testing/global-embedded.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...waiting,
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
          testTimeout: 7_200_000,
          hookTimeout: 300_000,
          ...waiting,
        },
      },
    ],
  },
});
