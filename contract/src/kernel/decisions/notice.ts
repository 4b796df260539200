import type { Capacity } from '../access/actor.ts';
import { showDay } from '../dates/day-text.ts';
import { type Language, render, type Sentence, type SentenceValue } from '../words/sentence.ts';

type Both<T> = Readonly<Record<Language, T>>;

/** A value of a notice: as it is, a day (YYYY-MM-DD), or a word in both languages. */
export type NoticeValue = SentenceValue | { readonly day: string } | Both<string>;
export type NoticeValues = Readonly<Record<string, NoticeValue>>;

/** Something that people are told of: its name, and its sentence in both languages. */
export interface NoticeKind extends Both<Sentence> {
  readonly name: string;
  /** what it is called where people choose, and above its mail */
  readonly title: Both<string>;
  /** said by mail instead, when the sentence holds what a mail must not */
  readonly byMail?: Both<Sentence>;
  /** what someone who never chose gets besides the app */
  readonly mailed: boolean;
  /** where it leads in each panel; `{id}` stands for the id of the target, other names for values of the notice */
  readonly opens: { readonly admin: string; readonly employee: string };
  /** those who can ever get it, and so choose about it; everyone, unless told */
  readonly only?: readonly Capacity[];
  /** of one that nobody can switch off, neither in the app nor by mail: why */
  readonly always?: Both<string>;
}

export const notice = <const N extends NoticeKind>(kind: N): N => kind;

function inWords(value: NoticeValue, language: Language): SentenceValue {
  if (typeof value !== 'object') return value;
  return 'day' in value ? showDay(value.day, language) : value[language];
}

/** One of its sentences with the values as someone of that language reads them. */
export const sayNotice = (sentence: Sentence, values: NoticeValues, language: Language): string =>
  render(
    sentence,
    Object.fromEntries(
      Object.entries(values).map(([place, value]) => [place, inWords(value, language)]),
    ),
    language,
  );

/** A value that an address names is one word in every language. */
export const noticePath = (
  kind: NoticeKind,
  panel: 'admin' | 'employee',
  id: string,
  values: NoticeValues = {},
): string =>
  kind.opens[panel].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = name === 'id' ? id : values[name];
    return value === undefined || typeof value === 'object'
      ? place
      : encodeURIComponent(String(value));
  });
