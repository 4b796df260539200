import { monthDocumentCalls } from '@muster/contract/attendance/month-document-calls.ts';
import { noRecord } from '@muster/contract/attendance/refusals.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { PrintButton } from '../../../api/jobs/print-button.tsx';
import { isRefusal, sentenceOf } from '../../../api/refusal.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { DayLegend } from '../day/day-sign.tsx';
import { flagsOf, statusOrder } from '../day/day-words.ts';
import { MonthCalendar } from '../month/month-calendar.tsx';
import { MonthTotals } from '../month/month-totals.tsx';
import { OwnDayDrawer } from '../day/own-day-drawer.tsx';
import { OwnRequests } from '../requests/own-requests.tsx';
import { MonthSteps } from '../month/steps.tsx';
import { TodayCard } from '../today/today-card.tsx';
import { useMonthTitle } from '../month/use-month-title.ts';
import { useOwnPlace } from '../today/use-own-place.ts';
import { ownMonthQuery, todayQuery } from '../queries.ts';

/** It could not be fetched, and why. */
function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { words } = useWords();
  const message = sentenceOf(error, words) ?? undefined;
  if (isRefusal(error, noRecord))
    return <EmptyState title={words.attendance.own.noRecordTitle} hint={message} />;
  return (
    <ErrorState
      title={words.state.errorTitle}
      message={message}
      onRetry={onRetry}
      retryLabel={words.act.retry}
    />
  );
}

function OwnMonth() {
  const { words } = useWords();
  const { own } = words.attendance;
  const place = useOwnPlace();
  const titleOf = useMonthTitle();
  const { data, error, refetch } = useQuery(ownMonthQuery(place.month));
  const days = data?.days ?? [];
  const shown = new Set(days.map(({ status }) => status));
  return (
    <section className="card own-month" aria-labelledby="own-month">
      <h2 id="own-month" className="unseen">
        {own.month}
      </h2>
      <div className="att-month-head">
        <MonthSteps month={place.month} thisMonth={place.thisMonth} onMonth={place.showMonth} />
        <PrintButton
          title={titleOf(place.month)}
          ask={() => call(monthDocumentCalls.own, { body: { month: place.month } })}
        />
      </div>
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <MonthCalendar
            key={place.month}
            name={own.title}
            month={place.month}
            days={days}
            today={place.today}
            chosen={place.day}
            onChoose={place.openDay}
          />
          <DayLegend
            statuses={statusOrder.filter((status) => shown.has(status))}
            hasMarks={days.some((day) => flagsOf(day, words).length > 0)}
          />
          {data && <MonthTotals totals={data.totals} />}
        </>
      )}
      <OwnDayDrawer
        day={place.day}
        today={place.today}
        judged={days.find(({ day }) => day === place.day)}
        onClose={place.closeDay}
      />
    </section>
  );
}

/** The own attendance: today, the month, and what one asked for. */
export function OwnAttendanceScreen() {
  const { words } = useWords();
  const { own } = words.attendance;
  const { data, error, refetch } = useQuery(todayQuery);
  return (
    <>
      <PageHead title={own.title} />
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton label={words.list.loading} />}
      {data && (
        <div className="own-attendance">
          <TodayCard today={data} />
          <OwnMonth />
          <OwnRequests />
        </div>
      )}
    </>
  );
}
