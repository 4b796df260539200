import type { auditCalls } from '@muster/contract/administration/audit-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import type { Broken } from '../../../platform/audit/sealing/judge.ts';
import { lastSeal } from '../../../platform/audit/sealing/seal-due.ts';
import { type Position, verify } from '../../../platform/audit/sealing/verify.ts';
import { after } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';

const patience = 2000;
const mostNamed = 100;

/** As many pages as fit into one answer's time; the caller asks again for the rest. */
export async function verifyLog(
  { db, clock }: Context<Db, Actor>,
  from: Position | undefined,
): Promise<Answer<typeof auditCalls.verify>> {
  const until = after(clock.now(), patience);
  const sum = { entries: 0, erased: 0, unsealed: 0, brokenCount: 0 };
  const broken: Broken[] = [];
  let oldestUnsealedAt: string | null = null;
  let next: Position | null = null;
  for await (const page of verify(db, from)) {
    sum.entries += page.entries;
    sum.erased += page.erased;
    sum.unsealed += page.unsealed;
    sum.brokenCount += page.broken.length;
    oldestUnsealedAt ??= page.oldestUnsealedAt;
    broken.push(...page.broken.slice(0, mostNamed - broken.length));
    next = page.isLast ? null : page.position;
    if (clock.now() > until) break;
  }
  const head = await lastSeal(db);
  return {
    ...sum,
    oldestUnsealedAt,
    broken,
    next,
    head: head ? { number: head.number, hash: head.hash, sealedAt: head.sealed_at } : null,
  };
}
