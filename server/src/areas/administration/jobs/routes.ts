import { jobCalls } from '@muster/contract/administration/job-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { beginAgain, listJobs, readAnyJob } from './jobs.ts';

export const jobRoutes: readonly Route[] = [
  route(jobCalls.list, { tx: false }, ({ input, ...call }) => listJobs(call, input.query)),
  route(jobCalls.read, { tx: false }, ({ input, ...call }) => readAnyJob(call, input.params.id)),
  route(jobCalls.retry, { tx: true }, ({ input, ...call }) => beginAgain(call, input.params.id)),
];
