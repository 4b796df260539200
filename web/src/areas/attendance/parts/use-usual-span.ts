import type { ListState } from '../../../ui/list/list-state.ts';
import { useZone } from '../zone.ts';
import { todayIn } from './wall-time.ts';

/** What the reports show where nothing was asked for: from the first of the month to today. */
export function useUsualSpan({ filters }: ListState) {
  const until = todayIn(useZone());
  return { from: `${(filters.until ?? until).slice(0, 7)}-01`, until };
}
