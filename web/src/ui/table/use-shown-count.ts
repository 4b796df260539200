import { countCeiling } from '@muster/contract/kernel/page.ts';
import { useWords } from '../../words/words.ts';

/** Lists count up to a ceiling: there the count is "10,000+". */
export function useShownCount() {
  const { words, say } = useWords();
  return (total: number): number | string =>
    total < countCeiling ? total : say(words.list.orMore, { number: countCeiling });
}
