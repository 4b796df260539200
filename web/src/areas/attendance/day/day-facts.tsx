import '../attendance.css';
import type { JudgedDay } from '@muster/contract/attendance/attendance-rows.ts';
import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayPart } from '../../../ui/text/day-text.ts';
import { Facts } from '../../../ui/status/facts.tsx';
import { useWords } from '../../../words/words.ts';
import { dayPunchesQuery } from '../queries.ts';
import { today, useZone } from '../../../session/company-days.ts';
import { DaySign } from './day-sign.tsx';
import { flagsOf } from './day-words.ts';
import { showMinutes } from './time-text.ts';

interface PunchesProps {
  readonly employeeId: string;
  readonly day: string;
}

interface PunchListProps extends PunchesProps {
  /** none: the reader takes none out */
  readonly onTakeOut: ((punchId: string) => void) | undefined;
}

/** The punches of a day as they came. */
function Punches({ employeeId, day, onTakeOut }: PunchListProps) {
  const { words, say, language } = useWords();
  const { person, source, log, direction, entry } = words.attendance;
  const zone = useZone();
  const { data, isError } = useQuery(dayPunchesQuery(employeeId, day));
  if (isError) return <p className="att-quiet">{words.state.errorTitle}</p>;
  if (!data) return <p className="att-quiet">{words.list.loading}</p>;
  if (data.length === 0) return <p className="att-quiet">{person.noPunches}</p>;
  return (
    <ol className="att-punches">
      {data.map((punch) => (
        <li key={punch.id} data-void={punch.isVoid || undefined}>
          <b>
            {punch.isVoid ? (
              <del>{showClock(punch.at, zone, language)}</del>
            ) : (
              showClock(punch.at, zone, language)
            )}
          </b>
          <span>
            {[
              punch.direction && direction[punch.direction],
              punch.device?.name ?? source[punch.source],
              punch.isVoid && log.void,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {onTakeOut && !punch.isVoid && (
            <button
              type="button"
              className="att-take-out"
              aria-label={say(entry.takeOutOf, { time: showClock(punch.at, zone, language) })}
              onClick={() => onTakeOut(punch.id)}
            >
              {entry.takeOut}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

interface DayFactsProps extends PunchesProps {
  readonly judged: JudgedDay | undefined;
  /** the day is said above already */
  readonly isTitled?: boolean;
  readonly onTakeOut?: (punchId: string) => void;
  /** what can be done about the day */
  readonly children?: ReactNode;
}

/** One day of one person: how it was judged, and from which punches. */
export function DayDetails({
  employeeId,
  day,
  judged,
  isTitled,
  onTakeOut,
  children,
}: DayFactsProps) {
  const { words, language } = useWords();
  const { fields, person } = words.attendance;
  const zone = useZone();
  const { none } = words.list;
  const isToCome = day > today();
  const time = (at: string | null) => (at ? showClock(at, zone, language) : none);
  const length = (minutes: number) => (minutes > 0 ? showMinutes(minutes, words, language) : none);
  return (
    <section className="att-day" aria-labelledby="att-day-title">
      <h3 id="att-day-title" className={isTitled ? 'unseen' : undefined}>
        {dayPart(day, language, { dateStyle: 'full' })}
      </h3>
      {judged ? (
        <Facts
          facts={[
            [fields.status, <DaySign key="status" day={judged} />],
            [fields.shift, judged.shift?.name ?? none],
            [fields.in, time(judged.inAt)],
            [fields.out, time(judged.outAt)],
            [fields.worked, length(judged.worked)],
            [fields.late, length(judged.late)],
            [fields.early, length(judged.early)],
            [fields.overtime, length(judged.overtime)],
            ...flagsOf(judged, words).map(
              (flag, at) => [at === 0 ? fields.flags : ' ', flag] as const,
            ),
          ]}
        />
      ) : (
        <p className="att-quiet">{isToCome ? person.toCome : person.noDay}</p>
      )}
      {!isToCome && (
        <>
          <h4>{person.punches}</h4>
          <Punches employeeId={employeeId} day={day} onTakeOut={onTakeOut} />
        </>
      )}
      {children}
    </section>
  );
}
