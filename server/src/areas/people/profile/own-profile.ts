import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { bankChange, profileChange } from '@muster/contract/people/decisions.ts';
import type { ListRow } from '@muster/contract/people/profile/person-lists.ts';
import type { profileCalls } from '@muster/contract/people/profile/profile-calls.ts';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { askDecision } from '../../../platform/decisions/ask.ts';
import { cancel } from '../../../platform/decisions/cancel.ts';
import type {
  DecisionContext,
  DecisionHandler,
} from '../../../platform/decisions/decision-context.ts';
import type { Context } from '../../../platform/http/route.ts';
import { asEmployeeFault } from '../record/as-fault.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { readListRows, replaceRows } from '../lists/store.ts';
import { refuseEndBeforeStart } from '../lists/work-that-ends.ts';
import { seenContents } from './seen-contents.ts';
import { contentIn, proposalContent, fieldsIn, personListsIn, pendingOf } from './proposals.ts';
import { readEmployee } from '../record/read-employee.ts';
import { refuseOvertaken, type OvertakenTexts } from '../record/refuse-overtaken.ts';
import { refuseWaitingFields } from './refuse-waiting.ts';
import { lockPerson } from '../store/periods.ts';
import { readPlain, updatePlain } from '../store/plain.ts';

/** Another's id is not an own profile: it is not there. */
const refuseForeign = (actor: Actor, id: string): void => {
  if (actor.personId !== id) throw new Refusal(notFound);
};

export async function readProfile(db: Handle, actor: Actor, id: string, parts: PeopleDeps) {
  refuseForeign(actor, id);
  const { record } = await readEmployee(db, actor, id);
  const reader = { actor, accountNames: parts.accountNames };
  return { record, pending: await pendingOf(db, profileChange, id, reader) };
}

/** The present fields, and of the lists those that are asked about. */
async function readNow(tx: Tx, id: string, asked: Parameters<typeof personListsIn>[0]) {
  const lists: Record<string, readonly ListRow[]> = {};
  for (const [list] of personListsIn(asked)) lists[list] = await readListRows(tx, list, id);
  return { ...(await readPlain(tx, id)), ...lists };
}

/** What differs is put before HR; nothing is changed yet. */
export async function proposeChange(
  call: Context<Tx, Actor>,
  id: string,
  { version, ...given }: Input<typeof profileCalls.propose>['body'],
  parts: PeopleDeps & { readonly decisionContext: DecisionContext },
) {
  const { db, actor, clock, requestId, language } = call;
  refuseForeign(actor, id);
  const person = await lockPerson(db, id);
  if (version !== undefined && version !== person?.version)
    throw await refuseStale(call, { name: 'employee' }, id, parts);
  for (const [list, rows] of personListsIn(given)) refuseEndBeforeStart(list, rows);
  const content = proposalContent(await readNow(db, id, given), given);
  if (content) {
    await refuseWaitingFields(db, id, content, language);
    const at = clock.now();
    const asking = { subjectId: id, record: 'employee', recordId: id, content };
    await askDecision(db, parts.decisionContext, profileChange, asking, actor, at);
    const { before, after } = content;
    await audit(db, {
      at,
      actor,
      requestId,
      action: 'employee.propose',
      record: 'employee',
      recordId: id,
      before,
      after,
    });
  }
  return readProfile(db, actor, id, parts);
}

/** Whoever asked takes it back: the person, or someone of HR who asked about another. */
export async function cancelProposal(
  call: Context<Tx, Actor>,
  { id, proposalId }: { readonly id: string; readonly proposalId: string },
  decisionContext: DecisionContext,
) {
  const { db, actor, clock, requestId } = call;
  const at = clock.now();
  const kinds = [profileChange, bankChange];
  const { kind } = await cancel(
    db,
    decisionContext,
    actor,
    { id: proposalId, kinds, subjectId: id },
    at,
  );
  await audit(db, {
    at,
    actor,
    requestId,
    action: 'decision.cancel',
    record: 'employee',
    recordId: id,
    after: { decision: kind },
  });
  return {};
}

/** The last yes: the proposed values are saved, in the transaction of the verdict. */
export const handleProfileChange = (teller: OvertakenTexts): DecisionHandler => ({
  kind: profileChange,
  seenBy: seenContents,
  approved: async (tx, decision, by) => {
    const { record_id: id } = decision;
    const content = contentIn(decision.content);
    await lockPerson(tx, id);
    const now = await readNow(tx, id, content.after);
    await refuseOvertaken(tx, { id, content, now, by }, teller);
    const at = decision.ended_at ?? decision.created_at;
    await updatePlain(tx, id, now, fieldsIn(content.after), at).catch(asEmployeeFault);
    for (const [list, rows] of personListsIn(content.after)) await replaceRows(tx, list, id, rows);
  },
});
