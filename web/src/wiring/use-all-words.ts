import { useWords } from '../words/words.ts';
import { useRooms } from './web-room.ts';

/** For what tells of every room at once: their words come together, not one after the other. */
export function useAllWords() {
  const spoken = useWords();
  const missing = useRooms().flatMap(({ words }) =>
    words && !words.known(spoken.language) ? [words] : [],
  );
  // thrown, as React asks of what is read while drawing
  if (missing.length > 0) throw Promise.all(missing.map((words) => words.fetch(spoken.language)));
  return spoken;
}
