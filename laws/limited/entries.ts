import { rooms } from '@muster/contract/rooms.ts';
import { declaredEntries } from './declared-entries.ts';
import type { Entry } from './entry.ts';

type Entries = Readonly<Record<string, Entry>>;

/** Rooms whose calls are all made from declared records need no file. */
const ofRoom = async (name: string): Promise<Entries> => {
  const { entries } = (await import(`./${name}-entries.ts`)) as { readonly entries: Entries };
  return entries;
};
const byHand = rooms.filter(({ calls = {} }) => Object.keys(calls).length > 0);

/** Every call by its name; one that is missing here fails the law. */
export const entries: Entries = Object.assign(
  {},
  ...(await Promise.all(byHand.map(({ name }) => ofRoom(name)))),
  declaredEntries,
) as Entries;
