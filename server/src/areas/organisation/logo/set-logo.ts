import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { concern } from '@muster/contract/organisation/concern.ts';
import { logoNotPrintable } from '@muster/contract/organisation/refusals.ts';
import { type Engine, reachOf } from '../../../entity/engine.ts';
import { findRow, lockRow } from '../../../entity/store.ts';
import { note } from '../../../platform/audit/note.ts';
import { type Db, type Handle, transaction, type Tx } from '../../../platform/db/transaction.ts';
import { mostPrinted, printablePicture } from '../../../platform/documents/printable-picture.ts';
import { findFile, findStaged } from '../../../platform/files/file-rows.ts';
import type { Files } from '../../../platform/files/files.ts';
import { keepFile, releaseFile } from '../../../platform/files/keep-file.ts';
import { readWhole } from '../../../platform/files/store.ts';
import type { Context } from '../../../platform/http/route.ts';
import { deleteLogo, findLogo, insertLogo } from './store.ts';

export interface LogoDeps {
  readonly engine: Engine;
  readonly files: Pick<Files, 'store' | 'addressOf'>;
}
type Call<D extends Db | Tx> = Context<D, Actor>;
type Asking = Pick<Call<Db>, 'actor' | 'clock'> & { readonly db: Handle };

/** A company that is out of reach is not there. */
async function refuseForeign(
  { db, actor }: Asking,
  id: string,
  rule: typeof concern.read,
  { engine }: LogoDeps,
): Promise<void> {
  const found = await findRow(db, concern, id, reachOf(concern, rule, engine)(actor));
  if (!found) throw new Refusal(notFound);
}

async function shownLogo({ db, clock }: Asking, id: string, { files }: LogoDeps) {
  const fileId = await findLogo(db, id);
  if (fileId === null) return { logo: null };
  const file = await findFile(db, fileId);
  return { logo: { ...file, address: files.addressOf(file, clock.now()) } };
}

export async function readLogo(call: Call<Db>, id: string, parts: LogoDeps) {
  await refuseForeign(call, id, concern.read, parts);
  return shownLogo(call, id, parts);
}

/** One logo a company; null: none any more. */
async function replaceLogo(call: Call<Tx>, id: string, fileId: string | null): Promise<void> {
  const { db, actor, clock } = call;
  const at = clock.now();
  const before = await findLogo(db, id);
  if (before === fileId) return;
  if (before !== null) {
    await deleteLogo(db, id);
    await releaseFile(db, before, at);
  }
  if (fileId !== null) {
    await keepFile(db, { id: fileId, purpose: 'logo', actor, field: 'fileId', at });
    await insertLogo(db, id, fileId, at);
  }
  await note(call, {
    action: fileId === null ? 'concern.remove-logo' : 'concern.set-logo',
    record: 'concern',
    id,
    before: { logo: before },
    after: { logo: fileId },
  });
}

/** Whoever sends one that no document could show is told so, not surprised by documents without it. */
async function refuseUnprintable(
  { db, actor }: Call<Db>,
  fileId: string,
  { files }: LogoDeps,
): Promise<void> {
  const staged = await findStaged(db, fileId, actor);
  if (!staged) return;
  const content = await readWhole(files.store, staged.key);
  if (!content || !(await printablePicture(content)))
    throw new Refusal(logoNotPrintable, { most: mostPrinted / 1_000_000 });
}

export async function setLogo(call: Call<Db>, id: string, fileId: string | null, parts: LogoDeps) {
  await refuseForeign(call, id, concern.write, parts);
  // outside of the transaction: where files are kept may be far
  if (fileId !== null) await refuseUnprintable(call, fileId, parts);
  return transaction(call.db, async (tx) => {
    const within = { ...call, db: tx };
    // two logos at once come one after the other
    await lockRow(tx, concern, id);
    await refuseForeign(within, id, concern.write, parts);
    await replaceLogo(within, id, fileId);
    return shownLogo(within, id, parts);
  });
}
