import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Endpoint } from '@muster/contract/kernel/endpoint.ts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { audit } from './audit.ts';

interface Reading {
  readonly endpoint: Pick<Endpoint, 'name'>;
  readonly actor: Actor;
  readonly clock: Clock;
  readonly requestId: string;
  readonly input: unknown;
  /** of a file: how many it tells of */
  readonly rows: number | undefined;
}

interface Asked {
  readonly params?: { readonly id?: string };
  readonly query?: Readonly<Record<string, unknown>>;
  /** of what is begun by it, as a document */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What is personal was read or taken away: by whom, of whom, how many rows, by which filters. */
export async function noteReading(tx: Tx, reading: Reading): Promise<void> {
  const { endpoint, actor, clock, requestId, rows } = reading;
  // the contract has read it
  const { params, query, body } = reading.input as Asked;
  const recordId = params?.id ?? null;
  if (recordId !== null && recordId === actor.personId) return;
  const filters = Object.fromEntries(
    Object.entries(query ?? body ?? {}).filter(([, value]) => value !== undefined),
  );
  await audit(tx, {
    at: clock.now(),
    actor,
    requestId,
    action: endpoint.name,
    record: 'employee',
    recordId,
    ...(rows !== undefined && { after: { rows, filters } }),
  });
}
