import { batchCalls } from '@muster/contract/people/batches/batch-calls.ts';
import { Button } from '@mantine/core';
import { IconTableDown } from '@tabler/icons-react';
import { call } from '../../../../api/client.ts';
import { useExport } from '../../../../api/use-export.ts';
import { useWords } from '../../../../words/words.ts';

/** The sheet as it stands now, also once nothing is wrong any more. */
export function MendedSheet({ id }: { readonly id: string }) {
  const { mend } = useWords().words.people.batch;
  const sheet = useExport(mend.file, (format) =>
    call(batchCalls.sheet, { params: { id }, query: { format } }),
  );
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconTableDown size={16} stroke={1.7} aria-hidden />}
      loading={sheet.isBusy}
      onClick={() => void sheet.start('xlsx')}
    >
      {mend.sheet}
    </Button>
  );
}
