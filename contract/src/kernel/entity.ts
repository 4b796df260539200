import { z } from 'zod';
import type { AccessRule } from './access/actor.ts';
import { endpoint } from './endpoint.ts';
import {
  answerSchema,
  bodySchema,
  changeSchema,
  type ChoiceField,
  type Field,
  type Fields,
  filterSchema,
} from './fields.ts';
import type { Listing } from './listing.ts';
import { listQuery, pageAnswer, wrapped } from './page.ts';
import { sheetQuery, sheetFile } from './files/sheet-file.ts';
import { secret } from './access/secret.ts';
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
  /** published paths that do not follow from `path` */
  readonly paths?: { readonly list?: string; readonly create?: string; readonly change?: string };
  /** the way to the concern it belongs to, by links: `departmentId.concernId`; or `id` itself */
  readonly concern?: string;
}

const one = z.object({ id: as(id(), 'id') });

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

/** How it went, where the published texts have words of their own for a record. */
export interface OwnOutcomeWords {
  readonly added?: string;
  readonly updated?: string;
  readonly deleteFailed?: string;
  /** said when it could not be loaded and the server gives no reason */
  readonly getFailed?: string;
}

/** Of fields that are chosen: what is kept by its key is called this. */
export type NamedChoices = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the choices of a field are called; a key that is offered no longer is shown as it is kept. */
export const choiceNames =
  (choices: NamedChoices | undefined, field: string) =>
  (key: string): string =>
    choices?.[field]?.[key] ?? key;

type ChoiceWords<F extends Fields> = {
  readonly [K in keyof F as F[K] extends ChoiceField ? K : never]: F[K] extends ChoiceField<
    infer Value
  >
    ? { readonly [Each in Value]: string }
    : never;
};

/** The words of a record in one language; a forgotten field, or a choice of one, does not compile. */
export type EntityWords<F extends Fields> = FieldWords<F> &
  (keyof ChoiceWords<F> extends never ? unknown : { readonly choices: ChoiceWords<F> });

/** The same, whichever record they are of. */
export type DeclaredWords = Omit<FieldWords<Fields>, 'counted'> & {
  readonly choices?: NamedChoices;
};

interface FieldWords<F extends Fields> {
  readonly one: string;
  readonly many: string;
  /** in the middle of a sentence: "3 designations" */
  readonly counted: { readonly one: string; readonly other: string };
  readonly fields: { readonly [K in keyof F]: string };
  readonly hints?: { readonly [K in keyof F]?: string };
  readonly said?: OwnOutcomeWords;
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

/** The name of a field in an address or a fault. */
export const wireField = (entity: Entity, name: string): string => entity.fields[name]?.as ?? name;

export const hasGuard = ({ fields }: Entity): boolean =>
  Object.values(fields).some(({ guard }) => guard !== undefined);

const recordSchema = (entity: Entity) =>
  z.object({
    id: id(),
    ...each(entity.fields, answerSchema),
    active: flag(),
    version: z.int(),
    createdAt: instant(),
    updatedAt: instant(),
    can: z.object({ change: z.boolean(), remove: z.boolean() }),
  }) as unknown as z.ZodType<EntityRecord>;

/** By every field, from the last name on; a search looks through the texts that say so. */
const listingOf = (entity: Entity): Listing => ({
  sorts: [
    ...Object.keys(entity.fields).map((name) => wireField(entity, name)),
    'active',
    'createdAt',
    'updatedAt',
  ],
  order: `-${entity.label}`,
  searches: Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.search ? [wireField(entity, name)] : [],
  ),
});

function querySchema(entity: Entity) {
  const filters = Object.entries(entity.fields).filter(([, field]) => field.filter);
  return {
    ...listQuery(listingOf(entity)),
    active: flag().optional(),
    ...each(Object.fromEntries(filters), filterSchema),
  };
}

/** What a body takes besides the fields, where one of them is guarded: the own password once more. */
const proof = (entity: Entity): Record<string, z.ZodType> =>
  hasGuard(entity) ? { password: secret(z.string().max(200)).optional() } : {};

const readCalls = (entity: Entity, record: z.ZodType<EntityRecord>) => ({
  list: endpoint({
    name: `${entity.name}.list`,
    summary: `List of ${entity.name} records`,
    method: 'GET',
    path: entity.paths?.list ?? `${entity.path}/data`,
    access: entity.read,
    listing: listingOf(entity),
    query: z.object(querySchema(entity)),
    answer: pageAnswer(record, entity.rows),
  }),
  export: endpoint({
    name: `${entity.name}.export`,
    summary: `The ${entity.name} list as a file, by the same filters`,
    method: 'GET',
    path: `${entity.path}/export`,
    access: entity.read,
    query: z.object({
      ...querySchema(entity),
      columns: plainText(1000).optional(),
      ids: plainText(20_000).optional(),
      ...sheetQuery,
    }),
    answer: sheetFile,
  }),
  read: endpoint({
    name: `${entity.name}.read`,
    summary: `One ${entity.name}`,
    method: 'GET',
    path: `${entity.path}/:id`,
    access: entity.read,
    params: one,
    answer: wrapped(record, entity.wrap),
  }),
});

/** Without a way to a concern it is the group's; a new concern is of none that someone has. */
const isOfGroup = ({ concern }: Entity, call: 'create' | 'other'): boolean =>
  concern === undefined || (concern === 'id' && call === 'create');

const writeCalls = (entity: Entity, record: z.ZodType<EntityRecord>) => ({
  create: endpoint({
    name: `${entity.name}.create`,
    summary: `Add a ${entity.name}`,
    method: 'POST',
    path: entity.paths?.create ?? entity.path,
    access: entity.write,
    ofGroup: isOfGroup(entity, 'create'),
    body: z.object({
      ...each(entity.fields, bodySchema),
      ...proof(entity),
      active: flag().optional(),
    }),
    answer: wrapped(record, entity.wrap),
  }),
  change: endpoint({
    name: `${entity.name}.change`,
    summary: `Change a ${entity.name}: absent fields stay, null clears; version is checked when sent`,
    method: 'PUT',
    path: entity.paths?.change ?? `${entity.path}/:id`,
    access: entity.write,
    ofGroup: isOfGroup(entity, 'other'),
    params: one,
    body: z.object({
      ...each(entity.fields, changeSchema),
      ...proof(entity),
      active: flag().optional(),
      version: z.int().min(1).max(2_147_483_647).optional(),
    }),
    answer: wrapped(record, entity.wrap),
  }),
  remove: endpoint({
    name: `${entity.name}.remove`,
    summary: `Delete a ${entity.name} that nothing uses`,
    method: 'DELETE',
    path: `${entity.path}/:id`,
    access: entity.write,
    ofGroup: isOfGroup(entity, 'other'),
    params: one,
    answer: nothing(),
  }),
});

/** The calls of a declared record; the engine on the server answers exactly these. */
export function entityCalls(entity: Entity) {
  const record = recordSchema(entity);
  return { ...readCalls(entity, record), ...writeCalls(entity, record) };
}

export type EntityCalls = ReturnType<typeof entityCalls>;

/** A record with its calls, as the rooms list them. */
export interface Declared {
  readonly entity: Entity;
  readonly calls: EntityCalls;
}

export const declared = (entity: Entity): Declared => ({ entity, calls: entityCalls(entity) });
