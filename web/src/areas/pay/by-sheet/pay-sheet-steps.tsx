import '../../../ui/page/card.css';
import '../../../ui/sheets/sheet-pages.css';
import { filePurposes } from '@muster/contract/kernel/files/file-kinds.ts';
import { Button } from '@mantine/core';
import { IconChevronDown, IconFileSpreadsheet, IconTableRow } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../api/client.ts';
import { uploadFile } from '../../../api/upload.ts';
import { uploadFailure } from '../../../api/upload-failure.ts';
import { useExport } from '../../../api/use-export.ts';
import { FileInput } from '../../../ui/form/files/file-input.tsx';
import { ExportMenu } from '../../../ui/list/views/export-menu.tsx';
import { useWords } from '../../../words/words.ts';
import { type PaySheetPlace, usePaySheetWords } from './pay-sheet-place.ts';
import { usePaySheetChanges } from './pay-sheet-queries.ts';

interface StepProps {
  readonly place: PaySheetPlace;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The sheet to fill in: empty, or with everyone. */
export function PaySheetToFill({ place }: StepProps) {
  const { common, own } = usePaySheetWords(place);
  const sheet = (isFilled: boolean) => (format: 'csv' | 'xlsx') =>
    call(place.calls.template, { query: { format, isFilled } });
  const empty = useExport(own.fileName, sheet(false));
  const filled = useExport(own.fileName, sheet(true));
  const kinds = [
    { label: common.empty, note: common.emptyNote, file: empty, Icon: IconTableRow },
    { label: common.filled, note: common.filledNote, file: filled, Icon: IconFileSpreadsheet },
  ];
  return (
    <section className="card" aria-label={common.sheet}>
      <h2>{common.sheet}</h2>
      <p className="card-note">{own.sheetNote}</p>
      <div className="import-sheets">
        {kinds.map(({ label, note, file, Icon }) => (
          <div key={label}>
            <ExportMenu onExport={(format) => void file.start(format)}>
              <Button
                variant="default"
                leftSection={<Icon {...icon} />}
                rightSection={<IconChevronDown size={14} aria-hidden />}
                loading={file.isBusy}
              >
                {label}
              </Button>
            </ExportMenu>
            <small>{note}</small>
          </div>
        ))}
      </div>
    </section>
  );
}

/** It is checked as soon as it is here. */
export function PaySheetUpload({ place }: StepProps) {
  const { words } = useWords();
  const { common } = usePaySheetWords(place);
  const navigate = useNavigate();
  const { upload } = usePaySheetChanges(place);
  return (
    <section className="card card-form" aria-label={common.upload}>
      <h2>{common.upload}</h2>
      <p className="card-note">{common.uploadNote}</p>
      <FileInput
        label={common.file}
        taken={filePurposes.pay}
        send={(file, onPercent, signal) => uploadFile(file, 'pay', onPercent, signal)}
        onSent={async ({ id: fileId }) => {
          const { record } = await upload(fileId);
          await navigate({ to: `${place.path}/$id`, params: { id: record.id } });
        }}
        failureOf={(error) => uploadFailure(error, words)}
      />
    </section>
  );
}
