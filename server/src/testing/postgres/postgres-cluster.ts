import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { childrenOf } from '../processes/child-processes.ts';
import { reachablePrograms, unprivilegedUser } from './postgres-programs.ts';

const START_ATTEMPTS = 10;

/** A PostgreSQL of our own in a temporary folder, gone when the process that started it is gone. */
export class PostgresCluster {
  readonly #user = unprivilegedUser();
  readonly #scratch = mkdtempSync(path.join(os.tmpdir(), 'muster-postgres-'));
  readonly #data = path.join(this.#scratch, 'data');
  readonly #programs: string;
  readonly #settings: string[];
  readonly #watch: ChildProcess;
  #server: ChildProcess | undefined;
  #port = 0;

  constructor(programs: string, isDurable: boolean, settings: readonly string[]) {
    if (this.#user.uid !== undefined) chownSync(this.#scratch, this.#user.uid, this.#user.gid ?? 0);
    chmodSync(this.#scratch, 0o755);
    this.#programs = reachablePrograms(programs, this.#user, this.#scratch);
    const speed = isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
    this.#settings = ['max_connections=200', 'unix_socket_directories=', ...speed, ...settings];
    this.#watch = this.#cleanUpAfterUs();
  }

  get port(): number {
    return this.#port;
  }

  initialise(): void {
    const init = [
      '-D',
      this.#data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '-N',
    ];
    execFileSync(this.#program('initdb'), init, {
      ...this.#user,
      cwd: this.#scratch,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }

  /** Tries again: another process may take the port, or a killed cluster still hold its memory. */
  async start(): Promise<void> {
    const isFirstStart = this.#port === 0;
    for (let attempt = 1; ; attempt += 1) {
      if (isFirstStart) this.#port = await freePort();
      const output: string[] = [];
      if (await this.#startOnce(output)) return;
      if (attempt === START_ATTEMPTS)
        throw new Error(`PostgreSQL does not start:\n${output.join('')}`);
      await wait(100);
    }
  }

  /** Ended in good order, its data kept. */
  async shutDown(): Promise<void> {
    await this.#end((server) => server.kill('SIGINT'));
  }

  async stop(): Promise<void> {
    await this.shutDown();
    rmSync(this.#scratch, { recursive: true, force: true });
    this.#watch.stdin?.end();
  }

  /** All its processes at once, as when the machine stops. */
  async kill(): Promise<void> {
    await this.#end((server) => {
      // Stopped first, it can neither replace nor clean up after a backend that we kill.
      server.kill('SIGSTOP');
      for (const pid of childrenOf(server.pid ?? 0)) signalIfAlive(pid, 'SIGKILL');
      server.kill('SIGKILL');
    });
  }

  /** It stands still: connections are taken by the system, and nothing is ever said on them. */
  freeze(): void {
    this.#server?.kill('SIGSTOP');
    for (const pid of childrenOf(this.#server?.pid ?? 0)) signalIfAlive(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of childrenOf(this.#server?.pid ?? 0)) signalIfAlive(pid, 'SIGCONT');
    this.#server?.kill('SIGCONT');
  }

  async #end(signal: (server: ChildProcess) => void): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    signal(server);
    await gone;
  }

  async #startOnce(output: string[]): Promise<boolean> {
    const settings = [...this.#settings, 'listen_addresses=127.0.0.1', `port=${this.#port}`];
    const server = spawn(
      this.#program('postgres'),
      ['-D', this.#data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.#user, cwd: this.#scratch, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server.stderr.on('data', (data: Buffer) => output.push(data.toString()));
    server.on('error', (error) => output.push(error.message));
    this.#server = server;
    while (server.exitCode === null && server.signalCode === null && server.pid !== undefined) {
      if (await answers(this.#port)) return true;
      await wait(20);
    }
    return false;
  }

  /** A shell that waits for the end of our pipe to it, which comes even when we are killed. */
  #cleanUpAfterUs(): ChildProcess {
    const script = 'cat; kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"; sleep 1; rm -rf "$1"';
    const watch = spawn('sh', ['-c', script, 'sh', this.#scratch], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    watch.on('error', () => undefined);
    watch.unref();
    return watch;
  }

  #program(name: string): string {
    return path.join(this.#programs, name);
  }
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

function signalIfAlive(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
