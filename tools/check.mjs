// Everything that must hold, in stages: all of them, or those named on the command line.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, nodePath, root } from './runtime.mjs';
import { measureSlowness } from './slowness.mjs';

const results = path.join(root, '.cache/results');
const tool = (name) => path.join(root, 'node_modules', name);

const stages = {
  format: { run: [tool('oxfmt/bin/oxfmt'), '--check'] },
  lint: { run: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
  types: { run: [tool('typescript/bin/tsc'), '-p', 'tsconfig.json'] },
  'web types': { run: [tool('typescript/bin/tsc'), '-p', 'web/tsconfig.json'] },
  unused: { run: [tool('knip/bin/knip.js')] },
  // in one run, so that no core waits for the longest of a stage
  tests: { vitest: ['rules', 'laws', 'server'] },
  embedded: { vitest: ['embedded'] },
  journeys: { playwright: true },
};
/** Only by their names. */
const parts = {
  rules: { vitest: ['rules'] },
  laws: { vitest: ['laws'] },
  server: { vitest: ['server'] },
};

const execute = (args, env = {}) =>
  spawnSync(nodePath(), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FORCE_COLOR: '0', NODE_OPTIONS: '', ...env },
  }).status === 0;

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const counts = (passed, failed, skipped, tests = []) => ({ passed, failed, skipped, tests });
const firstLines = (text) =>
  text
    .replaceAll(/\u001B\[[\d;]*m/gu, '')
    .split('\n')
    .slice(0, 12);
const broken = counts(0, 1, 0);

function runVitest(projects) {
  const file = path.join(results, `${projects.join('-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = [tool('vitest/vitest.mjs'), 'run', ...chosen];
  const fine = execute([...args, '--reporter=default', '--reporter=json', `--outputFile=${file}`]);
  const report = readJson(file);
  if (!report || report.numTotalTests === 0) return broken;
  const tests = report.testResults.flatMap((suite) => [
    ...suite.assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      name: fullName,
      ms: duration ?? 0,
      ...(status === 'failed' && { failure: failureMessages.join('\n') }),
    })),
    // a file that does not even load has no tests
    ...(suite.status === 'failed' && suite.assertionResults.length === 0
      ? [{ name: path.relative(root, suite.name), ms: 0, failure: suite.message }]
      : []),
  ]);
  const failed = fine ? 0 : Math.max(1, report.numFailedTests);
  return counts(report.numPassedTests, failed, report.numPendingTests, tests);
}

const testsOf = (suite) => [
  ...suite.specs.map(({ title, tests }) => ({
    name: title,
    ms: tests[0]?.results[0]?.duration ?? 0,
    ...(tests[0]?.status === 'unexpected' && {
      failure: tests[0].results.at(-1)?.error?.message ?? 'It failed without a message.',
    }),
  })),
  ...(suite.suites ?? []).flatMap(testsOf),
];

function runPlaywright() {
  const file = path.join(results, 'journeys.json');
  const fine = execute([tool('@playwright/test/cli.js'), 'test'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readJson(file);
  if (!report) return broken;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = fine ? 0 : Math.max(1, unexpected);
  return counts(expected + flaky, failed, skipped, report.suites.flatMap(testsOf));
}

function runStage({ run, vitest, playwright }) {
  if (vitest) return runVitest(vitest);
  if (playwright) return runPlaywright();
  return execute(run) ? counts(1, 0, 0) : broken;
}

function printTable(rows) {
  console.log('\nstage       seconds  passed  failed  skipped');
  for (const { name, seconds, passed, failed, skipped } of rows) {
    const figures = [seconds.toFixed(1).padStart(7), passed, failed, skipped];
    console.log(
      `${name.padEnd(12)}${figures.map((figure) => String(figure).padStart(7)).join(' ')}`,
    );
  }
  const slowest = rows.flatMap((row) => row.tests).toSorted((a, b) => b.ms - a.ms);
  console.log('\nThe slowest tests, in seconds:');
  for (const { name, ms } of slowest.slice(0, 20))
    console.log(`  ${(ms / 1000).toFixed(1)}  ${name}`);
}

/** Once more at the end: of a long output, often only the end is kept. */
function printFailures(rows) {
  for (const { name, failure } of rows.flatMap((row) => row.tests).filter((test) => test.failure))
    console.log(['', `FAILED  ${name}`, ...firstLines(failure)].join('\n  '));
}

async function main(asked) {
  const known = asked.length === 0 ? stages : { ...stages, ...parts };
  const unknown = asked.filter((name) => !(name in known));
  if (unknown.length > 0)
    throw new Error(
      `No such stage: ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`,
    );
  ensureInstalled(true);
  ensureBuilt();
  const slowness = await measureSlowness();
  process.env.MUSTER_SLOWNESS ??= String(slowness);
  console.log(
    `This machine takes ${slowness} times as long as a quiet one: so long are the waits.`,
  );
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const rows = Object.entries(known)
    .filter(([name]) => asked.length === 0 || asked.includes(name))
    .map(([name, stage]) => {
      console.log(`\n== ${name}`);
      const began = performance.now();
      return { name, ...runStage(stage), seconds: (performance.now() - began) / 1000 };
    });
  printTable(rows);
  printFailures(rows);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed') === 0;
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
