import { type Job, job } from '../jobs/job.ts';
import { documentRequest, manyName, oneName } from './job-names.ts';
import { type DocumentDeps, makeDocument } from './make-document.ts';
import { newPress } from './press.ts';

/** Makes what was asked for: a few pages beside other quick work, many in the long queue. */
export function documentJobs(given: Omit<DocumentDeps, 'press'>): readonly Job[] {
  const deps = { ...given, press: newPress() };
  return [oneName, manyName].map((name) =>
    job({
      kind: name.kind,
      queue: name.queue,
      isCancellable: true,
      data: documentRequest,
      tries: 2,
      handle: (run) => makeDocument(run, deps),
    }),
  );
}
