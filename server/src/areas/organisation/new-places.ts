import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { auditMany } from '../../platform/audit/audit.ts';
import { gramsOf } from '../../platform/db/grams.ts';
import { referencesTo } from '../../platform/db/references.ts';
import type { Tx } from '../../platform/db/transaction.ts';

/** Where each is kept, and the column of what it lies in; from the outside in. */
const parents = {
  designation: null,
  location: null,
  department: 'concern_id',
  unit: 'department_id',
} as const;
type Kind = keyof typeof parents;
const kinds = Object.keys(parents) as Kind[];

export interface NewPlace {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly parentId: string | null;
}

interface By {
  readonly at: string;
  readonly actor: Pick<Actor, 'kind' | 'accountId' | 'personId'> | null;
}

const fieldOf: Readonly<Record<Kind, string | null>> = {
  designation: null,
  location: null,
  department: 'concernId',
  unit: 'departmentId',
};

/** As the calls of the records would note it. */
const deedOf =
  (verb: 'create' | 'remove', { at, actor }: By) =>
  ({ id, kind, name, parentId }: NewPlace) => {
    const parent = fieldOf[kind];
    const values = { name, active: true, ...(parent && { [parent]: parentId }) };
    const told = verb === 'create' ? { after: values } : { before: values };
    const entry = { at, actor, requestId: null, record: kind, recordId: id };
    return { ...entry, action: `${kind}.${verb}`, ...told };
  };

async function insertKind(tx: Tx, kind: Kind, places: readonly NewPlace[], at: string) {
  const parent = parents[kind];
  const given = places.map((place) => ({ ...place, grams: gramsOf([place.name]) }));
  // by name, so that two who make the same ones wait for each other and never both
  const made = await sql<{ id: string }>`insert into ${sql.table(kind)}
      (id, name, grams, version, created_at, updated_at${parent ? sql`, ${sql.ref(parent)}` : sql``})
    select place.id, place.name, array(select jsonb_array_elements_text(place.grams)), 1,
      ${at}, ${at}${parent ? sql`, place."parentId"` : sql``}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as place (id uuid, name text, grams jsonb, "parentId" uuid)
    order by place."parentId", lower(place.name)
    on conflict do nothing returning id`.execute(tx);
  return made.rows.length;
}

/** With a name and nothing else: no rights hang on it. False: someone made one of them meanwhile. */
export async function addPlaces(tx: Tx, places: readonly NewPlace[], by: By): Promise<boolean> {
  for (const kind of kinds) {
    const some = places.filter((place) => place.kind === kind);
    if (some.length > 0 && (await insertKind(tx, kind, some, by.at)) < some.length) return false;
  }
  await auditMany(tx, places.map(deedOf('create', by)));
  return true;
}

/** Held first: whoever begins to use one meanwhile waits, and is told that it is gone. */
async function removeKind(
  tx: Tx,
  kind: Kind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  await sql`select id from ${sql.table(kind)} where id = any(${[...ids]}::uuid[])
    order by id for update`.execute(tx);
  const uses = (await referencesTo(tx, kind)).map(
    ({ table, column }) => sql`and not exists (select 1 from ${sql.table(table)} as used
      where used.${sql.ref(column)} = own.id)`,
  );
  const gone = await sql<{ id: string }>`delete from ${sql.table(kind)} as own
    where own.id = any(${[...ids]}::uuid[]) and own.version = 1
    ${sql.join(uses, sql` `)} returning own.id`.execute(tx);
  return new Set(gone.rows.map(({ id }) => id));
}

/** Those that nothing uses and nobody has changed; the others stay. */
export async function removeUnusedPlaces(
  tx: Tx,
  places: readonly NewPlace[],
  by: By,
): Promise<void> {
  const gone: NewPlace[] = [];
  for (const kind of kinds.toReversed()) {
    const some = places.filter((place) => place.kind === kind);
    if (some.length === 0) continue;
    const removed = await removeKind(
      tx,
      kind,
      some.map(({ id }) => id),
    );
    gone.push(...some.filter(({ id }) => removed.has(id)));
  }
  await auditMany(tx, gone.map(deedOf('remove', by)));
}
