import { z } from 'zod';
import type { AccessRule } from '../access/actor.ts';
import { endpoint, type NotedReading, type Schema } from '../endpoint.ts';
import { id } from '../values.ts';

/** Each has a page of its own in one document. */
export const mostPeople = 2_000;

interface DocumentCall<Body extends Schema, Access extends AccessRule> {
  readonly name: string;
  readonly summary: string;
  readonly path: string;
  readonly access: Access;
  readonly noted?: boolean | NotedReading;
  readonly body: Body;
}

/** A document is asked for; `own-job.read` tells how far it is and where it lies when it is made. */
export const documentCall = <Body extends Schema, Access extends AccessRule>(
  call: DocumentCall<Body, Access>,
) =>
  endpoint({
    ...call,
    method: 'POST',
    begins: true,
    answer: z.object({ jobId: id() }),
  });
