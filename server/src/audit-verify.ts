import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type Config, readConfig } from './config.ts';
import { givenPath } from './operations/places.ts';
import { openArchive } from './platform/archive/read-archive.ts';
import type { Broken } from './platform/audit/sealing/judge.ts';
import { headsInLog, lostHeads, type SealHead } from './platform/audit/sealing/noted-heads.ts';
import { lastSeal } from './platform/audit/sealing/seal-due.ts';
import { verify } from './platform/audit/sealing/verify.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import type { Db } from './platform/db/transaction.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const help = `Checks every entry of the audit log against its hashes and the chain of seals.

  npm run audit:verify
  npm run audit:verify -- --head <hash>     also compares with a head that was noted at an earlier check
  npm run audit:verify -- --log <file>      also with every head in a log of Muster, where each seal is told
  npm run audit:verify -- --backup <file>   also with the head in a backup

Seals that were cut off the end show only by such a copy of the head: keep one where nobody who reaches
the database can write. After a restore, heads that are younger than the backup are not in the chain.

Ends with 0 when the log is whole, with 1 when it is not or cannot be checked.`;

const inUse = `Or let the running Muster check it: Administration, Audit log, Verify now.`;

function openForCheck(config: Config): Promise<Database> {
  // Opening would make a new database, and a new one is always whole.
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'database', 'PG_VERSION')))
    throw new Error(`There is no database in ${config.dataDir}. Set MUSTER_DATA or DATABASE_URL.`);
  return openDatabase({ ...config, poolSize: 2 }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(/in use/.test(reason) ? `${reason}\n${inUse}` : reason, { cause: error });
  });
}

async function refuseOlder(db: Db): Promise<void> {
  const found = await sql<{ known: boolean }>`
    select to_regclass('audit_unsealed') is not null as known`.execute(db);
  if (!found.rows[0]?.known)
    throw new Error('This database has no seals yet. Start this Muster on it once, then check.');
}

function lineOf({ fault, id, seal, at, action, record, recordId }: Broken): string {
  const what = id ? `entry ${id}` : `seal ${seal}`;
  const where = id && seal ? `seal ${seal}` : null;
  const on = record && `${record} ${recordId ?? ''}`.trim();
  return `BROKEN ${fault.padEnd(8)}${[what, at, action, on, where].filter(Boolean).join('  ')}`;
}

/** One that was noted earlier must still be in the chain: seals taken off its end show by nothing else. */
async function holdsHead(db: Db, noted: string): Promise<boolean> {
  const seal = await db
    .selectFrom('audit_seal')
    .select(['number', 'sealed_at'])
    .where('hash', '=', noted.toLowerCase())
    .executeTakeFirst();
  say(
    seal
      ? `The noted head is seal ${seal.number} of ${seal.sealed_at}: nothing was taken off behind it.`
      : 'BROKEN chain   the noted head is not in the chain: seals were removed or made anew.',
  );
  return seal !== undefined;
}

/** The same for each head in a file; one without any would let a cut log pass for a whole one. */
async function holdsHeads(db: Db, file: string, heads: readonly SealHead[]): Promise<boolean> {
  if (heads.length === 0) throw new Error(`There is no head of an audit log in ${file}.`);
  const lost = await lostHeads(db, heads);
  for (const { number } of lost)
    say(
      `BROKEN missing seal ${number} is noted in ${file} and is not in the chain: removed or made anew.`,
    );
  if (lost.length === 0)
    say(`All heads in ${file} are in the chain, up to seal ${heads.at(-1)?.number}.`);
  return lost.length === 0;
}

const headsInBackup = async (file: string): Promise<SealHead[]> => {
  const { auditHead } = (await openArchive(file)).head;
  return auditHead ? [auditHead] : [];
};

interface Noted {
  readonly head?: string | undefined;
  readonly log?: string | undefined;
  readonly backup?: string | undefined;
}

async function holdsAll(db: Db, { head, log, backup }: Noted): Promise<boolean> {
  const held = [
    head === undefined || (await holdsHead(db, head)),
    log === undefined || (await holdsHeads(db, log, await headsInLog(givenPath(log)))),
    backup === undefined || (await holdsHeads(db, backup, await headsInBackup(givenPath(backup)))),
  ];
  return held.every(Boolean);
}

function asked(args: readonly string[]): Noted {
  const text = { type: 'string' } as const;
  const options = { head: text, log: text, backup: text };
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.head === undefined || /^[0-9a-f]{64}$/i.test(values.head)) return values;
  } catch {
    // what is not understood is answered by what would be
  }
  throw new Error(help);
}

/** Answers how many rows are broken; each is named as it is found. */
async function check(db: Db): Promise<number> {
  const sum = { entries: 0, erased: 0, unsealed: 0, broken: 0 };
  let oldest: string | null = null;
  for await (const page of verify(db)) {
    for (const broken of page.broken) say(lineOf(broken));
    sum.entries += page.entries;
    sum.erased += page.erased;
    sum.unsealed += page.unsealed;
    sum.broken += page.broken.length;
    oldest ??= page.oldestUnsealedAt;
  }
  const since = oldest ? `, the oldest of ${oldest}` : '';
  say(
    `${sum.entries} entries checked. Values erased: ${sum.erased}. Not sealed yet: ${sum.unsealed}${since}.`,
  );
  return sum.broken;
}

async function main(args: readonly string[]): Promise<boolean> {
  if (args.includes('--help')) {
    say(help);
    return true;
  }
  const noted = asked(args);
  const database = await openForCheck(readConfig(process.env));
  try {
    const db = database.patient;
    await refuseOlder(db);
    const broken = await check(db);
    const isHeld = await holdsAll(db, noted);
    const head = await lastSeal(db);
    if (head)
      say(`Head, to be noted elsewhere: ${head.hash} (seal ${head.number} of ${head.sealed_at})`);
    const isWhole = broken === 0 && isHeld;
    say(isWhole ? 'The audit log is whole.' : `The audit log is NOT whole: ${broken} broken.`);
    return isWhole;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
