import { sql } from 'kysely';
import { MIGRATION_LOCK_TABLE, MIGRATION_TABLE } from './migrate.ts';
import type { Db } from './transaction.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  isArray: boolean;
  labels: string[] | null;
  isNullable: boolean;
  hasDefault: boolean;
  isAlwaysGenerated: boolean;
}

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  bpchar: 'string',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'string',
  text: 'string',
  time: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  uuid: 'string',
  varchar: 'string',
};

const HEADER = '// generated from the migrated database by generate-row-types.ts: do not edit\n';
const JSON_TYPE =
  'export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };\n';

/** The text of rows.generated.ts for the tables and views that the database has now. */
export async function rowTypes(db: Db): Promise<string> {
  const tables = Map.groupBy(await readColumns(db), (column) => column.table);
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `interface ${interfaceName(table)} {\n${columns.map(writeColumn).join('')}}\n`,
  );
  const members = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)};\n`);
  const database = members.length > 0 ? `{\n${members.join('')}}` : '{}';
  const body = [...interfaces, `export interface DB ${database}\n`].join('\n');
  return [HEADER + writeImport(body), JSON_TYPE, body].filter(Boolean).join('\n');
}

async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select
      c.relname as "table",
      a.attname as "name",
      base.typname as "type",
      t.typcategory = 'A' as "isArray",
      (select array_agg(e.enumlabel::text order by e.enumsortorder)
         from pg_enum e where e.enumtypid = base.oid) as "labels",
      not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attgenerated <> '' or a.attidentity = 'a' as "isAlwaysGenerated"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_type named on named.oid = a.atttypid
    join pg_type t on t.oid = coalesce(nullif(named.typbasetype, 0), named.oid)
    join pg_type base on base.oid = case when t.typcategory = 'A' then t.typelem else t.oid end
    where n.nspname = current_schema()
      and c.relkind in ('r', 'p', 'v')
      and not c.relispartition
      and c.relname not in (${MIGRATION_TABLE}, ${MIGRATION_LOCK_TABLE})
      and a.attnum > 0
      and not a.attisdropped
    order by c.relname collate "C", a.attnum`.execute(db);
  return rows;
}

function writeColumn(column: Column): string {
  return `  ${column.name}: ${columnType(column)};\n`;
}

function columnType(column: Column): string {
  const orNull = column.isNullable ? ' | null' : '';
  const value = valueType(column) + orNull;
  if (column.isAlwaysGenerated) return `GeneratedAlways<${value}>`;
  if (value.startsWith('Json')) {
    // The driver writes a bare array as a PostgreSQL array and a bare string as broken JSON, so JSON
    // goes in as text that the caller has serialised.
    const written = (column.isArray ? 'string[]' : 'string') + orNull;
    const inserted = column.hasDefault ? `${written} | undefined` : written;
    return `ColumnType<${value}, ${inserted}, ${written}>`;
  }
  return column.hasDefault ? `Generated<${value}>` : value;
}

function valueType(column: Column): string {
  const element = column.labels?.map((label) => `'${label}'`).join(' | ') ?? TYPES[column.type];
  if (!element) {
    throw new Error(`${column.table}.${column.name} has the type ${column.type}: add it to TYPES.`);
  }
  if (!column.isArray) return element;
  return element.includes(' ') ? `(${element})[]` : `${element}[]`;
}

function writeImport(body: string): string {
  const names = ['ColumnType', 'Generated', 'GeneratedAlways'];
  const used = names.filter((name) => body.includes(`${name}<`));
  return used.length > 0 ? `import type { ${used.join(', ')} } from 'kysely';\n` : '';
}

function interfaceName(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Table`;
}
