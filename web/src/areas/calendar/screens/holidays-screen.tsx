import { holidayCalls } from '@muster/contract/calendar/holiday-calls.ts';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { useQuery } from '@tanstack/react-query';
import { HandRecordScreen } from '../../../api/hand-records/hand-record-screen.tsx';
import { useExport } from '../../../api/use-export.ts';
import { useSession } from '../../../session/session.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { CopyHolidays } from '../holidays/copy-holidays.tsx';
import { holidayColumns } from '../holidays/holiday-columns.tsx';
import { HolidayFilters } from '../holidays/holiday-filters.tsx';
import { HolidayForm } from '../holidays/holiday-form.tsx';
import { downloadHolidays, holidayShape, holidaysQuery } from '../queries.ts';
import { holidays } from '../records.ts';

/** The holidays of a year. */
export function HolidaysScreen() {
  const { words, language } = useWords();
  const { many } = words.calendar.holiday;
  const list = useListState(holidayShape);
  const thisYear = Number(today().slice(0, 4));
  const year = Number(list.state.filters.year ?? thisYear);
  const answer = useQuery(holidaysQuery(list.state, year));
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayWrite = scopesOf(holidayCalls.create.access, held).size > 0;
  const file = useExport(many, (format) => downloadHolidays(list.state, year, format));
  return (
    <HandRecordScreen
      kept={holidays}
      title={many}
      many={many}
      list={list}
      answer={answer}
      mayWrite={mayWrite}
      columns={holidayColumns(words, language, year)}
      renderFilters={(isSheet) => (
        <HolidayFilters list={list} isSheet={isSheet} year={year} thisYear={thisYear} />
      )}
      headActions={mayWrite && <CopyHolidays year={year} />}
      onExport={(format) => void file.start(format)}
      isExporting={file.isBusy}
      nameOf={({ name }) => name}
      renderForm={(holiday, onSaved) => <HolidayForm holiday={holiday} onSaved={onSaved} />}
    />
  );
}
