import {
  readSettingsCall as readCall,
  saveSettingsCalls as saveCalls,
} from '@muster/contract/administration/settings-calls.ts';
import { sections } from '@muster/contract/administration/settings.ts';
import type { SettingsReader } from './save-settings.ts';
import type { Json } from '../../../platform/db/rows.generated.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { readSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';

export const settingsRoutes = (reader: SettingsReader): readonly Route[] => [
  route(readCall, { tx: false }, ({ input, ...call }) =>
    readSettings(call, input.query.concern ?? null),
  ),
  ...Object.values(sections).map((section) =>
    route(saveCalls[section.name], { tx: false }, ({ input, ...call }) => {
      const { version, ...given } = input.body;
      const concernId = input.query.concern ?? null;
      // every schema of a setting gives what JSON can hold
      const values = given as Readonly<Record<string, Json | undefined>>;
      return saveSettings(call, { section, concernId, version, given: values, reader });
    }),
  ),
];
