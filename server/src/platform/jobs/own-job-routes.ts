import { ownJobCalls } from '@muster/contract/kernel/own-job-calls.ts';
import type { FileAddress } from '../files/files.ts';
import { type Route, route } from '../http/route.ts';
import { cancelOwnJob, readOwnJob } from './own-job.ts';

/** How any job is that someone asked for, and the way to stop it. */
export const ownJobRoutes = (addressOf: FileAddress): readonly Route[] => [
  route(ownJobCalls.read, { tx: false }, ({ input, ...call }) =>
    readOwnJob(call, input.params.id, addressOf),
  ),
  route(ownJobCalls.cancel, { tx: true }, ({ input, ...call }) =>
    cancelOwnJob(call, input.params.id, addressOf),
  ),
];
