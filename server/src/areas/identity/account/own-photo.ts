import { ownPhotoCalls } from '@muster/contract/identity/photo-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { findFile } from '../../../platform/files/file-rows.ts';
import type { FileAddress } from '../../../platform/files/files.ts';
import { keepFile, releaseFile } from '../../../platform/files/keep-file.ts';
import { type Context, type Route, route } from '../../../platform/http/route.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { findPersonPhoto, setPersonPhoto } from '../../people/public.ts';
import { tableOfKind } from './account.ts';
import { lockAccount } from '../store/accounts/accounts.ts';
import { deleteAccountPhoto, findPhoto, insertAccountPhoto } from '../store/photos.ts';
import { accountOf } from '../../../platform/session/sessions.ts';

interface Asking {
  readonly actor: Actor;
  readonly clock: Clock;
  readonly db: Handle;
}

/** Someone of the staff has one photo, whichever account it is seen from. */
const photoOf = (db: Handle, actor: Actor): Promise<string | null> =>
  actor.personId === null ? findPhoto(db, accountOf(actor)) : findPersonPhoto(db, actor.personId);

/** Whoever may read the record is given the address with it: here the owner. */
async function showOwn({ actor, clock, db }: Asking, addressOf: FileAddress) {
  const fileId = await photoOf(db, actor);
  if (fileId === null) return { photo: null };
  const file = await findFile(db, fileId);
  return { photo: { ...file, address: addressOf(file, clock.now()) } };
}

/** The account has no photo any more; its file is nobody's then. */
export async function dropPhoto(tx: Tx, account: Account, at: string): Promise<string | null> {
  const before = await deleteAccountPhoto(tx, account);
  if (before !== null) await releaseFile(tx, before, at);
  return before;
}

async function setOwn(call: Context<Tx, Actor>, fileId: string | null): Promise<void> {
  const { actor, clock, db, requestId } = call;
  if (actor.personId !== null) return setPersonPhoto(call, actor.personId, fileId);
  const account = accountOf(actor);
  const at = clock.now();
  // two photos at once come one after the other
  await lockAccount(db, account);
  if ((await findPhoto(db, account)) === fileId) return;
  const before = await dropPhoto(db, account, at);
  if (fileId !== null) {
    await keepFile(db, { id: fileId, purpose: 'photo', actor, field: 'fileId', at });
    await insertAccountPhoto(db, account, fileId, at);
  }
  await audit(db, {
    at,
    actor,
    requestId,
    action: fileId === null ? 'identity.remove-photo' : 'identity.set-photo',
    record: tableOfKind[account.kind],
    recordId: account.id,
    before: { photo: before },
    after: { photo: fileId },
  });
}

export const ownPhotoRoutes = (addressOf: FileAddress): readonly Route[] => [
  route(ownPhotoCalls.read, { tx: false }, (call) => showOwn(call, addressOf)),
  route(ownPhotoCalls.set, { tx: true }, async ({ input, ...call }) => {
    await setOwn(call, input.body.fileId);
    return showOwn(call, addressOf);
  }),
];
