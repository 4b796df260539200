import { useState } from 'react';
import type { Selection } from '../../table/column.ts';
import type { ListState } from '../list-state.ts';

export const nothingChosen: ReadonlySet<string> = new Set();

/** The chosen rows, over all pages; another search or filter starts afresh. */
export function useSelection({ search, active, filters }: ListState): Selection {
  const among = JSON.stringify([search, active, filters]);
  const [held, hold] = useState({ among, chosen: nothingChosen });
  return {
    chosen: held.among === among ? held.chosen : nothingChosen,
    choose: (chosen) => hold({ among, chosen }),
  };
}
