import type { Actor } from '@muster/contract/kernel/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import {
  noToken,
  passwordChanged,
  sessionEnded,
  userGone,
} from '@muster/contract/kernel/refusals.ts';
import type { Db } from '../db/transaction.ts';
import { findSession, noteSeen, type SessionRow } from './sessions.ts';

/** Given by the identity room: who stands behind a session, now. */
export type ResolveActor = (db: Db, session: SessionRow) => Promise<Actor | 'gone' | 'disabled'>;

export async function authenticate(
  db: Db,
  resolveActor: ResolveActor,
  header: string | undefined,
  at: string,
): Promise<Actor> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1];
  if (!header) throw new Refusal(noToken);
  const session = token ? await findSession(db, token) : undefined;
  if (!session) throw new Refusal(sessionEnded);
  if (session.ended_because === 'password-changed') throw new Refusal(passwordChanged);
  if (session.ended_at !== null || session.expires_at <= at) throw new Refusal(sessionEnded);
  const actor = await resolveActor(db, session);
  if (actor === 'gone') throw new Refusal(userGone);
  if (actor === 'disabled') throw new Refusal(sessionEnded);
  await noteSeen(db, session, at);
  return actor;
}
