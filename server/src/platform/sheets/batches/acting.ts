import { type Actor, capacities } from '@muster/contract/kernel/access/actor.ts';
import { z } from 'zod';

/** On whose behalf: who they are and how far they reach when the work is done. None: the house itself. */
export type Acting = Pick<
  Actor,
  'kind' | 'accountId' | 'personId' | 'formerPersons' | 'concerns' | 'capacities'
> | null;

/** As it is kept with the batch while a job works on it. */
const kept = z
  .object({
    kind: z.enum(['user', 'employee', 'applicant']),
    accountId: z.uuid(),
    personId: z.uuid().nullable(),
    formerPersons: z
      .array(z.object({ id: z.uuid(), until: z.string(), isRecent: z.boolean() }))
      .default([]),
    // one that was laid down before capacities were kept gives nobody rights
    capacities: z.array(z.enum(capacities)).default([]),
    concerns: z.union([z.literal('all'), z.array(z.uuid())]),
  })
  .nullable();

export const actingIn = (json: unknown): Acting => kept.parse(json);
export const actingOf = (actor: Actor): NonNullable<Acting> => ({
  kind: actor.kind,
  accountId: actor.accountId,
  personId: actor.personId,
  formerPersons: actor.formerPersons,
  capacities: actor.capacities,
  concerns: actor.concerns,
});
