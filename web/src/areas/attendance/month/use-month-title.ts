import { dayPart } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';

/** What a printed month is called: Attendance, July 2026. */
export function useMonthTitle(): (month: string) => string {
  const { words, say, language } = useWords();
  return (month) =>
    say(words.attendance.document.title, {
      span: dayPart(`${month}-01`, language, { month: 'long', year: 'numeric' }),
    });
}
