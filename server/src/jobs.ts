import { sealJob } from './platform/audit/sealing/seal-job.ts';
import { sweepJob } from './platform/files/sweep.ts';
import { sweepKeysJob } from './platform/idempotency/sweep-job.ts';
import type { Job } from './platform/jobs/job.ts';
import { sweepJobs } from './platform/jobs/sweep-jobs.ts';
import { deliveryJob } from './platform/mail/delivery-job.ts';
import { type MailSender, smtpSender, type SmtpSettings } from './platform/mail/smtp.ts';
import { sweepNoticesJob } from './platform/notices/sweep-job.ts';
import { wire } from './wire.ts';
import type { ServiceOptions } from './wiring/services.ts';

export interface JobDeps extends ServiceOptions {
  /** without it, mails stay in the outbox */
  readonly smtp: SmtpSettings | undefined;
  readonly letterhead: () => Promise<MailSender>;
  readonly log: (line: string) => void;
}

/** Every kind of work that is done behind the requests. */
export const allJobs = ({ smtp, letterhead, log, ...given }: JobDeps): readonly Job[] => [
  sweepJob(given.files.store),
  sweepKeysJob(),
  sealJob(log),
  ...wire(given).jobs,
  sweepJobs(),
  sweepNoticesJob(),
  ...(smtp ? [deliveryJob(smtpSender(smtp, letterhead))] : []),
];
