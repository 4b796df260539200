import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { personPhotoCalls } from '@muster/contract/people/documents/document-calls.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { FileAddress } from '../../../platform/files/files.ts';
import { type Context, type Route, route } from '../../../platform/http/route.ts';
import { refuseForeignOrOwn } from '../record/may-change.ts';
import { setPersonPhoto } from './set-photo.ts';
import { photosOf } from './store.ts';

/** The own photo is set at the own account, by HR too: here it is another's. */
async function setByHr(
  call: Context<Tx, Actor>,
  id: string,
  fileId: string | null,
  addressOf: FileAddress,
) {
  await refuseForeignOrOwn(call.db, call.actor, id);
  await setPersonPhoto(call, id, fileId);
  const file = (await photosOf(call.db, [id])).get(id);
  return { photo: file ? addressOf(file, call.clock.now()) : null };
}

export const personPhotoRoutes = (addressOf: FileAddress): readonly Route[] => [
  route(personPhotoCalls.set, { tx: true }, ({ input, ...call }) =>
    setByHr(call, input.params.id, input.body.fileId, addressOf),
  ),
  route(personPhotoCalls.remove, { tx: true }, ({ input, ...call }) =>
    setByHr(call, input.params.id, null, addressOf),
  ),
];
