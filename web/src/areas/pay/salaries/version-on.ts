import type { StructureVersion } from '@muster/contract/pay/structure/structure-calls.ts';

/** The version in force on a day, from the newest first; before all of them the oldest one counts. */
export const versionOn = (
  versions: readonly StructureVersion[],
  day: string,
): StructureVersion | undefined => versions.find(({ from }) => from <= day) ?? versions.at(-1);
