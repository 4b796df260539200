import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import {
  noToken,
  passwordChanged,
  sessionEnded,
  userGone,
} from '@muster/contract/kernel/refusals.ts';
import { after } from '../clock.ts';
import type { Db } from '../db/transaction.ts';
import { findSession, noteSeen, seenEvery, type SessionRow } from './sessions.ts';

/** Given by the identity room: who stands behind a session, now. */
export type ResolveActor = (
  db: Db,
  session: SessionRow,
  at: string,
) => Promise<Actor | 'gone' | 'disabled'>;

/** The last sight may be noted that much too early: nobody is shut out while still at work. */
const hasRested = (session: SessionRow, longest: number, at: string): boolean =>
  longest > 0 && after(session.last_seen_at, longest + seenEvery) <= at;

export async function authenticate(
  db: Db,
  resolveActor: ResolveActor,
  header: string | undefined,
  at: string,
  /** how long a session may rest; 0: for ever */
  longestRest = 0,
): Promise<Actor> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1];
  if (!header) throw new Refusal(noToken);
  const session = token ? await findSession(db, token) : undefined;
  if (!session) throw new Refusal(sessionEnded);
  if (session.ended_because === 'password-changed') throw new Refusal(passwordChanged);
  if (session.ended_at !== null || session.expires_at <= at) throw new Refusal(sessionEnded);
  if (hasRested(session, longestRest, at)) throw new Refusal(sessionEnded);
  const actor = await resolveActor(db, session, at);
  if (actor === 'gone') throw new Refusal(userGone);
  if (actor === 'disabled') throw new Refusal(sessionEnded);
  await noteSeen(db, session, at);
  return actor;
}
