import type { AccountKind, Actor } from '@muster/contract/kernel/actor.ts';
import type { DecisionState, Verdict } from '@muster/contract/kernel/decision.ts';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { sql } from 'kysely';
import type { AccountName } from '../../entity/changed-meanwhile.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import type { Desk } from '../../platform/decisions/desk.ts';
import { stepsOfAll } from '../../platform/decisions/find-decisions.ts';
import type { Decision, DecisionStep } from '../../platform/decisions/store.ts';
import { waitsFor } from '../../platform/decisions/waits-for.ts';
import type { Addressed } from '../../platform/files/serving/address.ts';
import { people, photosOf } from '../people/public.ts';

export interface InboxParts {
  readonly desk: Desk;
  readonly accountName: AccountName;
  /** the address of a photo, as it opens now */
  readonly faceOf: (photo: Addressed) => string;
}

/** Each account is asked for once, however often it decided. */
function namesOf(db: Handle, accountName: AccountName) {
  const known = new Map<string, Promise<string>>();
  return (kind: string | null, id: string | null): Promise<string> => {
    const key = String(id);
    const name =
      known.get(key) ??
      (kind && id ? accountName(db, kind as AccountKind, id) : Promise.resolve(''));
    known.set(key, name);
    return name;
  };
}

const showStep = async (
  step: DecisionStep,
  nameOf: ReturnType<typeof namesOf>,
): Promise<InboxItem['steps'][number]> => ({
  approver: step.approver,
  verdict: step.verdict as Verdict | null,
  decidedBy: step.decided_by_id && (await nameOf(step.decided_by_kind, step.decided_by_id)),
  decidedAt: step.decided_at,
  comment: step.comment,
});

/** Decisions as the calls answer them, with whether the reader may decide each now. */
export async function showItems(
  db: Handle,
  rows: readonly Decision[],
  actor: Actor,
  { desk, accountName, faceOf }: InboxParts,
): Promise<InboxItem[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const steps = await stepsOfAll(db, ids);
  const mine = await db
    .selectFrom('decision')
    .select('id')
    .where('id', 'in', ids)
    .where(waitsFor(desk, actor))
    .execute();
  const open = new Set(mine.map((row) => row.id));
  const about = rows.map((row) => row.subject_id);
  const photos = await photosOf(db, about);
  const subjects = await people(db)
    .where(sql<boolean>`employee.id = any(${about}::uuid[])`)
    .execute();
  const byId = new Map(subjects.map((person) => [person.id, person]));
  const nameOf = namesOf(db, accountName);
  const shown: InboxItem[] = [];
  for (const row of rows) {
    const subject = byId.get(row.subject_id);
    const photo = photos.get(row.subject_id);
    const own = steps.filter((step) => step.decision_id === row.id);
    shown.push({
      id: row.id,
      kind: row.kind,
      subject: {
        id: row.subject_id,
        name: subject?.name ?? '',
        number: subject?.number ?? '',
        photo: photo ? faceOf(photo) : null,
      },
      askedBy: await nameOf(row.asked_by_kind, row.asked_by_id),
      askedAt: row.created_at,
      state: row.state as DecisionState,
      content: { ...(row.content as object) },
      steps: await Promise.all(own.map((step) => showStep(step, nameOf))),
      version: row.version,
      can: { decide: open.has(row.id) },
    });
  }
  return shown;
}
