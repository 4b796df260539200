import {
  type Setting,
  settingSchema,
  type ValueOf,
} from '@muster/contract/kernel/settings/setting-kinds.ts';
import { after } from '../clock.ts';
import type { Handle } from '../db/transaction.ts';
import { findValues } from './store.ts';

/** What one process knows is at most this old; what it changed itself it knows at once. */
export const settingsAge = 2_000;

/** Values that this installation was started with, by the key of their setting. */
export interface Started {
  /** in place of the declared default */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** whatever anyone sets */
  readonly forced?: Readonly<Record<string, unknown>>;
}

/** What is in force, as it was read. */
export interface InForce {
  /** the concern's own value, else the group's, else the default */
  of<S extends Setting>(setting: S, concernId?: string | null): ValueOf<S>;
  /** the concerns that have a value of their own */
  concernsWith(setting: Setting): readonly string[];
}

export interface Settings {
  readonly started: Started;
  read(db: Handle, at: string): Promise<InForce>;
  /** as they were last read, for what cannot wait; every request has read them before */
  last(): InForce;
  /** to be called after the commit that changed some */
  forget(): void;
}

type Rows = Awaited<ReturnType<typeof findValues>>;
const place = (key: string, concernId: string | null): string => `${key} ${concernId ?? ''}`;

/** A value of the wrong kind, left by an older version or a hand in the table, counts as not set. */
export function parseStored(setting: Setting, value: unknown): { value: unknown } | undefined {
  const encoded = settingSchema(setting).safeEncode(value);
  return encoded.success ? { value } : undefined;
}

type Known = ReturnType<typeof parseStored>;

function inForce(rows: Rows, { defaults, forced }: Started, log: (line: string) => void): InForce {
  const set = new Map(rows.map((row) => [place(row.key, row.concern_id), row.value]));
  // each value is checked once, when it is first asked for
  const checked = new Map<string, Known>();
  const own = (setting: Setting, concernId: string | null): Known => {
    const at = place(setting.key, concernId);
    if (!set.has(at) || checked.has(at)) return checked.get(at);
    const found = parseStored(setting, set.get(at));
    if (!found) log(`The setting ${at.trim()} has a value that does not fit.`);
    checked.set(at, found);
    return found;
  };
  const find = (setting: Setting, concernId: string | null): unknown => {
    if (forced && setting.key in forced) return forced[setting.key];
    const nearest = setting.perConcern && concernId ? own(setting, concernId) : undefined;
    const found = nearest ?? own(setting, null);
    if (found) return found.value;
    return defaults && setting.key in defaults ? defaults[setting.key] : setting.default;
  };
  return {
    // checked against the schema of this very setting, or declared with it
    of: (setting, concernId = null) => find(setting, concernId) as never,
    concernsWith: ({ key }) =>
      rows.flatMap((row) => (row.key === key && row.concern_id ? [row.concern_id] : [])),
  };
}

/**
 * The settings as one process knows them: the whole table, read again when it is older than two
 * seconds. Requests never wait for each other's reading: on the embedded database's one connection
 * one that holds a transaction would wait for ever.
 */
export function newSettings(started: Started, log: (line: string) => void = () => {}): Settings {
  let known: { readonly at: string; readonly values: InForce } | undefined;
  let changes = 0;
  let last: InForce | undefined;
  const told = new Set<string>();
  // the table is read again and again; what is wrong in it is said once
  const tellOnce = (line: string): void => {
    if (!told.has(line)) log(line);
    told.add(line);
  };
  return {
    started,
    last: () => last ?? inForce([], started, tellOnce),
    forget: () => {
      changes += 1;
      known = undefined;
    },
    read: async (db, at) => {
      if (known && known.at <= at && at < after(known.at, settingsAge)) return known.values;
      const before = changes;
      const values = inForce(await findValues(db), started, tellOnce);
      last = values;
      // what was read before a change must not come back after it
      if (before === changes) known = { at, values };
      return values;
    },
  };
}
