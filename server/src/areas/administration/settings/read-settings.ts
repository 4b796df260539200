import type {
  SectionState,
  SettingsState,
} from '@muster/contract/administration/settings-calls.ts';
import {
  allSettings,
  type SectionName,
  sections,
} from '@muster/contract/administration/settings.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { AccountName } from '../../../entity/changed-meanwhile.ts';
import { hasConcern } from '../../../platform/access/concerns.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { findSettings } from '../../../platform/settings/store.ts';
import { concernWithin } from './reach.ts';
import { type SettingRows, keysOf, lastChange, sectionState } from './state.ts';

const all = allSettings.map(({ key }) => key);

/** All sections as they hold for the group or for a concern, past the cache: a form starts from it. */
export async function readSettings(
  call: Pick<Context<Db, Actor>, 'db' | 'actor' | 'settings'>,
  concernId: string | null,
  accountName: AccountName,
): Promise<SettingsState> {
  const { db, actor, settings } = call;
  const concern = await concernWithin(db, actor, concernId);
  const held: SettingRows = {
    group: await findSettings(db, all, null),
    concern: concern && (await findSettings(db, all, concern.id)),
  };
  const changedBy = async (keys: readonly string[]) => {
    const last = lastChange((held.concern ?? held.group).filter(({ key }) => keys.includes(key)));
    return last?.by ? accountName(db, 'user', last.by) : null;
  };
  const shown: [string, SectionState][] = [];
  for (const section of Object.values(sections))
    shown.push([
      section.name,
      {
        ...sectionState(section, held, settings.started),
        changedBy: await changedBy(keysOf(section)),
      },
    ]);
  return {
    concern,
    can: { change: hasConcern(actor, concernId) },
    // one for each of the declared sections
    sections: Object.fromEntries(shown) as Record<SectionName, SectionState>,
  };
}
