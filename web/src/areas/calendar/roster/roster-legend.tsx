import { useWords } from '../../../words/words.ts';
import type { RosterCell, ShiftsById } from './day-words.ts';

interface RosterLegendProps {
  readonly cells: readonly RosterCell[];
  readonly shifts: ShiftsById;
}

/** What the signs in sight mean, each once. */
export function RosterLegend({ cells, shifts }: RosterLegendProps) {
  const { words } = useWords();
  const { calendar } = words;
  const { roster } = calendar;
  const shown = [...new Set(cells.flatMap(({ shift }) => (shift ? [shift.id] : [])))];
  const has = (fits: (cell: RosterCell) => boolean): boolean => cells.some(fits);
  const signs = [
    {
      sign: roster.workShort,
      word: roster.work,
      isThere: has((one) => one.kind === 'work' && !one.shift),
    },
    { sign: roster.offShort, word: roster.off, isThere: has((one) => one.kind === 'off') },
    {
      sign: roster.holidayShort,
      word: calendar.holiday.one,
      isThere: has((one) => one.kind === 'holiday'),
    },
  ];
  return (
    <ul className="cal-legend" aria-label={roster.legend}>
      {shown.map((id) => {
        const shift = shifts.get(id);
        return (
          shift && (
            <li key={id}>
              <span className="cal-tag" style={{ '--cal-colour': shift.colour } as never}>
                {shift.shortName}
              </span>
              {shift.name}
            </li>
          )
        );
      })}
      {signs
        .filter(({ isThere }) => isThere)
        .map(({ sign, word }) => (
          <li key={word}>
            <b>{sign}</b> {word}
          </li>
        ))}
      {has((one) => one.isSet) && (
        <li>
          <i className="cal-by-hand" /> {roster.setByHand}
        </li>
      )}
    </ul>
  );
}
