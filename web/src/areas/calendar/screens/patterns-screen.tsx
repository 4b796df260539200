import '../calendar.css';
import { type RosterPattern, rosterPatternCalls } from '@muster/contract/calendar/roster-calls.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import { useQuery } from '@tanstack/react-query';
import { HandRecordScreen } from '../../../api/hand-records/hand-record-screen.tsx';
import { useMayCall } from '../../../session/use-may-call.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { statusColumn } from '../../../ui/list/status-column.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import type { Column } from '../../../ui/table/column.ts';
import { useWords, type Words } from '../../../words/words.ts';
import { PatternDays } from '../shifts/pattern-days.tsx';
import { PatternForm } from '../shifts/pattern-form.tsx';
import { patternShape, patternsQuery } from '../queries.ts';
import { patterns } from '../records.ts';

function columnsOf(words: Words, language: Language): readonly Column<RosterPattern>[] {
  const { rosterPattern, holidays } = words.calendar;
  const { fields } = rosterPattern;
  return [
    {
      key: 'name',
      header: fields.name,
      sortable: true,
      place: 'title',
      cell: ({ name }) => name,
    },
    {
      key: 'days',
      header: fields.days,
      place: 'meta',
      cell: ({ days }) => (
        <span className="cal-two">
          <PatternDays days={days} />
          <small>{render(holidays.days, { count: days.length }, language)}</small>
        </span>
      ),
    },
    {
      key: 'beginsOn',
      sortable: true,
      header: fields.beginsOn,
      place: 'meta',
      cell: ({ beginsOn }) => showDay(beginsOn, language),
    },
    { ...statusColumn<RosterPattern>(words), sortable: false },
  ];
}

/** Rows of days that repeat themselves. */
export function PatternsScreen() {
  const { words, language } = useWords();
  const { rosterPattern, roster } = words.calendar;
  const mayWrite = useMayCall(rosterPatternCalls.create);
  const list = useListState(patternShape);
  const answer = useQuery(patternsQuery(list.state));
  return (
    <HandRecordScreen
      kept={patterns}
      title={roster.tabs.patterns}
      many={rosterPattern.many}
      list={list}
      answer={answer}
      mayWrite={mayWrite}
      columns={columnsOf(words, language)}
      renderFilters={() => null}
      nameOf={({ name }) => name}
      mayRetire
      renderForm={(pattern, onSaved) => <PatternForm pattern={pattern} onSaved={onSaved} />}
    />
  );
}
