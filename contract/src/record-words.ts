import type { Language, Sentence } from './kernel/sentence.ts';
import { organisationBn } from './organisation/words.bn.ts';
import { organisationEn } from './organisation/words.en.ts';
import { peopleBn } from './people/words.bn.ts';
import { peopleEn } from './people/words.en.ts';

export interface RecordWords {
  readonly one: string;
  readonly many: string;
  readonly counted: Sentence;
  readonly fields?: Readonly<Record<string, string>>;
}

/** What each record is called, for sentences the server makes: by language and table. */
export const recordWords: Record<Language, Readonly<Record<string, RecordWords>>> = {
  en: { ...organisationEn, ...peopleEn },
  bn: { ...organisationBn, ...peopleBn },
};
