import type { JobTimeline } from './job-data.ts';
import { asOf } from '@muster/contract/kernel/dates/timeline.ts';

/** Role keys that open everything, by the designation that carries them. */
export type OpenKeys = ReadonlyMap<string, string>;

export interface GainedKey {
  readonly designationId: string;
  readonly role: string;
}

/** What someone holds on a day; who has left holds nothing. */
function heldOn(timeline: JobTimeline, day: string, keys: OpenKeys): GainedKey | undefined {
  const job = asOf(timeline, day)?.values;
  const role = job && job.status !== 'Left' ? keys.get(job.designationId) : undefined;
  return job && role !== undefined ? { designationId: job.designationId, role } : undefined;
}

/** The first key that someone would hold today or on a day to come, and would not hold otherwise. */
export function keyGained(
  before: JobTimeline,
  after: JobTimeline,
  keys: OpenKeys,
  today: string,
): GainedKey | undefined {
  const starts = [...before, ...after].map(({ from }) => from).filter((from) => from > today);
  for (const day of [today, ...starts.toSorted()]) {
    const held = heldOn(after, day, keys);
    if (held && held.role !== heldOn(before, day, keys)?.role) return held;
  }
  return undefined;
}

/** The key that someone holds on a day, if any. */
export const keyHeld = (timeline: JobTimeline, keys: OpenKeys, day: string): string | undefined =>
  heldOn(timeline, day, keys)?.role;
