import { accessAsked, roleKeyChanged } from './identity/notices.ts';
import { punchesEntered, punchesTakenBack } from './attendance/notices.ts';
import {
  decisionApproved,
  decisionRejected,
  decisionWaits,
  delegationEnded,
  delegationSet,
} from './inbox/notices.ts';
import type { NoticeKind } from './kernel/notice.ts';
import { leaveCancelled, leaveEntered, leaveRecounted, leaveUncovered } from './leave/notices.ts';
import {
  confirmationDue,
  documentExpires,
  ownDocumentExpires,
  teamLeft,
} from './people/document-notices.ts';
import { bankChangeAsked, bankChanged } from './people/notices.ts';

/** The only list of all kinds of notice, in the order in which people choose among them. */
export const noticeKinds: ReadonlyMap<string, NoticeKind> = new Map(
  [
    decisionWaits,
    decisionApproved,
    decisionRejected,
    delegationSet,
    delegationEnded,
    bankChangeAsked,
    bankChanged,
    documentExpires,
    ownDocumentExpires,
    confirmationDue,
    teamLeft,
    leaveEntered,
    leaveCancelled,
    leaveRecounted,
    leaveUncovered,
    accessAsked,
    punchesEntered,
    punchesTakenBack,
    roleKeyChanged,
  ].map((kind: NoticeKind) => [kind.name, kind]),
);
