import './roster.css';
import type { RosterRow } from '@muster/contract/calendar/roster-calls.ts';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { dayPart } from '../../../ui/text/day-text.ts';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import {
  type RosterCell,
  colourOf,
  rosterSentence,
  type ShiftsById,
  rosterSign,
} from './day-words.ts';
import { type GridSelection, isChosen, type Spot, stepped } from './grid-selection.ts';

interface RosterGridProps {
  readonly rows: readonly RosterRow[];
  readonly days: readonly string[];
  readonly shifts: ShiftsById;
  readonly isStale: boolean;
  readonly chosen: GridSelection | undefined;
  readonly onChoose: (chosen: GridSelection | undefined) => void;
}

const spotOf = ({ row, column }: Spot): string => `${row}-${column}`;

/** The keyboard walks from cell to cell; only one of them is in the order of the page. */
function useWalk({ rows, days, chosen, onChoose }: RosterGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Spot>({ row: 0, column: 0 });
  const isWalking = useRef(false);
  useEffect(() => {
    if (isWalking.current)
      grid.current?.querySelector<HTMLElement>(`[data-spot="${spotOf(at)}"]`)?.focus();
    isWalking.current = false;
  }, [at]);
  const press = (event: KeyboardEvent) => {
    const next = stepped(at, event.key, { rows: rows.length, columns: days.length });
    if (event.key === 'Escape') return onChoose(undefined);
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      return onChoose({ from: at, to: at });
    }
    if (!next) return;
    event.preventDefault();
    isWalking.current = true;
    setAt(next);
    if (event.shiftKey) onChoose({ from: chosen?.from ?? at, to: next });
  };
  return { grid, at, setAt, press };
}

interface DayCellProps {
  readonly cell: RosterCell;
  readonly name: string;
  readonly spot: Spot;
  readonly isAt: boolean;
  readonly isIn: boolean;
  readonly shifts: ShiftsById;
  readonly onPress: (event: KeyboardEvent) => void;
  readonly onPoint: (spot: Spot, event: MouseEvent) => void;
}

function DayCell({ cell, name, spot, isAt, isIn, shifts, onPress, onPoint }: DayCellProps) {
  const { words, say, language } = useWords();
  const sign = rosterSign(cell, shifts, words);
  const said = rosterSentence(cell, words, language);
  // who speaks to the page says what is written on the button
  const what = cell.shift ? `${sign}, ${said}` : said;
  const day = dayPart(cell.day, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const colour = colourOf(cell, shifts);
  return (
    <td data-kind={cell.kind} data-in={isIn || undefined}>
      <button
        type="button"
        data-spot={spotOf(spot)}
        data-set={cell.isSet || undefined}
        data-plain={!colour || undefined}
        tabIndex={isAt ? 0 : -1}
        aria-pressed={isIn}
        aria-label={say(words.calendar.roster.cell, { name, day, what })}
        title={said}
        style={{ '--cal-colour': colour } as never}
        onKeyDown={onPress}
        onMouseDown={(event) => onPoint(spot, event)}
        onMouseEnter={(event) => onPoint(spot, event)}
      >
        {sign}
      </button>
    </td>
  );
}

function Head({ days }: Pick<RosterGridProps, 'days'>) {
  const { words, language } = useWords();
  return (
    <thead>
      <tr>
        <th scope="col">{words.calendar.roster.person}</th>
        {days.map((day) => (
          <th scope="col" key={day} aria-current={day === today() ? 'date' : undefined}>
            <small>{dayPart(day, language, { weekday: 'narrow' })}</small>
            {dayPart(day, language, { day: 'numeric' })}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A press begins a choice, or with Shift goes on with it; drawn over others, they join it. */
function chosenBy(
  spot: Spot,
  event: MouseEvent,
  chosen: GridSelection | undefined,
): GridSelection | undefined {
  if (event.type === 'mousedown')
    return { from: event.shiftKey && chosen ? chosen.from : spot, to: spot };
  return chosen && event.buttons === 1 ? { from: chosen.from, to: spot } : chosen;
}

/** People by days. One is clicked, several are dragged over or walked through with Shift. */
export function RosterGrid(props: RosterGridProps) {
  const { rows, days, shifts, isStale, chosen, onChoose } = props;
  const { words } = useWords();
  const { grid, at, setAt, press } = useWalk(props);
  const point = (spot: Spot, event: MouseEvent) => {
    const next = chosenBy(spot, event, chosen);
    if (next === chosen || event.button !== 0) return;
    setAt(spot);
    onChoose(next);
  };
  return (
    <div className="cal-grid-frame" data-stale={isStale || undefined}>
      <table ref={grid} className="cal-grid">
        <caption className="unseen">{words.calendar.roster.title}</caption>
        <Head days={days} />
        <tbody>
          {rows.map(({ employee, days: cells }, row) => (
            <tr key={employee.id}>
              <th scope="row">
                {employee.name}
                <small>{employee.number}</small>
              </th>
              {cells.map((cell, column) => (
                <DayCell
                  key={cell.day}
                  cell={cell}
                  name={employee.name}
                  spot={{ row, column }}
                  isAt={at.row === row && at.column === column}
                  isIn={isChosen({ row, column }, chosen)}
                  shifts={shifts}
                  onPress={press}
                  onPoint={point}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
