import { type Job, job } from '../jobs/job.ts';
import { documentRequest, manyName, oneName } from './job-names.ts';
import { type DocumentDeps, makeDocument } from './make-document.ts';

/** Makes what was asked for: a few pages beside other quick work, many in the long queue. */
export const documentJobs = (deps: DocumentDeps): readonly Job[] =>
  [oneName, manyName].map((name) =>
    job({
      kind: name.kind,
      queue: name.queue,
      isCancellable: true,
      data: documentRequest,
      tries: 2,
      handle: (run) => makeDocument(run, deps),
    }),
  );
