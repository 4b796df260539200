import { decimalText } from '@muster/contract/kernel/money/money.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { shortBy } from '@muster/contract/pay/structure/breakdown.ts';
import type { ComponentKind } from '@muster/contract/pay/records.ts';
import {
  lastVersion,
  salariesTooSmall,
  structureWrong,
  versionOnDay,
  versionUsed,
} from '@muster/contract/pay/refusals.ts';
import type { structureCalls } from '@muster/contract/pay/structure/structure-calls.ts';
import { structureFaults } from '@muster/contract/pay/structure/structure-faults.ts';
import { structureFaultWords } from '@muster/contract/pay/structure/structure-fault-words.ts';
import type { StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { PayCall } from '../deps.ts';
import {
  findGrosses,
  findParts,
  findVersions,
  findVersionsIn,
  findWhoIsPaid,
  insertVersion,
  type Span,
} from '../store/structures.ts';
import { readStructure } from './read-structure.ts';

/** Whoever changes versions of a structure has it alone meanwhile. */
async function holdStructure(tx: Tx, id: string): Promise<void> {
  const held = await sql`select 1 from salary_structure where id = ${id} for no key update`.execute(
    tx,
  );
  if (held.rows.length === 0) throw new Refusal(notFound);
}

/** A clear sentence at the part that is wrong. */
async function refuseWrong(tx: Tx, parts: readonly StructurePart[]): Promise<void> {
  const ids = parts.flatMap(({ componentId, ofId }) => [componentId, ...(ofId ? [ofId] : [])]);
  const found = await sql<{ id: string; kind: ComponentKind }>`select id, kind from pay_component
    where id = any(${ids}::uuid[]) and inactive_at is null`.execute(tx);
  const kinds = new Map(found.rows.map(({ id, kind }) => [id, kind]));
  const gone = parts.findIndex(({ componentId }) => !kinds.has(componentId));
  if (gone >= 0)
    throw new Refusal(ruleRefused, {}, [
      { path: `parts.${gone}.component`, code: 'gone', values: {} },
    ]);
  const [first] = structureFaults(parts, (id) => kinds.get(id));
  if (first)
    throw new Refusal(structureWrong, { what: structureFaultWords[first.fault] }, [
      {
        path: first.place === null ? 'parts' : `parts.${first.place}.component`,
        code: 'not-fitting',
        values: {},
      },
    ]);
}

/** Every salary in force while a version is has to be at least what its parts come to. */
async function refuseShort(
  tx: Tx,
  structureId: string,
  span: Span,
  parts: readonly StructurePart[],
): Promise<void> {
  const grosses = await findGrosses(tx, structureId, span);
  const unfit = grosses.filter((gross) => shortBy(parts, gross) > 0n);
  const [least] = unfit;
  if (least === undefined) return;
  const { name, people } = await findWhoIsPaid(tx, structureId, span, unfit);
  const short = decimalText(shortBy(parts, least));
  throw new Refusal(salariesTooSmall, { short, name, people });
}

export async function addVersion(
  call: PayCall<Tx>,
  id: string,
  { from, parts }: Input<typeof structureCalls.add>['body'],
  today: string,
) {
  const { db, actor, clock } = call;
  await holdStructure(db, id);
  await refuseWrong(db, parts);
  const at = clock.now();
  const version = { id: newId(at), structureId: id, from, parts, at };
  const by = { byKind: actor.kind, byId: actor.accountId };
  if (!(await insertVersion(db, { ...version, ...by })))
    throw new Refusal(versionOnDay, { date: from });
  const span = (await findVersionsIn(db, id, { from: null, before: null })).find(
    ({ day }) => day === from,
  );
  if (span) await refuseShort(db, id, span, parts);
  await note(call, {
    action: 'structure-version.add',
    record: 'salary_structure',
    id,
    after: { from, parts: parts.length },
  });
  return readStructure(db, id, today);
}

export async function removeVersion(call: PayCall<Tx>, id: string, versionId: string) {
  const { db } = call;
  await holdStructure(db, id);
  const versions = await findVersions(db, id);
  const version = versions.find((one) => one.id === versionId);
  if (!version) throw new Refusal(notFound);
  if (version.isUsed) throw new Refusal(versionUsed);
  if (versions.length === 1) throw new Refusal(lastVersion);
  const all = { from: null, before: null };
  const dated = await findVersionsIn(db, id, all);
  const place = dated.findIndex((one) => one.id === versionId);
  // the one before goes on in its place; of the first, the second begins earlier
  const heir = dated[place === 0 ? 1 : place - 1];
  const parts = heir && (await findParts(db, [heir.id])).get(heir.id);
  await refuseShort(db, id, dated[place] ?? all, parts ?? []);
  await sql`delete from structure_version where id = ${versionId}`.execute(db);
  await note(call, {
    action: 'structure-version.remove',
    record: 'salary_structure',
    id,
    before: { from: version.from },
  });
  return {};
}
