import type { Language } from '../words/sentence.ts';
import type { AnySetting, ChoiceSetting, Setting } from './setting-kinds.ts';

type Declarations = Readonly<Record<string, AnySetting>>;

interface Words {
  readonly label: string;
  /** one sentence that says what it does */
  readonly hint: string;
}

type WordsOf<S> =
  S extends ChoiceSetting<infer V>
    ? Words & { readonly options: { readonly [K in V]: string } }
    : Words;

/** What a section and its settings are called in one language; a forgotten one does not compile. */
export interface SectionWords<D extends Declarations = Declarations> {
  readonly title: string;
  readonly hint: string;
  readonly settings: { readonly [K in keyof D]: WordsOf<D[K]> };
}

/** Settings that belong together, as their room declares them. */
export interface SettingSection<N extends string = string, D extends Declarations = Declarations> {
  readonly name: N;
  readonly settings: { readonly [K in keyof D]: Setting<D[K]> };
  readonly words: Readonly<Record<Language, SectionWords<D>>>;
}

export const section = <const N extends string, const D extends Declarations>(
  name: N,
  declared: D,
  words: SettingSection<N, D>['words'],
): SettingSection<N, D> => {
  const settings = Object.fromEntries(
    Object.entries(declared).map(([key, setting]) => [key, { ...setting, key: `${name}.${key}` }]),
  );
  // the same keys as were given, each with its name added
  return { name, settings: settings as unknown as SettingSection<N, D>['settings'], words };
};
