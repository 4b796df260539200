import { randomUUID } from 'node:crypto';
import { records } from '@muster/contract/registry.ts';
import type { HttpClient } from '../http-client.ts';
import { valuesFor } from '../people/record-values.ts';

/** A call that adds something, with a body that nobody sent before. */
export interface Adding {
  readonly name: string;
  readonly path: string;
  readonly body: object;
  /** the id in its answer */
  readonly idIn: (answer: unknown) => string;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export interface Sent {
  readonly adding: Adding;
  readonly replies: readonly Reply[];
}

const idUnder = (wrap: string) => (answer: unknown) =>
  String((answer as Record<string, { _id?: string } | undefined>)[wrap]?._id);

/**
 * Every call that adds a declared record, and one that adds a user, with values that are new by `text`.
 * `made` holds a record of each kind that others are linked to.
 */
export function additions(text: string, made: ReadonlyMap<string, string>): Adding[] {
  const user = { name: 'Someone', email: `${randomUUID()}@example.com`, userRole: 'HR' };
  return [
    ...records.map(({ entity, calls }) => ({
      name: entity.name,
      path: calls.create.path,
      body: valuesFor(entity, text, made),
      idIn: idUnder(entity.wrap),
    })),
    { name: 'user', path: '/users', body: user, idIn: idUnder('users') },
  ];
}

/** A record of each kind, in the order in which they are linked. */
export async function makeOneOfEach(client: HttpClient): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const { entity, calls } of records) {
    const { status, body } = await client.call(
      'POST',
      calls.create.path,
      valuesFor(entity, `Base ${randomUUID()}`, made),
    );
    if (status !== 200) throw new Error(`${entity.name}: ${JSON.stringify(body)}`);
    made.set(entity.name, idUnder(entity.wrap)(body));
  }
  return made;
}

/** The same request so many times at once, all with one key or with none. */
export async function sendTogether(
  client: HttpClient,
  adding: Adding,
  times: number,
  key?: string,
): Promise<Sent> {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const replies = await Promise.all(
    Array.from({ length: times }, () => client.call('POST', adding.path, adding.body, { headers })),
  );
  return { adding, replies };
}
