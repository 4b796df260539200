import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import { useOneAtATime } from '../ui/form/guards/use-one-at-a-time.ts';
import type { ExportFormat } from '../ui/list/views/export-menu.tsx';
import { fileName } from '../ui/list/views/file-name.ts';
import { saveFile } from '../ui/list/views/save-file.ts';
import { notify } from '../ui/status/notify.ts';
import { useWords } from '../words/words.ts';
import { sentenceOf } from './refusal.ts';
import { today } from '../session/company-days.ts';

/** Fetches a list as a file and hands it to the person, or says why not. */
export function useExport<A extends readonly unknown[]>(
  many: string,
  load: (format: ExportFormat, ...asked: A) => Promise<SentFile>,
) {
  const { words } = useWords();
  return useOneAtATime(async (format: ExportFormat, ...asked: A) => {
    try {
      saveFile(fileName(many, today(), format), await load(format, ...asked));
      notify.success(words.form.exported);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? words.state.errorTitle);
    }
  });
}
