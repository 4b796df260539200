import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { rooms } from '../rooms.ts';
import { wordsIn } from '../words/room-words.ts';
import { wordsOf } from '../words/words.ts';

const ofRooms = rooms.flatMap(({ words }) => words ?? []);

/** The words of every room. */
export async function allWordsIn(language: Language) {
  await Promise.all(ofRooms.map((words) => words.fetch(language)));
  return wordsIn(language, await wordsOf(language), ofRooms);
}

export const allWords = await allWordsIn('en');
