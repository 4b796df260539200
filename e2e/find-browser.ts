import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
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

/** A browser from the npm registry: no root, no download of its own. */
async function packaged(): Promise<string> {
  const folder = path.join(homedir(), '.cache', 'muster-browser');
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  // Makes it unpack the libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const file = await chromium.executablePath();
  giveFonts(folder);
  return file;
}

/**
 * MUSTER_BROWSER names a file, or `installed` for what the machine has. Else the one from npm: of the
 * same version for everyone, and without a window it takes a quarter less time.
 */
export async function findBrowser(): Promise<string> {
  const asked = process.env.MUSTER_BROWSER;
  if (asked && asked !== 'installed') return asked;
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  const installed = asked || !isPackaged ? onPath() : undefined;
  return installed ?? packaged();
}
