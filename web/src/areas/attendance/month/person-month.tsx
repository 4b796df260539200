import { monthDocumentCalls } from '@muster/contract/attendance/month-document-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { JudgedDay } from '@muster/contract/attendance/attendance-rows.ts';
import { call } from '../../../api/client.ts';
import { PrintButton } from '../../../api/jobs/print-button.tsx';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../words/words.ts';
import { personMonthQuery } from '../queries.ts';
import { useToday } from '../../../session/company-days.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { MonthTotals } from './month-totals.tsx';
import { PersonDay } from '../day/person-day.tsx';
import { MonthSteps } from './steps.tsx';
import { useMonthTitle } from './use-month-title.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface PersonMonthProps {
  readonly employeeId: string;
  /** the day that is open first */
  readonly day: string;
  readonly renderActions?: (judged: JudgedDay, name: string) => ReactNode;
}

function PersonMonth({ employeeId, day, renderActions }: PersonMonthProps) {
  const { words } = useWords();
  const [month, setMonth] = useState(day.slice(0, 7));
  const [chosen, setChosen] = useState(day);
  const today = useToday();
  const titleOf = useMonthTitle();
  const { data: row, error, isPending, refetch } = useQuery(personMonthQuery(employeeId, month));
  if (isPending) return <FormSkeleton fields={5} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  const judged = row?.days.find((one) => one.day === chosen);
  return (
    <div className="drawer-form-fields att-person">
      <p className="att-quiet">
        {row && `${row.employee.number} · ${row.employee.designationId.name}`}
      </p>
      <div className="att-month-head">
        <MonthSteps month={month} thisMonth={today.slice(0, 7)} onMonth={setMonth} />
        {row && (
          <PrintButton
            title={`${titleOf(month)}, ${row.employee.name}`}
            ask={() => call(monthDocumentCalls.many, { body: { month, employeeId } })}
          />
        )}
      </div>
      <MonthCalendar
        name={row?.employee.name ?? ''}
        month={month}
        days={row?.days ?? []}
        today={today}
        chosen={chosen}
        onChoose={setChosen}
        isSmall
      />
      {row && <MonthTotals totals={row.totals} />}
      {!row && <p className="att-quiet">{words.attendance.person.none}</p>}
      {row && chosen.startsWith(month) ? (
        <PersonDay employeeId={employeeId} name={row.employee.name} day={chosen} judged={judged}>
          {judged && renderActions?.(judged, row.employee.name)}
        </PersonDay>
      ) : (
        row && <p className="att-quiet">{words.attendance.person.chooseDay}</p>
      )}
    </div>
  );
}

interface PersonDrawerProps extends Pick<PersonMonthProps, 'day' | 'renderActions'> {
  /** none: closed */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** A person's month and one of its days. */
export function PersonDrawer({ id, day, onClose, renderActions }: PersonDrawerProps) {
  const { shown, forget } = useLingering(id);
  // it is told by the same address as the person, and gone from there as soon
  const { shown: shownDay = day } = useLingering(id && day);
  if (!shown) return null;
  return (
    <Opened
      key={`${shown} ${shownDay}`}
      employeeId={shown}
      day={shownDay}
      wanted={id !== undefined}
      onClose={onClose}
      onClosed={forget}
      renderActions={renderActions}
    />
  );
}

interface OpenedProps extends PersonMonthProps {
  readonly wanted: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

function Opened({ wanted, onClose, onClosed, ...month }: OpenedProps) {
  const { words, say } = useWords();
  const { data } = useQuery(personMonthQuery(month.employeeId, month.day.slice(0, 7)));
  const title = data
    ? say(words.attendance.person.title, { name: data.employee.name })
    : words.attendance.fields.person;
  return (
    <FormDrawer wanted={wanted} title={title} onClose={onClose} onClosed={onClosed}>
      <PersonMonth {...month} />
    </FormDrawer>
  );
}
