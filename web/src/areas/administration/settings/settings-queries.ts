import {
  readSettingsCall,
  saveSettingsCalls,
  type SettingsState,
} from '@muster/contract/administration/settings-calls.ts';
import type { SectionName } from '@muster/contract/administration/settings.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { accountCalls } from '../../../session/account-calls.ts';
import { useSession } from '../../../session/session.ts';

const keyOf = (concern: string | undefined) => ['settings', concern ?? 'group'] as const;

/** Never from memory: a form starts from what the server has now. */
export const settingsQuery = (concern: string | undefined) =>
  queryOptions({
    queryKey: keyOf(concern),
    queryFn: ({ signal }) => call(readSettingsCall, { query: { concern } }, signal),
    staleTime: 0,
  });

/** What changed; null takes the own value back. */
export type SettingChanges = Readonly<Record<string, unknown>>;

/** What was set may concern whoever set it: the name in the menu, the second factor. */
async function seeOneself(): Promise<void> {
  const { token, userType } = useSession.getState();
  if (!userType) return;
  const { user } = await call(accountCalls[userType].me, {});
  if (useSession.getState().token === token) useSession.setState({ user });
}

/** Saves a section and shows what the server answers. */
export function useSaveSettings(concern: string | undefined) {
  const client = useQueryClient();
  return async (section: SectionName, changes: SettingChanges, version: number): Promise<void> => {
    const answer: SettingsState = await call(saveSettingsCalls[section], {
      query: { concern },
      body: { ...changes, version },
    });
    client.setQueryData(keyOf(concern), answer);
    // no answer: the next page will tell
    seeOneself().catch(() => undefined);
    // what a concern inherits may be another value now
    await client.invalidateQueries({ queryKey: ['settings'], refetchType: 'none' });
  };
}
