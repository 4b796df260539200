import { sha256 } from './content.ts';

/** Stands before the first seal. */
export const beforeFirst = '0'.repeat(64);
export const mostInSeal = 1000;

export interface Seal {
  readonly number: number;
  readonly previous_hash: string;
  readonly hash: string;
  readonly count: number;
  readonly sealed_at: string;
}

/** Over the seal before it, its own number and time, and the hashes of its entries in their order. */
export const sealHash = (
  seal: Pick<Seal, 'number' | 'previous_hash' | 'sealed_at'>,
  contentHashes: readonly string[],
): string => sha256([seal.previous_hash, seal.number, seal.sealed_at, ...contentHashes].join('\n'));
