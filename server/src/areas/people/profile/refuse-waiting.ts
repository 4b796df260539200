import type { DecisionKind } from '@muster/contract/kernel/decisions/decision.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { bankChange, profileChange } from '@muster/contract/people/decisions.ts';
import { alreadyWaits } from '@muster/contract/people/refusals.ts';
import { recordWords } from '@muster/contract/record-words.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type ProposalContent, contentIn } from './proposals.ts';

// What waits is not asked for again: whoever decides would have two answers to one question. Nor is it
// replaced: it would change under the eyes of who decides. The callers hold the person meanwhile.

async function fieldsThatWait(tx: Tx, kind: DecisionKind, subjectId: string) {
  const rows = await tx
    .selectFrom('decision')
    .select('content')
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind.name)
    .where('state', '=', 'Pending')
    .execute();
  return new Set(rows.flatMap((row) => Object.keys(contentIn(row.content).after)));
}

/** Field by field: who waits for one may still ask for another. */
export async function refuseWaitingFields(
  tx: Tx,
  subjectId: string,
  { after }: ProposalContent,
  language: Language,
): Promise<void> {
  const waiting = await fieldsThatWait(tx, profileChange, subjectId);
  const twice = Object.keys(after).filter((field) => waiting.has(field));
  if (twice.length === 0) return;
  const words = recordWords('employee', language)?.fields ?? {};
  throw new Refusal(alreadyWaits, {
    what: twice.map((field) => words[field] ?? field).join(', '),
  });
}

/** An account is one thing: of two halves nobody would know where pay goes. */
export async function refuseWaitingAccount(
  tx: Tx,
  subjectId: string,
  language: Language,
): Promise<void> {
  if ((await fieldsThatWait(tx, bankChange, subjectId)).size === 0) return;
  const what = recordWords('employee-bank-account', language)?.one ?? '';
  throw new Refusal(alreadyWaits, { what });
}
