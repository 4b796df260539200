import '../../../ui/card.css';
import { deviceCalls } from '@muster/contract/attendance/device-calls.ts';
import { filePurposes } from '@muster/contract/kernel/file-kinds.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { upload } from '../../../api/upload.ts';
import { uploadFailure } from '../../../api/upload-failure.ts';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useWords } from '../../../words/words.ts';
import { DeviceTabs } from '../parts/device-tabs.tsx';
import { JobLine } from '../parts/job-line.tsx';

/** Punches of a device that cannot send them itself. */
export function ImportScreen() {
  const { words } = useWords();
  const { import: said, devices } = words.attendance;
  const [jobId, setJobId] = useState<string>();
  return (
    <>
      <PageHead title={devices.title} />
      <DeviceTabs />
      <section className="card card-narrow" aria-labelledby="import-title">
        <h2 id="import-title">{said.title}</h2>
        <p className="card-note">{said.hint}</p>
        <FileInput
          label={said.label}
          taken={filePurposes.import}
          send={(file, onPercent, signal) => upload(file, 'import', onPercent, signal)}
          onSent={async ({ id }) => {
            const begun = await call(deviceCalls.importFile, { body: { fileId: id } });
            setJobId(begun.jobId);
          }}
          failureOf={(error) => uploadFailure(error, words)}
        />
        {jobId && (
          <>
            <JobLine key={jobId} id={jobId} said={said} />
            <p className="job-line-ways">
              <Link to="/admin/attendance/log">{said.log}</Link>
              <Link to="/admin/attendance/devices/unknown">{said.unknown}</Link>
            </p>
          </>
        )}
      </section>
    </>
  );
}
