import { diskFull } from '@muster/contract/kernel/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const full = new Set(['ENOSPC', 'EDQUOT']);

/** No room left is something to be told to people; every other fault of a disk is ours. */
export const asDiskFault = (error: unknown): unknown =>
  full.has(codeOf(error)) ? new Refusal(diskFull) : error;
