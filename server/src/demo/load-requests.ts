import { profileChange } from '@muster/contract/people/decisions.ts';
import { after, type Clock, days } from '../platform/clock.ts';
import type { Tx } from '../platform/db/transaction.ts';
import { askDecision } from '../platform/decisions/ask.ts';
import { decide } from '../platform/decisions/decide.ts';
import { actorOf } from './actor-of.ts';
import { demoHouse } from './demo-house.ts';
import { mailNobody } from './mail-nobody.ts';

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

const idOf = (tx: Tx, table: 'employee' | 'user_account', email: string) =>
  tx.selectFrom(table).select('id').where('email', '=', email).executeTakeFirstOrThrow();

/** Asked and decided by the real thing, in the past: so the bell of the demo has something to tell. */
export async function loadRequests(tx: Tx, clock: Clock, zone: string): Promise<void> {
  const now = clock.now();
  const { decisions: decisionContext } = demoHouse(clock, zone);
  const { id } = await idOf(tx, 'employee', 'employee@example.com');
  const had = await tx
    .selectFrom('employee')
    .select(['phone', 'local_name as localName'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const admin = await idOf(tx, 'user_account', 'admin@example.com');
  const asker = await actorOf(tx, { kind: 'employee', id });
  const decider = await actorOf(tx, { kind: 'user', id: admin.id });
  for (const { daysAgo, field, value, refused } of requests) {
    const at = after(now, -days(daysAgo));
    const content = { before: { [field]: had[field] }, after: { [field]: value } };
    const asking = { subjectId: id, record: 'employee', recordId: id, content };
    const decision = await askDecision(tx, decisionContext, profileChange, asking, asker, at);
    const verdict = refused ? 'reject' : 'approve';
    const said = {
      verdict,
      comment: refused,
      at: after(at, days(1) / 4),
      requestId: null,
    } as const;
    await decide(tx, decisionContext, decider, decision.id, said);
  }
  await mailNobody(tx);
}
