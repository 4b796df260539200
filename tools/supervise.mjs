// Plain JavaScript that runs on Node 20. Watches over the one process that serves: docs/decisions/023-watchdog.md
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchBeats } from './watch-beats.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';
const backOff = { first: 250, longest: 30_000, forgottenAfter: 60_000 };
/** After STOP_DELAY: what the process itself allows for answers that are under way, and a little more. */
const patience = { one: 30_000, several: 60_000, secondWord: 1_000 };
/** A terminal and npm may both pass on the one Ctrl-C. */
const sameWord = 500;

const say = (line) => process.stderr.write(`${line}\n`);
const numberIn = (text, fallback) => (text && Number(text) >= 0 ? Number(text) : fallback);

function settings(env) {
  const several = numberIn(env.PROCESSES, 1) > 1;
  return {
    /** beats that may be missed */
    most: Math.ceil(numberIn(env.WATCHDOG, 30)),
    stopTime: numberIn(env.STOP_DELAY, 0) * 1000 + (several ? patience.several : patience.one),
  };
}

/**
 * What a process frees goes back to the system. By default every thread keeps memory of its own for what
 * it may need again, young objects may fill 64 MB, and the old are looked through only when they are
 * several times what is in use: half of all that Muster held under load.
 */
const memory = {
  flags: ['--max-semi-space-size=16', '--heap-growing-percent=80'],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '262144',
    MALLOC_TRIM_THRESHOLD_: '1048576',
  },
};

/** One that beats and then falls silent is ended, and what has served is started again. */
class Supervisor {
  #command;
  #settings = settings(process.env);
  #child;
  #hasServed = false;
  #wasSilent = false;
  #isStopping = false;
  #deaths = 0;
  #servedSince = Infinity;

  constructor(command) {
    this.#command = command;
  }

  start() {
    const [node, ...args] = this.#command;
    // Of its own group: what a terminal sends reaches it once, through us. Windows would open a window.
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    const child = spawn(node, [...memory.flags, ...args], {
      cwd: root,
      stdio,
      detached: !isWindows,
      env: { ...memory.env, ...process.env },
    });
    this.#child = child;
    this.#wasSilent = false;
    const watch = watchBeats(this.#settings.most, () => this.#endSilent());
    child.on('message', (message) => {
      if (message?.kind === 'beat') watch.heard();
      if (message?.kind !== 'ready') return;
      watch.serving();
      this.#noteServing();
    });
    child.on('error', (error) => say(error.message));
    child.on('exit', (code, signal) => {
      watch.end();
      this.#child = undefined;
      this.#ended(code, signal);
    });
  }

  /** From outside, or because whoever started us is gone. */
  stop(signal) {
    if (!this.#child) process.exit(0);
    this.#child.kill(signal);
    const time = this.#isStopping ? patience.secondWord : this.#settings.stopTime;
    this.#isStopping = true;
    setTimeout(() => this.#child?.kill('SIGKILL'), time);
  }

  pass(signal) {
    this.#child?.kill(signal);
  }

  #noteServing() {
    this.#hasServed = true;
    this.#servedSince = performance.now();
  }

  #endSilent() {
    this.#wasSilent = true;
    say(`Muster did not answer for ${this.#settings.most} s and is ended.`);
    this.#child?.kill('SIGKILL');
  }

  #ended(code, signal) {
    const isGood = code === 0;
    if (this.#isStopping || isGood || !(this.#hasServed || this.#wasSilent))
      process.exit(signal ? 1 : code);
    if (performance.now() - this.#servedSince > backOff.forgottenAfter) this.#deaths = 0;
    this.#servedSince = Infinity;
    const after = Math.min(backOff.longest, backOff.first * 2 ** this.#deaths);
    this.#deaths += 1;
    say(`Muster ended (${signal ?? code}) and is started again.`);
    setTimeout(() => this.start(), after);
  }
}

/** Runs a command that serves and tells by its channel that it does; ends as it ends. */
export function supervise(command, { isOrphanStopped = false } = {}) {
  const supervisor = new Supervisor(command);
  let last = { signal: '', at: -Infinity };
  const isRepeated = (signal) => {
    const now = performance.now();
    const isSame = last.signal === signal && now - last.at < sameWord;
    if (!isSame) last = { signal, at: now };
    return isSame;
  };
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => isRepeated(signal) || supervisor.stop(signal));
  process.on('SIGHUP', () => supervisor.pass('SIGHUP'));
  if (isOrphanStopped) {
    // npm that is told to stop ends the shell between us without a word: being orphaned is the word.
    const parent = process.ppid;
    const look = () => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      supervisor.stop('SIGTERM');
    };
    const timer = setInterval(look, 500).unref();
  }
  supervisor.start();
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  supervise([process.execPath, 'server/src/main.ts', ...process.argv.slice(2)]);
