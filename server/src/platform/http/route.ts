import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Answer, Endpoint, Input } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Clock } from '../clock.ts';
import type { Reports } from '../db/reports.ts';
import type { Db, Tx } from '../db/transaction.ts';
import type { Installation } from '../installation.ts';
import type { Origin } from '../session/sessions.ts';
import type { Settings } from '../settings/settings.ts';

/** What a use case is handed besides its input. */
export interface Context<D extends Db | Tx, A extends Actor | null> {
  readonly db: D;
  /** for exports and reports only, never on the way to a write */
  readonly reports: Reports;
  readonly actor: A;
  readonly clock: Clock;
  readonly requestId: string;
  readonly language: Language;
  readonly from: Origin;
  readonly house: Installation;
  readonly settings: Settings;
}

type Acting<E> = E extends { access: 'public' } ? null : Actor;
type Handle<E extends Endpoint, D extends Db | Tx> = (
  call: Context<D, Acting<E>> & { readonly input: Input<E> },
) => Promise<Answer<E>> | Answer<E>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly tx: boolean;
  readonly handle: (call: Context<Db | Tx, Actor | null> & { input: unknown }) => unknown;
}

/** Endpoint and use case in one sentence; with `tx` the whole of it is one transaction. */
export function route<E extends Endpoint>(
  endpoint: E,
  how: { tx: true },
  handle: Handle<E, Tx>,
): Route;
export function route<E extends Endpoint>(
  endpoint: E,
  how: { tx: false },
  handle: Handle<E, Db>,
): Route;
export function route(endpoint: Endpoint, how: { tx: boolean }, handle: unknown): Route {
  return { endpoint, tx: how.tx, handle: handle as Route['handle'] };
}
