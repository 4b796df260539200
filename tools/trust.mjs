// What must not happen, tried for long: npm run trust, or npm run trust -- kill soak --minutes 10
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, nodePath, root } from './runtime.mjs';

const scenarios = [
  'kill',
  'away',
  'mail',
  'jobs',
  'disk',
  'folder',
  'double',
  'restart',
  'backup',
  'tamper',
  'hostile',
  'leave',
  'payroll',
  'demo',
  'soak',
];
const rowsFile = path.join(root, `.cache/trust-rows-${process.pid}.jsonl`);
const tableFile = path.join(root, '.cache/trust.txt');

function asked() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '3' } },
  });
  const unknown = positionals.filter((name) => !scenarios.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such scenario: ${unknown.join(', ')}. There are: ${scenarios.join(', ')}.`);
  if (!(Number(values.minutes) > 0)) throw new Error('--minutes must be a number over 0.');
  const names = scenarios.filter((name) => positionals.length === 0 || positionals.includes(name));
  return { names, minutes: values.minutes };
}

const rowsSoFar = () =>
  existsSync(rowsFile)
    ? readFileSync(rowsFile, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** A scenario that fell over, or that said nothing, has shown nothing. */
function withItsEnd(scenario, rows, isFine) {
  const explained = isFine ? rows.length > 0 : rows.some(({ held }) => held === 'no');
  if (explained) return rows;
  const what = 'the scenario itself';
  return [...rows, { scenario, what, figure: 'failed: see above', promise: 'runs', held: 'no' }];
}

function run(scenario, minutes) {
  console.log(`\n== ${scenario}`);
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const began = performance.now();
  const { status } = spawnSync(
    nodePath(),
    [vitest, 'run', '--project', 'trust', `server/src/trust/${scenario}.test.ts`],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        NODE_OPTIONS: '',
        TRUST_MINUTES: minutes,
        TRUST_ROWS: rowsFile,
      },
    },
  );
  const rows = withItsEnd(scenario, rowsSoFar(), status === 0);
  rmSync(rowsFile, { force: true });
  console.log(`\n${tableOf(rows)}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  return { rows, seconds: `${scenario} ${seconds} s` };
}

function tableOf(rows) {
  const columns = ['scenario', 'what', 'figure', 'promise', 'held'];
  const lines = [Object.fromEntries(columns.map((name) => [name, name])), ...rows];
  const widths = columns.map((name) => Math.max(...lines.map((line) => line[name].length)));
  return lines
    .map((line) =>
      columns
        .map((name, at) => line[name].padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function main() {
  const { names, minutes } = asked();
  ensureInstalled(true);
  ensureBuilt();
  mkdirSync(path.dirname(tableFile), { recursive: true });
  const runs = names.map((name) => run(name, minutes));
  const rows = runs.flatMap((one) => one.rows);
  const broken = rows.filter(({ held }) => held === 'no').length;
  const notRun = rows.filter(({ held }) => held === 'not run here').length;
  const told = [
    `${os.cpus().length} cores, load ${os.loadavg()[0].toFixed(1)} at the end; ${os.platform()}.`,
    tableOf(rows),
    `Took: ${runs.map(({ seconds }) => seconds).join(', ')}.`,
    broken > 0 ? `NOT HELD: ${broken}.` : 'Every promise that was tried was held.',
    ...(notRun > 0 ? [`Not run here: ${notRun}.`] : []),
  ].join('\n\n');
  writeFileSync(tableFile, `${told}\n`);
  console.log(`\n${told}`);
  return broken === 0;
}

try {
  process.exitCode = main() ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
