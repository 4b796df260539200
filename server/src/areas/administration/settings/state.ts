import type {
  SectionState,
  SettingSource,
  SettingState,
} from '@muster/contract/administration/settings-calls.ts';
import type { SettingSection } from '@muster/contract/kernel/settings/settings.ts';
import type { Setting } from '@muster/contract/kernel/settings/setting-kinds.ts';
import { type Started, parseStored } from '../../../platform/settings/settings.ts';
import type { SettingRow } from '../../../platform/settings/store.ts';

/** The rows of the group and, where one was asked for, of a concern. */
export interface SettingRows {
  readonly group: readonly SettingRow[];
  readonly concern: readonly SettingRow[] | null;
}

type Found = { readonly value: unknown; readonly from: SettingSource };

const own = (setting: Setting, rows: readonly SettingRow[] | null, from: SettingSource) => {
  const value = rows?.find(({ key }) => key === setting.key)?.value ?? null;
  const known = value === null ? undefined : parseStored(setting, value);
  return known && { value: known.value, from };
};

/** The values a setting could have, the nearest first; the last is the default. */
function candidates(
  setting: Setting,
  held: SettingRows,
  { defaults }: Started,
): (Found | undefined)[] {
  const byDefault = defaults?.[setting.key] ?? setting.default;
  return [
    setting.perConcern ? own(setting, held.concern, 'concern') : undefined,
    own(setting, held.group, 'group'),
    { value: byDefault, from: 'default' },
  ];
}

export const isForced = ({ key }: Setting, { forced }: Started): boolean =>
  forced !== undefined && key in forced;

function stateOf(setting: Setting, held: SettingRows, started: Started): SettingState {
  if (isForced(setting, started)) {
    const value = started.forced?.[setting.key];
    return { value, from: 'environment', otherwise: value };
  }
  const found = candidates(setting, held, started).filter((one) => one !== undefined);
  const here: SettingSource = held.concern ? 'concern' : 'group';
  const [first = { value: setting.default, from: 'default' as const }] = found;
  const [next = first] = found.filter(({ from }) => from !== here);
  return { ...first, otherwise: next.value };
}

/** Counts the changes: rows are never taken away, so it only grows. */
export const versionOf = (rows: readonly SettingRow[]): number =>
  rows.reduce((sum, { version }) => sum + version, 0);

/** The newest change among these rows. */
export function lastChange(rows: readonly SettingRow[]) {
  const changed = rows.filter(({ version }) => version > 0);
  const at = changed
    .map((row) => row.updated_at)
    .toSorted()
    .at(-1);
  const last = changed.filter((row) => row.updated_at === at);
  return at ? { at, by: last[0]?.updated_by ?? null, keys: last.map(({ key }) => key) } : null;
}

export const keysOf = ({ settings }: SettingSection): string[] =>
  Object.values<Setting>(settings).map(({ key }) => key);

export const sectionState = (
  section: SettingSection,
  held: SettingRows,
  started: Started,
): Omit<SectionState, 'changedBy'> => {
  const keys = new Set(keysOf(section));
  const here = (held.concern ?? held.group).filter(({ key }) => keys.has(key));
  return {
    version: versionOf(here),
    changedAt: lastChange(here)?.at ?? null,
    values: Object.fromEntries(
      Object.entries<Setting>(section.settings).map(([name, setting]) => [
        name,
        stateOf(setting, held, started),
      ]),
    ),
  };
};
