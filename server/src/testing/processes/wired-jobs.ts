import type { Clock } from '../../platform/clock.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { wire } from '../../wire.ts';
import type { TestApp } from '../make-app.ts';
import { testHouse, testSettings } from '../people/test-house.ts';

/** The jobs of the rooms by their kinds, wired as the product wires them, by the clock of a test. */
export function wiredJobs({
  clock,
  files,
  givesWay = false,
}: Pick<TestApp, 'files'> & { readonly clock: Clock; readonly givesWay?: boolean }): ReadonlyMap<
  string,
  Job
> {
  const { publicUrl } = testHouse;
  const { jobs } = wire({ clock, settings: testSettings(), files, publicUrl, givesWay });
  return new Map(jobs.map((job) => [job.kind, job]));
}
