import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { FirstWords, RoomWords, Words } from './words.ts';

type Part = Partial<RoomWords>;
type Load = () => Promise<{ readonly words: Part }>;

/** The words of one room: fetched with its screens, in the chosen language only. */
export interface WordsOfRoom {
  /** under which screens read them */
  readonly keys: readonly (keyof RoomWords)[];
  readonly fetch: (language: Language) => Promise<Part>;
  /** those that are here; none: they have yet to be fetched */
  readonly known: (language: Language) => Part | undefined;
}

export function roomWords(
  keys: readonly (keyof RoomWords)[],
  load: Readonly<Record<Language, Load>>,
): WordsOfRoom {
  const known = new Map<Language, Part>();
  const coming = new Map<Language, Promise<Part>>();
  const fetchOnce = async (language: Language): Promise<Part> => {
    const { words } = await load[language]();
    known.set(language, words);
    return words;
  };
  return {
    keys,
    known: (language) => known.get(language),
    fetch: (language) => {
      const under = coming.get(language) ?? fetchOnce(language);
      coming.set(language, under);
      // who asks again after a failure tries again
      under.catch(() => coming.delete(language));
      return under;
    },
  };
}

/** All that have been fetched in one language are fetched in another, too. */
export const fetchSame = async (
  rooms: readonly WordsOfRoom[],
  from: Language,
  to: Language,
): Promise<void> => {
  await Promise.all(rooms.filter((room) => room.known(from)).map((room) => room.fetch(to)));
};

/**
 * The words of a panel. Those of a room that are not here yet make whatever reads them wait: React
 * shows it when they have come.
 */
export function wordsIn(
  language: Language,
  first: FirstWords,
  rooms: readonly WordsOfRoom[],
): Words {
  const ofRooms = Object.defineProperties(
    {},
    Object.fromEntries(
      rooms.flatMap((room) =>
        room.keys.map((key) => [
          key,
          {
            get: () => {
              const words = room.known(language);
              // thrown, as React asks of what is read while drawing
              if (!words) throw room.fetch(language);
              return words[key];
            },
          },
        ]),
      ),
    ),
  );
  // each key of the rooms has its getter
  return Object.assign(Object.create(ofRooms) as RoomWords, first);
}
