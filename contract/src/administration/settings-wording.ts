import { allSettings, type SectionName, type Sections } from './settings.ts';
import type { ChoiceSetting } from './settings-kinds.ts';

interface Words {
  readonly label: string;
  /** one sentence that says what it does */
  readonly hint: string;
}

type WordsOf<S> =
  S extends ChoiceSetting<infer V>
    ? Words & { readonly options: { readonly [K in V]: string } }
    : Words;

/** What the settings are called in one language; a forgotten one does not compile. */
export type SettingsWords = {
  readonly [N in SectionName]: {
    readonly title: string;
    readonly hint: string;
    readonly settings: {
      readonly [K in keyof Sections[N]['settings']]: WordsOf<Sections[N]['settings'][K]>;
    };
  };
};

interface AnyWords extends Words {
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
