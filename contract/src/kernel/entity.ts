import { z } from 'zod';
import type { AccessRule } from './actor.ts';
import { endpoint } from './endpoint.ts';
import { type Field, type Fields, schemaOf } from './fields.ts';
import { listQuery, pageAnswer, wrapped } from './page.ts';
import { flag, id, instant, nothing, plainText } from './values.ts';
import { as } from './wire.ts';

/** The key of a record's words: `sub-unit` and the table `sub_unit` are both `subUnit`. */
export const wordKey = (name: string): string =>
  name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

export interface Entity<F extends Fields = Fields> {
  readonly name: string;
  /** the path below /api/v1 and the last part of the screen's route */
  readonly path: string;
  /** the keys under which the published calls give one record and many */
  readonly wrap: string;
  readonly rows: string;
  readonly fields: F;
  /** the field that names a record to a person */
  readonly label: string;
  readonly read: AccessRule;
  readonly write: AccessRule;
}

/** A record as the calls give it: what every record has, and its declared fields. */
export interface EntityRecord {
  readonly id: string;
  readonly version: number;
  readonly active: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly can: { readonly change: boolean; readonly remove: boolean };
  readonly [field: string]: unknown;
}

/** The words of a record in one language; a forgotten field does not compile. */
export interface EntityWords<F extends Fields> {
  readonly one: string;
  readonly many: string;
  /** in the middle of a sentence: "3 designations" */
  readonly counted: { readonly one: string; readonly other: string };
  readonly fields: { readonly [K in keyof F]: string };
  readonly hints?: { readonly [K in keyof F]?: string };
}

export const defineEntity = <const F extends Fields>(
  declaration: Omit<Entity<F>, 'wrap' | 'rows' | 'label'> & {
    label: keyof F & string;
    wrap?: string;
    rows?: string;
  },
): Entity<F> => ({ wrap: 'data', rows: 'data', ...declaration });

const each = (fields: Fields, make: (field: Field) => z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]));

const given = (field: Field) =>
  field.required ? schemaOf(field) : schemaOf(field).nullable().optional();

/** The calls of a declared record; the engine on the server answers exactly these. */
export function entityCalls(entity: Entity) {
  const { name, path, fields } = entity;
  const named = (verb: string) => `${name}.${verb}`;
  const record = z.object({
    id: id(),
    ...each(fields, (field) => (field.required ? schemaOf(field) : schemaOf(field).nullable())),
    active: flag(),
    version: z.int(),
    createdAt: instant(),
    updatedAt: instant(),
    can: z.object({ change: z.boolean(), remove: z.boolean() }),
  }) as unknown as z.ZodType<EntityRecord>;
  const filters = Object.entries(fields).filter(([, field]) => field.filter);
  const query = {
    ...listQuery([...Object.keys(fields), 'active', 'createdAt', 'updatedAt']),
    ...Object.fromEntries(filters.map(([key, field]) => [key, schemaOf(field).optional()])),
  };
  const one = z.object({ id: as(id(), 'id') });
  const changes = each(fields, (field) =>
    (field.required ? schemaOf(field) : schemaOf(field).nullable()).optional(),
  );
  return {
    list: endpoint({
      name: named('list'),
      summary: `List of ${name} records`,
      method: 'GET',
      path: `${path}/data`,
      access: entity.read,
      query: z.object(query),
      answer: pageAnswer(record, entity.rows),
    }),
    export: endpoint({
      name: named('export'),
      summary: `The ${name} list as a file, by the same filters`,
      method: 'GET',
      path: `${path}/export`,
      access: entity.read,
      query: z.object({
        ...query,
        columns: plainText(1000).optional(),
        ids: plainText(20_000).optional(),
      }),
      answer: { file: 'text/csv' },
    }),
    create: endpoint({
      name: named('create'),
      summary: `Add a ${name}`,
      method: 'POST',
      path,
      access: entity.write,
      body: z.object({ ...each(fields, given), active: flag().optional() }),
      answer: wrapped(record, entity.wrap),
    }),
    read: endpoint({
      name: named('read'),
      summary: `One ${name}`,
      method: 'GET',
      path: `${path}/:id`,
      access: entity.read,
      params: one,
      answer: wrapped(record, entity.wrap),
    }),
    change: endpoint({
      name: named('change'),
      summary: `Change a ${name}: absent fields stay, null clears; version is checked when sent`,
      method: 'PUT',
      path: `${path}/:id`,
      access: entity.write,
      params: one,
      body: z.object({
        ...changes,
        active: flag().optional(),
        version: z.int().min(1).max(2_147_483_647).optional(),
      }),
      answer: wrapped(record, entity.wrap),
    }),
    remove: endpoint({
      name: named('remove'),
      summary: `Delete a ${name} that nothing uses`,
      method: 'DELETE',
      path: `${path}/:id`,
      access: entity.write,
      params: one,
      answer: nothing(),
    }),
  };
}

export type EntityCalls = ReturnType<typeof entityCalls>;

/** A record with its calls, as the rooms list them. */
export interface Declared {
  readonly entity: Entity;
  readonly calls: EntityCalls;
}

export const declared = (entity: Entity): Declared => ({ entity, calls: entityCalls(entity) });
