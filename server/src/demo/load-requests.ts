import type { Actor } from '@muster/contract/kernel/actor.ts';
import { profileChange } from '@muster/contract/people/decisions.ts';
import { resolveActor } from '../areas/identity/actor.ts';
import { deskOf } from '../desk.ts';
import { handleProfileChange } from '../areas/people/public.ts';
import { after, type Clock, days } from '../platform/clock.ts';
import { newSettings } from '../platform/settings/settings.ts';
import type { Tx } from '../platform/db/transaction.ts';
import { ask } from '../platform/decisions/ask.ts';
import { decide } from '../platform/decisions/decide.ts';
import { claimDueMails, noteMailed } from '../platform/notices/store.ts';
import type { Account, SessionRow } from '../platform/session/sessions.ts';

interface Request {
  readonly daysAgo: number;
  readonly field: 'phone' | 'localName';
  readonly value: string;
  /** why not; without it the answer was yes */
  readonly refused?: string;
}

/** What the employee of the demo asked for; nothing of it waits any more. */
const requests: readonly Request[] = [
  { daysAgo: 9, field: 'localName', value: 'রফিকুল ইসলাম' },
  {
    daysAgo: 2,
    field: 'phone',
    value: '01711-555 018',
    refused: 'This number belongs to the depot. Please give your own.',
  },
];

async function actorOf(tx: Tx, account: Account): Promise<Actor> {
  // of a session only these are read
  const session = { id: account.id, account_kind: account.kind, account_id: account.id };
  const actor = await resolveActor(tx, session as SessionRow);
  if (typeof actor === 'string') throw new Error(`The demo company has no ${account.kind}.`);
  return actor;
}

const idOf = (tx: Tx, table: 'employee' | 'user_account', email: string) =>
  tx.selectFrom(table).select('id').where('email', '=', email).executeTakeFirstOrThrow();

/** Asked and decided by the real thing, in the past: so the bell of the demo has something to tell. */
export async function loadRequests(tx: Tx, clock: Clock): Promise<void> {
  const now = clock.now();
  const desk = deskOf([handleProfileChange], { clock, settings: newSettings({}) });
  const { id } = await idOf(tx, 'employee', 'employee@example.com');
  const admin = await idOf(tx, 'user_account', 'admin@example.com');
  const asker = await actorOf(tx, { kind: 'employee', id });
  const decider = await actorOf(tx, { kind: 'user', id: admin.id });
  for (const { daysAgo, field, value, refused } of requests) {
    const at = after(now, -days(daysAgo));
    const content = { before: { [field]: null }, after: { [field]: value } };
    const asking = { subjectId: id, record: 'employee', recordId: id, content };
    const decision = await ask(tx, desk, profileChange, asking, asker, at);
    const verdict = refused ? 'reject' : 'approve';
    const said = {
      verdict,
      comment: refused,
      at: after(at, days(1) / 4),
      requestId: null,
    } as const;
    await decide(tx, desk, decider, decision.id, said);
  }
  // Nobody is to be written to by a company that is made up.
  const due = await claimDueMails(tx, requests.length * 10);
  await noteMailed(
    tx,
    due.map((notice) => notice.id),
  );
}
