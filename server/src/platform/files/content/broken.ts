import { fileBroken } from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';

/** Begins like a format and does not go on like it. */
export function expectWhole(isWhole: boolean): void {
  if (!isWhole) throw new Refusal(fileBroken);
}
