import type { ListState } from '../../../ui/list/list-state.ts';
import { today } from '../../../session/company-days.ts';

/** What the reports show where nothing was asked for: from the first of the month to today. */
export function useUsualSpan({ filters }: ListState) {
  const until = today();
  return { from: `${(filters.until ?? until).slice(0, 7)}-01`, until };
}
