import { useOneAtATime } from '../ui/form/use-one-at-a-time.ts';
import { csvFileName, saveCsv } from '../ui/list/csv-file.ts';
import { notify } from '../ui/notify.ts';
import { useWords } from '../words/words.ts';
import { sentenceOf } from './refusal.ts';

/** Fetches a list as a file and hands it to the person, or says why not. */
export function useCsv<A extends readonly unknown[]>(
  many: string,
  load: (...asked: A) => Promise<string>,
) {
  const { words } = useWords();
  return useOneAtATime(async (...asked: A) => {
    try {
      saveCsv(csvFileName(many, new Date()), await load(...asked));
      notify.success(words.form.exported);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? words.state.errorTitle);
    }
  });
}
