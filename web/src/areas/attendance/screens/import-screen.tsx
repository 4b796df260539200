import '../../../ui/card.css';
import { deviceCalls } from '@muster/contract/attendance/device-calls.ts';
import { filePurposes } from '@muster/contract/kernel/file-kinds.ts';
import { call } from '../../../api/client.ts';
import { upload } from '../../../api/upload.ts';
import { uploadFailure } from '../../../api/upload-failure.ts';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useWords } from '../../../words/words.ts';
import { DeviceTabs } from '../parts/device-tabs.tsx';
import { ImportResult } from '../parts/import-result.tsx';
import { JobLine } from '../parts/job-line.tsx';
import { useBegun } from '../parts/use-begun.ts';

/** Punches of a device that cannot send them itself. */
export function ImportScreen() {
  const { words } = useWords();
  const { import: said, devices } = words.attendance;
  const { job, file, begin } = useBegun();
  return (
    <>
      <PageHead title={devices.tabs.import} />
      <DeviceTabs />
      <section className="card card-narrow" aria-labelledby="import-title">
        <h2 id="import-title">{said.title}</h2>
        <p className="card-note">{said.hint}</p>
        <FileInput
          label={said.label}
          taken={filePurposes.import}
          send={(sent, onPercent, signal) => upload(sent, 'import', onPercent, signal)}
          onSent={async ({ id }) => {
            const begun = await call(deviceCalls.importFile, { body: { fileId: id } });
            begin({ job: begun.jobId, file: begun.importId });
          }}
          failureOf={(error) => uploadFailure(error, words)}
        />
        {job && (
          <JobLine key={job} id={job} said={said}>
            {file && <ImportResult id={file} />}
          </JobLine>
        )}
      </section>
    </>
  );
}
