import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { sentenceOf } from '../../../../api/refusal.ts';
import { useOneAtATime } from '../../../../ui/form/guards/use-one-at-a-time.ts';
import { fileName } from '../../../../ui/list/views/file-name.ts';
import { saveFile } from '../../../../ui/list/views/save-file.ts';
import { notify } from '../../../../ui/status/notify.ts';
import { useWords } from '../../../../words/words.ts';
import { faultyRows } from '../batch-queries.ts';
import { csvText, faultLines, pasteText } from '../../../../ui/sheets/fault-sheet.ts';
import { today } from '../../../../session/company-days.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The wrong cells for whoever corrects the sheet: as a file, or to be pasted. */
export function FaultActions({ id }: { readonly id: string }) {
  const { words } = useWords();
  const { faults } = words.people.batch;
  const lines = async () => faultLines(await faultyRows(id), faults.columns);
  const told = (error: unknown) => notify.error(sentenceOf(error, words) ?? words.state.errorTitle);
  const download = useOneAtATime(async () => {
    try {
      const content = new TextEncoder().encode(csvText(await lines()));
      saveFile(fileName(faults.file, today(), 'csv'), { type: 'text/csv', content });
    } catch (error) {
      told(error);
    }
  });
  const copy = useOneAtATime(async () => {
    let text: string;
    try {
      text = pasteText(await lines());
    } catch (error) {
      return told(error);
    }
    try {
      await navigator.clipboard.writeText(text);
      notify.success(faults.copied);
    } catch {
      notify.error(faults.copyFailed);
    }
  });
  return (
    <div className="batch-fault-actions">
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload {...icon} />}
        loading={download.isBusy}
        onClick={() => void download.start()}
      >
        {faults.download}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconCopy {...icon} />}
        loading={copy.isBusy}
        onClick={() => void copy.start()}
      >
        {faults.copy}
      </Button>
    </div>
  );
}
