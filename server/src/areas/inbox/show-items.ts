import type { AccountKind, Actor } from '@muster/contract/kernel/access/actor.ts';
import type { DecisionState, SubjectKind } from '@muster/contract/kernel/decisions/decision.ts';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { sql } from 'kysely';
import type { Handle } from '../../platform/db/transaction.ts';
import type { DecisionContext } from '../../platform/decisions/decision-context.ts';
import { decidersOf, stepsOfAll } from '../../platform/decisions/find-decisions.ts';
import { mayOverride } from '../../platform/decisions/approvers/may-override.ts';
import { showStep } from '../../platform/decisions/show-step.ts';
import { standInsOf } from '../../platform/decisions/approvers/stand-ins.ts';
import type { Decision } from '../../platform/decisions/store.ts';
import { waitsFor } from '../../platform/decisions/approvers/waits-for.ts';
import type { Addressed } from '../../platform/files/serving/address.ts';
import { namesOfAccounts } from '../identity/public.ts';
import type { ReadNow } from '../../platform/now.ts';
import { namesAbove, employeeFacts, photosOf } from '../people/public.ts';

export interface InboxDeps {
  readonly now: ReadNow;
  readonly decisionContext: DecisionContext;
  /** what was asked for before then and still waits is overdue; none: nothing ever is */
  readonly overdueBefore: () => string | null;
  /** the address of a photo, as it opens now */
  readonly faceOf: (photo: Addressed) => string;
}

/** Which of them the reader may decide, as one who is asked or instead of those who are. */
async function rightsOver(
  db: Handle,
  ids: readonly string[],
  actor: Actor,
  decisionContext: DecisionContext,
) {
  const found = await sql<{ id: string; asked: boolean; instead: boolean }>`
    select id, ${waitsFor(decisionContext, actor)} as asked, ${mayOverride(decisionContext, actor)} as instead
    from decision where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(
    found.rows.map((row) => [row.id, { decide: row.asked, override: row.instead && !row.asked }]),
  );
}

/** As much of what they would do as the reader may know: each room says it of its kinds. */
async function contentsFor(
  db: Handle,
  rows: readonly Decision[],
  actor: Actor,
  { kinds }: DecisionContext,
) {
  const contents = new Map<string, object>();
  for (const [kind, own] of Map.groupBy(rows, (row) => row.kind)) {
    const seen = await kinds.get(kind)?.seenBy?.(db, actor, own);
    for (const row of own)
      contents.set(row.id, seen ? { ...seen.get(row.id) } : { ...(row.content as object) });
  }
  return contents;
}

/** Decisions as the calls answer them, with whether the reader may decide each now. */
export async function showItems(
  db: Handle,
  rows: readonly Decision[],
  actor: Actor,
  { decisionContext, overdueBefore, faceOf }: InboxDeps,
): Promise<InboxItem[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const all = await stepsOfAll(db, ids);
  const steps = Map.groupBy(all, (step) => step.decision_id);
  const can = await rightsOver(db, ids, actor, decisionContext);
  const about = rows.flatMap((row) => row.employee_id ?? []);
  const photos = await photosOf(db, about);
  const subjects = await employeeFacts(db)
    .where(sql<boolean>`employee.id = any(${about}::uuid[])`)
    .execute();
  const byId = new Map(subjects.map((person) => [person.id, person]));
  const open = all.filter(({ verdict }) => verdict === null);
  const above = await namesAbove(
    db,
    about,
    open.map(({ approver }) => approver),
  );
  const contents = await contentsFor(db, rows, actor, decisionContext);
  const standIns = await standInsOf(db, ids, decisionContext);
  const nameOf = await namesOfAccounts(db, [
    ...rows.map((row) => ({ kind: row.asked_by_kind as AccountKind, id: row.asked_by_id })),
    ...all.flatMap(decidersOf),
    ...[...standIns.values(), rows.flatMap((row) => row.assignee_id ?? [])]
      .flat()
      .map((id) => ({ kind: 'employee' as const, id })),
  ]);
  const whoIn = ({ subject_id: id, assignee_id: assignee }: Decision, approver: string) =>
    approver === 'assignee' && assignee ? [nameOf(assignee)] : above(id, approver);
  const before = overdueBefore();
  const shown: InboxItem[] = [];
  for (const row of rows) {
    const subject = byId.get(row.subject_id);
    const photo = photos.get(row.subject_id);
    const own = steps.get(row.id) ?? [];
    shown.push({
      id: row.id,
      kind: row.kind,
      subject: {
        // the table knows no others
        kind: row.subject_kind as SubjectKind,
        id: row.subject_id,
        name: subject?.name ?? row.subject_name ?? '',
        number: subject?.number ?? null,
        photo: photo ? faceOf(photo) : null,
      },
      askedBy: nameOf(row.asked_by_id),
      askedAt: row.created_at,
      state: row.state as DecisionState,
      recordId: row.record_id,
      content: { ...contents.get(row.id) },
      steps: own.map((step) => showStep(step, whoIn(row, step.approver), nameOf)),
      standIns: (standIns.get(row.id) ?? []).map(nameOf),
      waitsSince: row.waits_since,
      overdue: row.state === 'Pending' && before !== null && row.created_at < before,
      version: row.version,
      verdicts: [...(decisionContext.kinds.get(row.kind)?.kind.verdicts ?? [])],
      can: can.get(row.id) ?? { decide: false, override: false },
    });
  }
  return shown;
}
