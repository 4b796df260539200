import { useNavigate, useSearch } from '@tanstack/react-router';
import { today } from '../../../session/company-days.ts';
import { monthBeside } from './month-weeks.ts';

export const whoseKinds = ['self', 'team', 'all'] as const;
export type Whose = (typeof whoseKinds)[number];

const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^2\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** The month and whose leave, kept in the address. */
export function useMonthView(usual: Whose) {
  const params = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const now = today();
  const thisMonth = now.slice(0, 7);
  const month = isMonth(params.month) ? params.month : thisMonth;
  const whose = whoseKinds.find((one) => one === params.whose) ?? usual;
  const employeeId = typeof params.employeeId === 'string' ? params.employeeId : undefined;
  const change = (wanted: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: '.',
      search: (before: Readonly<Record<string, unknown>>) => ({ ...before, ...wanted }),
      resetScroll: false,
    });
  const go = (to: string) => change({ month: to === thisMonth ? undefined : to });
  return {
    now,
    month,
    whose,
    employeeId,
    earlier: () => go(monthBeside(month, -1)),
    later: () => go(monthBeside(month, 1)),
    toToday: () => go(thisMonth),
    setWhose: (wanted: Whose) => change({ whose: wanted === usual ? undefined : wanted }),
    setPerson: (id: string | undefined) => change({ employeeId: id }),
  };
}
export type MonthView = ReturnType<typeof useMonthView>;
