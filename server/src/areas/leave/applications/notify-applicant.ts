import type { NoticeKind } from '@muster/contract/kernel/decisions/notice.ts';
import { daysInBoth } from '@muster/contract/kernel/words/text-value.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { sendNotice } from '../../../platform/notices/notify.ts';

interface About {
  readonly id: string;
  readonly employeeId: string;
  readonly type: string;
  readonly from: string;
  readonly until: string;
  readonly asked: number;
}

/** What others did to someone's leave: whom it is told, and what. */
export const applicantNotices = ({ employeeId, type, from, until, asked }: Omit<About, 'id'>) => ({
  to: [{ kind: 'employee', id: employeeId }] as const,
  values: {
    type,
    from: { day: from },
    until: { day: until },
    days: daysInBoth(asked / wholeDay),
  },
});

export const notifyApplicant = (
  tx: Tx,
  kind: NoticeKind,
  about: About,
  at: string,
): Promise<void> => {
  const { to, values } = applicantNotices(about);
  return sendNotice(tx, kind, to, {
    target: { record: 'leave_application', id: about.id },
    values,
    at,
  });
};
