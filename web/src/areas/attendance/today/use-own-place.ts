import { isBusinessDay, isBusinessMonth } from '@muster/contract/kernel/dates/business-dates.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useToday } from '../../../session/company-days.ts';

/** Which month is looked at and which day is open, as the address says. */
export function useOwnPlace() {
  const { month, day }: { month?: unknown; day?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = useToday();
  const thisMonth = today.slice(0, 7);
  const go = (wanted: { month?: string; day?: string }) =>
    void navigate({ to: '.', search: wanted, resetScroll: false });
  const shown = isBusinessMonth(month) ? month : thisMonth;
  const kept = shown === thisMonth ? {} : { month: shown };
  return {
    today,
    thisMonth,
    month: shown,
    day: isBusinessDay(day) ? day : undefined,
    showMonth: (wanted: string) => go(wanted === thisMonth ? {} : { month: wanted }),
    openDay: (wanted: string) => go({ ...kept, day: wanted }),
    closeDay: () => go(kept),
  };
}
