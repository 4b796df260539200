import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { createContext, type ReactNode, useContext } from 'react';

/**
 * How the room of a kind tells what is asked, with all that is needed to decide; a kind without one is
 * told field by field.
 */
type Teller = (item: InboxItem, onDone: () => void) => ReactNode;
export type Tellers = Readonly<Record<string, Teller>>;

/** Handed in by the panel: rooms do not know each other. */
export const TellersContext = createContext<Tellers>({});

export const useTeller = (kind: string): Teller | undefined => useContext(TellersContext)[kind];
