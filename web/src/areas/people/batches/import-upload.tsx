import { filePurposes } from '@muster/contract/kernel/files/file-kinds.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { uploadFile } from '../../../api/upload.ts';
import { uploadFailure } from '../../../api/upload-failure.ts';
import { parseTypedDay } from '../../../ui/text/day-text.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { FileInput } from '../../../ui/form/files/file-input.tsx';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { useBatchChanges } from './batch-queries.ts';

/** From when on, and the sheet: it is checked as soon as it is here. */
export function ImportUpload() {
  const { words } = useWords();
  const { steps } = words.people.batch;
  const navigate = useNavigate();
  const { check } = useBatchChanges();
  const [from, setFrom] = useState<string | null>(today());
  const day = from === null ? undefined : parseTypedDay(from);
  return (
    <section className="card card-form" aria-labelledby="import-upload">
      <h2 id="import-upload">{steps.upload}</h2>
      <p className="card-note">{steps.uploadNote}</p>
      <div className="import-upload">
        <DayInput
          label={steps.from}
          description={steps.fromHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          defaultValue={from}
          onChange={setFrom}
        />
        <FileInput
          label={steps.file}
          taken={filePurposes.import}
          send={(file, onPercent, signal) => uploadFile(file, 'import', onPercent, signal)}
          onSent={async ({ id: fileId }) => {
            // of today the server knows best when that is
            const effectiveFrom = day === today() ? undefined : day;
            const { record } = await check({ fileId, effectiveFrom });
            const params = { batchId: record.id };
            await navigate({ to: '/admin/employee/import/$batchId', params });
          }}
          failureOf={(error) => uploadFailure(error, words)}
        />
      </div>
    </section>
  );
}
