import { rooms } from '../rooms.ts';
import { wordsIn } from '../words/room-words.ts';
import { en } from '../words/words.ts';

const ofRooms = rooms.flatMap(({ words }) => words ?? []);
await Promise.all(ofRooms.map((words) => words.fetch('en')));

/** The words of every room in English. */
export const allWords = wordsIn('en', en, ofRooms);
