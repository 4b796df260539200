import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Entity } from '@muster/contract/kernel/entity.ts';
import type { Field, FieldKind } from '@muster/contract/kernel/fields.ts';
import { recordWords } from '@muster/contract/record-words.ts';
import { records } from '@muster/contract/registry.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnOf, tableOf } from '../server/src/entity/columns.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { rowTypes } from '../server/src/platform/db/row-types.ts';
import { rooms } from '../server/src/rooms.ts';
import { newDatabase } from '../server/src/testing/postgres/test-database.ts';
import { root, sources } from './sources.ts';

let database: Database;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

/** Tables of the platform; a room names its own in its room.ts, and only that room may write them. */
const ofPlatform = [
  'audit_entry',
  'audit_value',
  'audit_seal',
  'audit_sealed',
  'audit_unsealed',
  'session',
  'mail',
  'job',
  'try_count',
  'idempotency_key',
  'secret',
  'setting',
  'stored_file',
  'sheet_batch',
  'sheet_row',
  'counter',
  'decision',
  'decision_step',
  'delegation',
  'notice',
  'notice_choice',
];
const byHand = [...ofPlatform, ...rooms.flatMap(({ tables }) => tables)];

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}
const columnsOf = async (table: string): Promise<Column[]> =>
  (
    await sql<Column>`select column_name as name, udt_name as type, is_nullable = 'YES' as nullable
      from information_schema.columns where table_name = ${table} and table_schema = 'public'`.execute(
      database.db,
    )
  ).rows;

const definitions = async (table: string): Promise<string[]> => {
  const checks = await sql<{ text: string }>`select pg_get_constraintdef(oid) as text
    from pg_constraint where conrelid = to_regclass(${table}) and contype in ('c', 'f')`.execute(
    database.db,
  );
  const indexes = await sql<{ text: string }>`select indexdef as text
    from pg_indexes where tablename = ${table}`.execute(database.db);
  return [...checks.rows, ...indexes.rows].map((row) => row.text);
};

const always: Column[] = [
  { name: 'id', type: 'uuid', nullable: false },
  { name: 'grams', type: '_text', nullable: false },
  { name: 'inactive_at', type: 'timestamptz', nullable: true },
  { name: 'version', type: 'int4', nullable: false },
  { name: 'created_at', type: 'timestamptz', nullable: false },
  { name: 'updated_at', type: 'timestamptz', nullable: false },
];

const types: Record<FieldKind, string> = {
  text: 'text',
  choice: 'text',
  colour: 'text',
  link: 'uuid',
  money: 'int8',
  date: 'date',
};

const declaredColumns = (entity: Entity): Column[] => [
  ...always,
  ...Object.entries(entity.fields).map(([name, field]) => ({
    name: columnOf(name),
    type: types[field.kind],
    nullable: !field.required,
  })),
];

const byName = (a: Column, b: Column) => (a.name < b.name ? -1 : 1);

/** What the database must hold of a field besides its column; each a part of a definition. */
function promises(entity: Entity, name: string, field: Field): string[] {
  const [table, column] = [tableOf(entity), columnOf(name)];
  if (field.kind === 'choice') return field.values.map((choice) => `'${choice}'::text`);
  if (field.kind === 'colour') return [`${column} ~* '^#[0-9a-f]{6}$'::text`];
  if (field.kind === 'link')
    return [`FOREIGN KEY (${column}) REFERENCES ${columnOf(field.to)}(id) ON DELETE RESTRICT`];
  if (field.kind !== 'text') return [];
  const within = typeof field.unique === 'object' ? `${columnOf(field.unique.within)}, ` : '';
  const unique = `UNIQUE INDEX ${table}_${column}_key ON public.${table} USING btree (${within}lower(${column}))`;
  return [
    `char_length(${column}) <= ${field.max}`,
    ...(field.required ? [`char_length(${column}) >= 1`] : []),
    ...(field.unique ? [unique] : []),
  ];
}

describe.each(records.map(({ entity }) => [entity.name, entity] as const))('%s', (_, entity) => {
  it('has exactly the declared columns', async () => {
    const real = await columnsOf(tableOf(entity));
    expect(real.toSorted(byName)).toEqual(declaredColumns(entity).toSorted(byName));
  });

  it('holds lengths, choices and uniqueness in the database too', async () => {
    const held = (await definitions(tableOf(entity))).join('\n');
    const missing = Object.entries(entity.fields)
      .flatMap(([name, field]) => promises(entity, name, field))
      .filter((promise) => !held.includes(promise));
    expect(missing).toEqual([]);
  });

  it('has an index for its search, its order and each of its filters', async () => {
    const held = await definitions(tableOf(entity));
    expect(held.some((text) => text.includes('USING gin (grams)'))).toBe(true);
    const leading = [
      entity.label,
      ...Object.keys(entity.fields).filter((name) => entity.fields[name]?.filter),
    ];
    for (const name of leading)
      expect(
        held.some((text) => new RegExp(`btree \\(${columnOf(name)}\\b`).test(text)),
        name,
      ).toBe(true);
  });
});

it('every table is declared or known as written by hand', async () => {
  const tables = await database.db.introspection.getTables();
  const known = [...records.map(({ entity }) => tableOf(entity)), ...byHand];
  // Those of the job library stand in a schema of their own.
  const names = tables
    .filter((table) => table.schema === 'public')
    .map((table) => table.name)
    .filter((name) => !name.startsWith('schema_migration'));
  expect(names.toSorted()).toEqual(known.toSorted());
});

it('every foreign key is the beginning of an index', async () => {
  const bare = await sql<{ key: string }>`
    select c.conrelid::regclass || '.' || a.attname as key from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and i.indpred is null)`.execute(database.db);
  expect(bare.rows).toEqual([]);
});

it('every table that refers to a declared record has words to be named by', async () => {
  const users = await sql<{ table: string }>`select distinct conrelid::regclass::text as table
    from pg_constraint where contype = 'f'
    and confrelid::regclass::text = any(${records.map(({ entity }) => tableOf(entity))})`.execute(
    database.db,
  );
  for (const language of ['en', 'bn'] as const)
    expect(users.rows.filter((row) => !recordWords(row.table, language))).toEqual([]);
});

it('the row types in the source are those of the migrated database', async () => {
  const file = path.join(root, 'server/src/platform/db/rows.generated.ts');
  expect(readFileSync(file, 'utf8')).toBe(await rowTypes(database.db));
});

it('a table is written by the room that owns it', () => {
  const writing =
    /(?:(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'|(?:insert into|delete from|`update)\s+)(\w+)/g;
  const ownerOf = new Map<string, string>(
    rooms.flatMap(({ name, tables }) => tables.map((one) => [one, name] as const)),
  );
  const foreign = sources()
    .filter(({ file }) => file.startsWith('server/src/areas/') && !file.endsWith('test.ts'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(writing)]
        .map(([, table = '']) => [file.split('/')[3], ownerOf.get(table), table, file])
        .filter(([room, owner]) => owner !== undefined && owner !== room),
    );
  expect(foreign).toEqual([]);
});
