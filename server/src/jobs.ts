import {
  attendanceListeners,
  closedDays,
  entryJob,
  importJob,
  keepUpJob,
  recomputeJob,
} from './areas/attendance/public.ts';
import { endSessionsOfMoved } from './areas/identity/end-sessions-of-moved.ts';
import { escalateJob } from './areas/inbox/escalate-job.ts';
import { accountName } from './areas/identity/actor.ts';
import { keepAnAdmin } from './areas/identity/keep-an-admin.ts';
import { noticeMailJob, type NoticeMailParts } from './areas/inbox/notice-mail-job.ts';
import { hrAccounts } from './areas/identity/public.ts';
import { accrueJob } from './areas/leave/balances/accrue-job.ts';
import { leaveListeners, recountJob } from './areas/leave/public.ts';
import {
  batchJobs,
  eachOf,
  personMeant,
  personNamed,
  projectJob,
  remindJob,
  syncJob,
} from './areas/people/public.ts';
import { kinds, moveNoticesOf, tellOf } from './desk.ts';
import type { ZoneNow } from './entity/changed-meanwhile.ts';
import type { Clock } from './platform/clock.ts';
import type { Settings } from './platform/settings/settings.ts';
import { sealJob } from './platform/audit/seal-job.ts';
import type { Files } from './platform/files/files.ts';
import { sweepJob } from './platform/files/sweep.ts';
import { sweepKeysJob } from './platform/idempotency/sweep-job.ts';
import type { Job } from './platform/jobs/job.ts';
import { sweepJobs } from './platform/jobs/sweep-jobs.ts';
import { deliveryJob } from './platform/mail/delivery-job.ts';
import { sweepNoticesJob } from './platform/notices/sweep-job.ts';
import { type Letterhead, smtpSender, type SmtpSettings } from './platform/mail/smtp.ts';

export interface JobParts extends NoticeMailParts {
  readonly files: Pick<Files, 'store'>;
  /** without it, mails stay in the outbox */
  readonly smtp: SmtpSettings | undefined;
  readonly letterhead: () => Promise<Letterhead>;
  /** the zone that the company has set */
  readonly zoneNow: ZoneNow;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: (line: string) => void;
  /** on the one connection of the embedded database: long work leaves room between its steps */
  readonly givesWay?: boolean;
}

/** Every kind of work that is done behind the requests. */
export function allJobs(parts: JobParts): readonly Job[] {
  const { files, smtp, letterhead, zoneNow, settings, clock, publicUrl, mailLanguage } = parts;
  const heard = attendanceListeners(clock);
  const counting = {
    zone: zoneNow,
    clock,
    tell: heard.leave,
    tellDecision: tellOf(parts),
    closedDays,
  };
  const counted = leaveListeners(counting);
  const pace = { givesWay: parts.givesWay ?? false };
  const lived = eachOf(
    keepAnAdmin,
    endSessionsOfMoved,
    counted.life,
    heard.life,
    moveNoticesOf(parts),
  );
  return [
    sweepJob(files.store),
    sweepKeysJob(),
    sealJob(parts.log),
    projectJob(zoneNow, lived),
    accrueJob(zoneNow),
    recountJob(counting),
    escalateJob({ settings, kinds, personMeant, personNamed, tell: tellOf(parts) }),
    keepUpJob(settings, pace),
    recomputeJob(settings, pace),
    importJob(settings, files.store),
    entryJob({ settings, accountName, ...pace }),
    remindJob({ zoneNow, settings, hrAccounts }),
    ...batchJobs({
      zone: zoneNow,
      tell: lived,
      store: files.store,
    }),
    syncJob(zoneNow),
    sweepJobs(),
    sweepNoticesJob(),
    noticeMailJob({ publicUrl, mailLanguage }),
    ...(smtp ? [deliveryJob(smtpSender(smtp, letterhead))] : []),
  ];
}
