import { settingsEn } from '@muster/contract/administration/words/settings-words.en.ts';
import { settingsBn } from '@muster/contract/administration/words/settings-words.bn.ts';
import { wordsOfSetting } from '@muster/contract/administration/words/settings-wording.ts';
import type { SettingSection } from '@muster/contract/kernel/settings/settings.ts';
import type { Setting } from '@muster/contract/kernel/settings/setting-kinds.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { showInstant } from '@muster/contract/kernel/dates/dates.ts';
import type { FaultCode } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { changedMeanwhile, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { AccountName } from '../../../entity/changed-meanwhile.ts';
import { nowFor, type ReadNow } from '../../../platform/now.ts';
import { refuseGroups } from '../../../platform/access/concerns.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { canonical } from '../../../platform/audit/sealing/content.ts';
import type { Json } from '../../../platform/db/rows.generated.ts';
import { type Db, transaction, type Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { lockSettings, type SettingRow, updateSetting } from '../../../platform/settings/store.ts';
import { concernWithin } from './reach.ts';
import { readSettings } from './read-settings.ts';
import { isForced, keysOf, lastChange, versionOf } from './state.ts';

type Call<D extends Db | Tx> = Context<D, Actor>;
/** Only what was given; null takes the own value back. */
type Given = Readonly<Record<string, Json | undefined>>;

export interface SettingsReader {
  readonly accountName: AccountName;
  readonly now: ReadNow;
  /** told of what was changed, in the same transaction */
  readonly saved: (tx: Tx, keys: readonly string[], concernId: string | null) => Promise<void>;
}

interface Asked {
  readonly section: SettingSection;
  readonly concernId: string | null;
  readonly version: number | undefined;
  readonly given: Given;
  readonly reader: SettingsReader;
}

function refuseFixed({ settings }: Call<Tx>, { section, concernId, given }: Asked): void {
  const codeOf = (setting: Setting): FaultCode | undefined => {
    if (isForced(setting, settings.started)) return 'fixed';
    return concernId !== null && !setting.perConcern ? 'group-only' : undefined;
  };
  const faults = Object.entries<Setting>(section.settings)
    .filter(([name]) => given[name] !== undefined)
    .map(([path, setting]) => ({ path, code: codeOf(setting), values: {} }))
    .filter((fault): fault is typeof fault & { code: FaultCode } => fault.code !== undefined);
  if (faults.length > 0) throw new Refusal(ruleRefused, {}, faults);
}

/** Who was faster, when, and what they changed. */
async function refuseStale(call: Call<Tx>, rows: readonly SettingRow[], reader: SettingsReader) {
  const { db, language } = call;
  const last = lastChange(rows);
  const words = language === 'bn' ? settingsBn.sections : settingsEn.sections;
  const { zone } = nowFor(call.actor, await reader.now(call));
  return new Refusal(changedMeanwhile, {
    who: last?.by ? await reader.accountName(db, 'user', last.by) : 'Muster',
    when: last ? showInstant(last.at, zone, language) : '—',
    what: (last?.keys ?? []).map((key) => wordsOfSetting(key, words).label).join(', ') || '—',
  });
}

async function save(call: Call<Tx>, asked: Asked): Promise<void> {
  const { actor, db, clock, requestId } = call;
  const { section, concernId, given } = asked;
  await concernWithin(db, actor, concernId, 'held');
  refuseGroups(actor, concernId);
  refuseFixed(call, asked);
  const at = clock.now();
  const rows = await lockSettings(db, keysOf(section), concernId, at);
  if (asked.version !== undefined && asked.version !== versionOf(rows))
    throw await refuseStale(call, rows, asked.reader);
  const changes = rows.flatMap((row) => {
    const value = given[row.key.slice(section.name.length + 1)];
    const isChange = value !== undefined && canonical(value) !== canonical(row.value);
    return isChange ? [{ row, value }] : [];
  });
  if (changes.length === 0) return;
  for (const { row, value } of changes)
    await updateSetting(db, row.id, { value, at, by: actor.accountId });
  await audit(db, {
    at,
    actor,
    requestId,
    action: 'settings.change',
    record: 'setting',
    recordId: concernId,
    before: Object.fromEntries(changes.map(({ row }) => [row.key, row.value])),
    after: Object.fromEntries(changes.map(({ row, value }) => [row.key, value])),
  });
  const keys = changes.map(({ row }) => row.key);
  await asked.reader.saved(db, keys, concernId);
}

/** In force in this process with the answer, in every other one within two seconds. */
export async function saveSettings(call: Call<Db>, asked: Asked) {
  await transaction(call.db, (tx) => save({ ...call, db: tx }, asked));
  call.settings.forget();
  return readSettings(call, asked.concernId);
}
