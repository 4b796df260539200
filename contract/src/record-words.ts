import { wordKey } from './kernel/entity.ts';
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

const all: Record<Language, Readonly<Record<string, RecordWords>>> = {
  en: { ...organisationEn, ...peopleEn },
  bn: { ...organisationBn, ...peopleBn },
};

/** What a record is called in sentences the server makes, by the name of the record or its table. */
export const recordWords = (name: string, language: Language): RecordWords | undefined =>
  all[language][wordKey(name)];
