import { allSettings, type SettingsWords } from '../settings.ts';

interface AnyWords {
  readonly label: string;
  readonly hint: string;
  readonly options?: Readonly<Record<string, string>>;
}
type Loose = Readonly<
  Record<string, { readonly settings: Readonly<Record<string, AnyWords>> } | undefined>
>;

/** What each setting is called by its key, as the fields of a record. */
export const settingLabels = (words: SettingsWords): Readonly<Record<string, string>> =>
  Object.fromEntries(allSettings.map(({ key }) => [key, wordsOfSetting(key, words).label]));

/** The words of a setting by its key: `company.zone`. */
export function wordsOfSetting(key: string, words: SettingsWords): AnyWords {
  const [section = '', name = ''] = key.split('.');
  const loose: Loose = words;
  return loose[section]?.settings[name] ?? { label: key, hint: '' };
}
