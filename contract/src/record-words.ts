import { wordKey } from './kernel/entity.ts';
import type { RecordWords } from './kernel/room.ts';
import type { Language } from './kernel/words/sentence.ts';
import { kernelBn } from './kernel/words/words.bn.ts';
import { kernelEn } from './kernel/words/words.en.ts';
import { rooms } from './rooms.ts';

/** How the state of a record is called in a file. */
export const recordStateWords = { en: kernelEn.list, bn: kernelBn.list } as const;

const wordsIn = (language: Language): Readonly<Record<string, RecordWords>> =>
  Object.assign({}, ...rooms.map((room) => room.words?.[language]));
const all: Readonly<Record<Language, Readonly<Record<string, RecordWords>>>> = {
  en: wordsIn('en'),
  bn: wordsIn('bn'),
};

/** What a record is called in sentences the server makes, by the name of the record or its table. */
export const recordWords = (name: string, language: Language): RecordWords | undefined =>
  all[language][wordKey(name)];
