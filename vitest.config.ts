import { defineConfig } from 'vitest/config';

const rules = [
  'contract/src/**/*.test.ts',
  'web/src/**/*.test.ts',
  'server/src/areas/*/rules/*.test.ts',
];
const embedded = ['server/src/**/embedded/*.test.ts', 'server/src/main/*.test.ts'];
const postgres = ['server/src/testing/global-postgres.ts'];
const patient = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Each stage of the check is a project: what needs no database, what needs one, what needs processes. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: rules, pool: 'threads', isolate: false } },
      {
        test: {
          name: 'laws',
          include: ['laws/*.test.ts'],
          globalSetup: postgres,
          ...patient,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: [...rules, ...embedded],
          globalSetup: postgres,
          pool: 'forks',
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'embedded',
          include: embedded,
          pool: 'forks',
          fileParallelism: false,
          globalSetup: postgres,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
