import { z } from 'zod';
import type { Schema } from './endpoint.ts';
import { type Fault, faultOf } from './fault.ts';

/**
 * The one codec between code and wire. Code says `id`, `concernId`, true; the wire says `_id`,
 * `concernCompany`, "Yes". Values are turned by zod codecs, keys by this walk; only the HTTP
 * layer and the browser's client call it.
 */
const names = z.registry<{ as: string }>();

/** A part of an endpoint, which is declared by less than it is: see `Schema`. */
export const schemaOf = (part: Schema): z.ZodType => part as z.ZodType;

/** Give a field another name on the wire. */
export const as = <S extends z.core.$ZodType>(schema: S, name: string): S => {
  const named = z.clone(schema);
  names.add(named, { as: name });
  return named;
};

interface Keys {
  readonly toWire: ReadonlyMap<string, { name: string; node: Node }>;
  readonly toCode: ReadonlyMap<string, { name: string; node: Node }>;
}
type Node = { readonly keys?: Keys; readonly items?: Node } | undefined;

const compiled = new WeakMap<z.core.$ZodType, { node: Node }>();

function wireName(schema: z.core.$ZodType, key: string): string {
  const named = names.get(schema)?.as;
  if (named) return named;
  const inner = innerOf(schema);
  if (inner) return wireName(inner, key);
  return key === 'id' ? '_id' : key;
}

function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const def = schema._zod.def as { innerType?: z.core.$ZodType };
  return def.innerType;
}

function build(schema: z.core.$ZodType): Node {
  const inner = innerOf(schema);
  if (inner) return nodeOf(inner);
  const def = schema._zod.def as {
    type: string;
    shape?: Record<string, z.core.$ZodType>;
    element?: z.core.$ZodType;
  };
  if (def.type === 'array' && def.element) return { items: nodeOf(def.element) };
  if (def.type !== 'object' || !def.shape) return undefined;
  const toWire = new Map<string, { name: string; node: Node }>();
  const toCode = new Map<string, { name: string; node: Node }>();
  for (const [key, field] of Object.entries(def.shape)) {
    const name = wireName(field, key);
    toWire.set(key, { name, node: nodeOf(field) });
    toCode.set(name, { name: key, node: nodeOf(field) });
  }
  return { keys: { toWire, toCode } };
}

function nodeOf(schema: z.core.$ZodType): Node {
  const known = compiled.get(schema);
  if (known) return known.node;
  const node = build(schema);
  compiled.set(schema, { node });
  return node;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function keysToCode(node: Node, value: unknown, path: string, faults: Fault[]): unknown {
  if (node?.items && Array.isArray(value))
    return value.map((item, at) => keysToCode(node.items, item, `${path}${at}.`, faults));
  if (!node?.keys || !isPlain(value)) return value;
  const out: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const known = node.keys.toCode.get(key);
    if (known) out[known.name] = keysToCode(known.node, item, `${path}${key}.`, faults);
    else faults.push({ path: path + key, code: 'unknown', values: {} });
  }
  return out;
}

function keysToWire(node: Node, value: unknown): unknown {
  if (node?.items && Array.isArray(value)) return value.map((item) => keysToWire(node.items, item));
  if (!node?.keys || !isPlain(value)) return value;
  const out: Record<string, unknown> = {};
  for (const [key, known] of node.keys.toWire)
    if (value[key] !== undefined) out[known.name] = keysToWire(known.node, value[key]);
  return out;
}

function wirePath(node: Node, path: readonly PropertyKey[]): string {
  const [first, ...rest] = path;
  if (first === undefined) return '';
  const known = node?.keys?.toWire.get(String(first));
  const tail = wirePath(known?.node ?? node?.items, rest);
  return `${known?.name ?? String(first)}${tail && `.${tail}`}`;
}

const faultsOf = (schema: z.core.$ZodType, issues: readonly z.core.$ZodIssue[]): Fault[] =>
  issues.map((issue) => ({ path: wirePath(nodeOf(schema), issue.path), ...faultOf(issue) }));

export type Read<T> = { ok: true; value: T } | { ok: false; faults: readonly Fault[] };

/**
 * Wire to code: keys renamed, values decoded and checked. Unknown keys of a request are faults;
 * those of an answer are passed over, so that an open tab survives a newer server.
 */
export function readWire<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
  unknownKeys: 'refused' | 'ignored' = 'refused',
): Read<z.output<S>> {
  const unknown: Fault[] = [];
  const renamed = keysToCode(nodeOf(schema), value, '', unknown);
  const parsed = z.safeDecode(schema, renamed as z.input<S>, { reportInput: true });
  const faults = [
    ...(unknownKeys === 'refused' ? unknown : []),
    ...(parsed.success ? [] : faultsOf(schema, parsed.error.issues)),
  ];
  return parsed.success && faults.length === 0
    ? { ok: true, value: parsed.data }
    : { ok: false, faults };
}

/** Code to wire, checked on the way. */
export function writeWire<S extends z.core.$ZodType>(schema: S, value: z.output<S>): Read<unknown> {
  const encoded = z.safeEncode(schema, value, { reportInput: true });
  if (!encoded.success) return { ok: false, faults: faultsOf(schema, encoded.error.issues) };
  return { ok: true, value: keysToWire(nodeOf(schema), encoded.data) };
}

/** The code name of a wire path, so that a form finds its field again. */
export function codePath(schema: z.core.$ZodType, path: string): string {
  let node = nodeOf(schema);
  const told = path.split('.').map((part) => {
    const known = node?.keys?.toCode.get(part);
    node = known ? known.node : node?.items;
    return known?.name ?? part;
  });
  return told.join('.');
}

/** The wire names of an object's fields, for OpenAPI. */
export const wireNames = (schema: z.core.$ZodType): ReadonlyMap<string, string> =>
  new Map([...(nodeOf(schema)?.keys?.toWire ?? [])].map(([key, known]) => [key, known.name]));
