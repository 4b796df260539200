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
import { hasConcern } from '../../../platform/access/concerns.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { findSettings } from '../../../platform/settings/store.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { concernWithin } from './reach.ts';
import { type SettingRows, keysOf, lastChange, sectionState } from './state.ts';

const all = allSettings.map(({ key }) => key);

/** All sections as they hold for the group or for a concern, past the cache: a form starts from it. */
export async function readSettings(
  call: Pick<Context<Db, Actor>, 'db' | 'actor' | 'settings'>,
  concernId: string | null,
): Promise<SettingsState> {
  const { db, actor, settings } = call;
  const concern = await concernWithin(db, actor, concernId);
  const held: SettingRows = {
    group: await findSettings(db, all, null),
    concern: concern && (await findSettings(db, all, concern.id)),
  };
  const changeOf = (keys: readonly string[]) =>
    lastChange((held.concern ?? held.group).filter(({ key }) => keys.includes(key)))?.by ?? null;
  const changes = Object.values(sections).map((section) => ({
    section,
    by: changeOf(keysOf(section)),
  }));
  const nameOf = await namesOfAccounts(
    db,
    changes.flatMap(({ by }) => (by === null ? [] : [{ kind: 'user' as const, id: by }])),
  );
  const shown = changes.map(({ section, by }): [string, SectionState] => [
    section.name,
    {
      ...sectionState(section, held, settings.started),
      changedBy: by === null ? null : nameOf(by),
    },
  ]);
  return {
    concern,
    can: { change: hasConcern(actor, concernId) },
    // one for each of the declared sections
    sections: Object.fromEntries(shown) as Record<SectionName, SectionState>,
  };
}
