import { fileDiskFull } from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const full = new Set(['ENOSPC', 'EDQUOT']);

/** No room left is something to be told to people; every other fault of a disk is ours. */
export const asDiskFault = (error: unknown): unknown =>
  full.has(errorCode(error)) ? new Refusal(fileDiskFull) : error;
