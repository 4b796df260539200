import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { companySection } from '@muster/contract/organisation/settings.ts';
import { reversalStateWords } from '@muster/contract/pay/corrections/reversal-calls.ts';
import type { PayJournal } from '@muster/contract/pay/journal/journal-calls.ts';
import { reversalNotApproved } from '@muster/contract/pay/journal/journal-refusals.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../platform/access/concerns.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { dayOf } from '../../../platform/now.ts';
import type { PayCall, PayDeps } from '../deps.ts';
import { findBooked } from './booked-in-slices.ts';
import {
  findAccounts,
  findLeft,
  findReversalFacts,
  findRunFacts,
  isBookedOf,
  isTakenBackBy,
  type RunFacts,
} from './journal-store.ts';
import { makeLines } from './make-lines.ts';

/** As it is by the accounts of today: a file that was exported stays what it was. */
async function journalOf(
  { db, clock, settings }: PayCall<Db>,
  facts: RunFacts,
  isBooked: Condition,
  reversalId: string | null,
): Promise<Omit<PayJournal, 'unpaid' | 'waiting'>> {
  const concernId = facts.concern.id;
  const booked = await findBooked(db, isBooked);
  const accounts = await findAccounts(db, concernId);
  const inForce = await settings.read(db, clock.now());
  const { people, net } = booked;
  return {
    ...facts,
    reversalId,
    currency: inForce.of(companySection.settings.currency, concernId),
    people,
    net,
    ...makeLines(booked, accounts, { concernId, isReversal: reversalId !== null }),
  };
}

export async function readJournal(
  call: PayCall<Db>,
  runId: string,
): Promise<{ record: PayJournal }> {
  const { db, actor } = call;
  const within = isOfConcerns(actor, sql`run.concern_id`);
  const facts = await findRunFacts(db, sql<boolean>`run.id = ${runId} and ${within}`);
  if (!facts) throw new Refusal(notFound);
  const journal = await journalOf(call, facts, isBookedOf(runId), null);
  return { record: { ...journal, ...(await findLeft(db, runId)) } };
}

const none = { people: 0, net: 0n };

/** Dated by the day on which it was agreed to, where the company is. */
export async function readReversalJournal(
  call: PayCall<Db>,
  reversalId: string,
  deps: PayDeps,
): Promise<{ record: PayJournal }> {
  const { db, actor } = call;
  const within = isOfConcerns(actor, sql`run.concern_id`);
  const reversal = await findReversalFacts(
    db,
    sql<boolean>`reversal.id = ${reversalId} and ${within}`,
  );
  const facts = reversal && (await findRunFacts(db, sql<boolean>`run.id = ${reversal.runId}`));
  if (!reversal || !facts) throw new Refusal(notFound);
  const { state, decidedAt } = reversal;
  if (state !== 'Approved' || decidedAt === null)
    throw new Refusal(reversalNotApproved, { state: reversalStateWords[state] });
  const { zone } = (await deps.now(call)).in(facts.concern.id);
  const dated = { ...facts, day: dayOf(decidedAt, zone) };
  const journal = await journalOf(call, dated, isTakenBackBy(reversalId), reversalId);
  return { record: { ...journal, unpaid: none, waiting: none } };
}
