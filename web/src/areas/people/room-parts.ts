import { type ComponentType, createContext } from 'react';
import type { ProfileTab } from './parts/profile-tabs.ts';

/** What other rooms show of people, given by the panel that composes them. */
export interface RoomParts {
  readonly tabs: readonly ProfileTab[];
  /** what else is done with people who were chosen in the list */
  readonly Bulk?: ComponentType<{ readonly ids: ReadonlySet<string> }>;
}
export const RoomPartsContext = createContext<RoomParts>({ tabs: [] });
