import { useEffect, useState } from 'react';
import type { Selection } from '../table/column.ts';
import type { ListState } from './list-state.ts';

export const nothingChosen: ReadonlySet<string> = new Set();

/** The chosen rows, over all pages; another search or filter starts afresh. */
export function useSelection({ search, active, filters }: ListState): Selection {
  const [chosen, choose] = useState(nothingChosen);
  const narrowing = JSON.stringify([search, active, filters]);
  useEffect(() => choose(nothingChosen), [narrowing]);
  return { chosen, choose };
}
