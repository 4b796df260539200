import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** Those of the machine, in the order of their names. */
export function onPath(folders: string = process.env.PATH ?? ''): readonly string[] {
  const each = folders.split(path.delimiter);
  return names
    .flatMap((name) => each.map((folder) => path.join(folder, name)))
    .filter((file) => existsSync(file));
}

/** It names one fixed folder for fonts, and a browser without any font crashes at its first page. */
function giveFonts(folder: string): void {
  const settings = path.join(folder, 'fontconfig');
  mkdirSync(settings, { recursive: true });
  const folders = [path.join(folder, 'fonts'), '/usr/share/fonts'].map(
    (name) => `<dir>${name}</dir>`,
  );
  writeFileSync(
    path.join(settings, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders.join('')}<cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_PATH = settings;
}

/** A browser from the npm registry, for the one kind of machine it is made for: no root, no download of its own. */
async function packaged(): Promise<readonly string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const folder = path.join(homedir(), '.cache', 'muster-browser');
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  // Makes it unpack the libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: sparticuz } = await import('@sparticuz/chromium');
  const file = await sparticuz.executablePath();
  giveFonts(folder);
  return [file];
}

/** What `playwright install` has brought, if it ever ran. */
const playwrightsOwn = (): readonly string[] => [chromium.executablePath()].filter(existsSync);

/** A file of that name may be a stand-in that only says how to install it, or be for another machine. */
function runs(file: string): boolean {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type Source = () => readonly string[] | Promise<readonly string[]>;

/** The first that runs, each source asked only when the ones before it had none. */
export async function firstThatRuns(sources: readonly Source[]): Promise<string> {
  for (const source of sources) {
    const found = (await source()).find(runs);
    if (found) return found;
  }
  throw new Error(
    'No browser was found for the journeys. Install Chromium (on Debian and Ubuntu: apt-get install chromium; elsewhere: npx playwright install chromium), or name one: MUSTER_BROWSER=/path/to/chromium.',
  );
}

/** MUSTER_BROWSER names a file, or `npm` for the one from the registry where another is installed. */
export async function findBrowser(): Promise<string> {
  const asked = process.env.MUSTER_BROWSER;
  if (asked && asked !== 'npm') return asked;
  const file = await firstThatRuns(asked ? [packaged] : [onPath, packaged, playwrightsOwn]);
  // The workers read the same settings again: they need not search.
  process.env.MUSTER_BROWSER = file;
  return file;
}
