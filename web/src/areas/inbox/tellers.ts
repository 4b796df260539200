import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { createContext, type ReactNode, useContext } from 'react';

/** A verdict that is given among the details. */
export interface Deciding {
  readonly onDone: () => void;
  /** another yes than the plain one is under way: that one steps aside */
  readonly onOther: (isOther: boolean) => void;
}

/**
 * How the room of a kind tells what is asked, with all that is needed to decide; a kind without one is
 * told field by field. Without the deciding it is only read.
 */
type Teller = (item: InboxItem, deciding: Deciding | undefined) => ReactNode;
export type Tellers = Readonly<Record<string, Teller>>;

/** Handed in by the panel: rooms do not know each other. */
export const TellersContext = createContext<Tellers>({});

export const useTeller = (kind: string): Teller | undefined => useContext(TellersContext)[kind];
