import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { NODE_COMPILE_CACHE } from '../postgres/compiled.ts';

type Command = 'backup' | 'restore' | 'move' | 'audit-verify';
type Env = Readonly<Record<string, string>>;

/** A command as npm runs it, in a process of its own. */
export function startCommand(
  name: Command,
  args: readonly string[],
  env: Env,
): { child: ChildProcess; ended: Promise<{ code: number | null; said: string }> } {
  const script = path.join(import.meta.dirname, '../..', `${name}.ts`);
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (said += String(part)));
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', kill);
    // as the event is declared
    return { code: code as number | null, said };
  });
  return { child, ended };
}

/** For one that must succeed; answers what it said. */
export async function runCommand(
  name: Command,
  args: readonly string[],
  env: Env,
): Promise<string> {
  const { code, said } = await startCommand(name, args, env).ended;
  if (code !== 0) throw new Error(`${name} failed: ${said}`);
  return said;
}
