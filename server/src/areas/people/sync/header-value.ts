import type { Handle } from '../../../platform/db/transaction.ts';
import { ownSecret } from '../../../platform/own-secret.ts';
import { seal, unseal } from '../../../platform/seal.ts';

const keyOf = (db: Handle, at: string) => ownSecret(db, 'hris-feed', at);
/** Bound to the house it was given for: put beside another address it opens nothing. */
const placeOf = (address: string): string => `hris-feed:${new URL(address).origin}`;

export const sealValue = async (db: Handle, address: string, value: string, at: string) =>
  seal(await keyOf(db, at), Buffer.from(value), placeOf(address));

export const openValue = async (db: Handle, address: string, sealed: Buffer, at: string) =>
  unseal(await keyOf(db, at), sealed, placeOf(address)).toString();

/** A kept value goes on only to the house it was given for. */
export const isSameHouse = (one: string, other: string): boolean =>
  URL.parse(one)?.origin === URL.parse(other)?.origin;
