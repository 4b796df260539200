import '../attendance.css';
import './today.css';
import '../../../ui/page/card.css';
import type { ownAttendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import { useEffect, useState } from 'react';
import { dayPart } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { useZone } from '../../../session/company-days.ts';
import { DaySign } from '../day/day-sign.tsx';
import { PunchButton } from './punch-button.tsx';
import { showMinutes } from '../day/time-text.ts';

type Today = Answer<typeof ownAttendanceCalls.check>;

const beat = 10_000;

/** The clock on the wall, as it goes on. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), beat);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Up to now while someone is in; the rule takes breaks off when the day is judged. */
function workedBy(now: Date, { isIn, today: { inAt, worked } }: Today): number {
  if (!isIn || !inAt) return worked;
  return Math.max(0, Math.floor((now.getTime() - Date.parse(inAt)) / 60_000));
}

function Standing({ today }: { readonly today: Today }) {
  const { words, say, language } = useWords();
  const { own } = words.attendance;
  const zone = useZone();
  const last = today.punches.at(-1);
  const word = today.isIn ? own.youAreIn : own.youAreOut;
  return (
    <p className="today-standing" aria-live="polite">
      <strong>{last ? word : own.notYet}</strong>
      {last && <span>{say(own.since, { time: showClock(last.at, zone, language) })}</span>}
      <DaySign day={today.today} />
    </p>
  );
}

/** How the day stands, and the button to come and go. */
export function TodayCard({ today }: { readonly today: Today }) {
  const { words, language } = useWords();
  const { own, source } = words.attendance;
  const zone = useZone();
  const now = useNow();
  const worked = workedBy(now, today);
  const { day, shift } = today.today;
  return (
    <section className="card today" data-in={today.isIn || undefined} aria-labelledby="own-today">
      <div className="today-head">
        <h2 id="own-today">{dayPart(day, language, { dateStyle: 'full' })}</h2>
        <time className="today-clock">{showClock(now.toISOString(), zone, language)}</time>
      </div>
      <Standing today={today} />
      {today.can.punch ? (
        <PunchButton isIn={today.isIn} className="today-button" />
      ) : (
        <p className="att-quiet">{own.onlyDevice}</p>
      )}
      <dl className="today-facts">
        <div>
          <dt>{own.shift}</dt>
          <dd>{shift?.name ?? own.noShift}</dd>
        </div>
        <div>
          <dt>{own.workedSoFar}</dt>
          <dd>{worked > 0 ? showMinutes(worked, words, language) : words.list.none}</dd>
        </div>
      </dl>
      {today.punches.length > 0 && (
        <ol className="att-punches" aria-label={own.punches}>
          {today.punches.map((punch) => (
            <li key={punch.at}>
              <b>{showClock(punch.at, zone, language)}</b>
              <span>{source[punch.source]}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
