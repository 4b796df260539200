import '../../../ui/page/card.css';
import { deviceCalls } from '@muster/contract/attendance/device-calls.ts';
import { filePurposes } from '@muster/contract/kernel/files/file-kinds.ts';
import { call } from '../../../api/client.ts';
import { OwnJobCard } from '../../../api/jobs/own-job-card.tsx';
import { uploadFile } from '../../../api/upload.ts';
import { uploadFailure } from '../../../api/upload-failure.ts';
import { FileInput } from '../../../ui/form/files/file-input.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useWords } from '../../../words/words.ts';
import { DeviceTabs } from '../devices/device-tabs.tsx';
import { ImportResult } from '../devices/import-result.tsx';
import { useStartedJob } from '../closing/use-started-job.ts';
import { useRefreshAttendance } from '../queries.ts';

/** Punches of a device that cannot send them itself. */
export function ImportPunchesScreen() {
  const { words } = useWords();
  const { import: said, devices } = words.attendance;
  const { job, file, begin } = useStartedJob();
  const refresh = useRefreshAttendance();
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
          send={(sent, onPercent, signal) => uploadFile(sent, 'import', onPercent, signal)}
          onSent={async ({ id }) => {
            const begun = await call(deviceCalls.importFile, { body: { fileId: id } });
            begin({ job: begun.jobId, file: begun.importId });
          }}
          failureOf={(error) => uploadFailure(error, words)}
        />
        {job && (
          <OwnJobCard
            key={job}
            id={job}
            title={said.reading}
            said={{
              waiting: said.begun,
              running: said.begun,
              done: said.done,
              failed: said.failed,
            }}
            result={file && <ImportResult id={file} />}
            onEnd={() => void refresh()}
          />
        )}
      </section>
    </>
  );
}
