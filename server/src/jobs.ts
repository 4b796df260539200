import { sealJob } from './platform/audit/seal-job.ts';
import type { Files } from './platform/files/files.ts';
import { sweepJob } from './platform/files/sweep.ts';
import { sweepKeysJob } from './platform/idempotency/sweep-job.ts';
import type { Job } from './platform/jobs/job.ts';
import { sweepJobs } from './platform/jobs/sweep-jobs.ts';
import { deliveryJob } from './platform/mail/delivery-job.ts';
import { type Letterhead, smtpSender, type SmtpSettings } from './platform/mail/smtp.ts';

export interface JobParts {
  readonly files: Pick<Files, 'store'>;
  /** without it, mails stay in the outbox */
  readonly smtp: SmtpSettings | undefined;
  readonly letterhead: () => Promise<Letterhead>;
}

/** Every kind of work that is done behind the requests. */
export const allJobs = ({ files, smtp, letterhead }: JobParts): readonly Job[] => [
  sweepJob(files.store),
  sweepKeysJob(),
  sealJob(),
  sweepJobs(),
  ...(smtp ? [deliveryJob(smtpSender(smtp, letterhead))] : []),
];
