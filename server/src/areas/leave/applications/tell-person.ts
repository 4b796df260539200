import type { NoticeKind } from '@muster/contract/kernel/notice.ts';
import { daysInBoth } from '@muster/contract/kernel/told-value.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { notify } from '../../../platform/notices/notify.ts';

interface About {
  readonly id: string;
  readonly employeeId: string;
  readonly type: string;
  readonly from: string;
  readonly until: string;
  readonly asked: number;
}

/** What others did to someone's leave is told to them. */
export const tellPerson = (tx: Tx, kind: NoticeKind, about: About, at: string): Promise<void> =>
  notify(tx, kind, [{ kind: 'employee', id: about.employeeId }], {
    target: { record: 'leave_application', id: about.id },
    values: {
      type: about.type,
      from: { day: about.from },
      until: { day: about.until },
      days: daysInBoth(about.asked / wholeDay),
    },
    at,
  });
