import { verdicts } from '../kernel/decisions/decision.ts';
import { decisionFlow } from '../kernel/decisions/decision-workflow.ts';
import { contractRoom } from '../kernel/room.ts';
import { delegationCalls } from './delegation-calls.ts';
import { inboxCalls } from './inbox-calls.ts';
import { noticeCalls } from './notice-calls.ts';
import {
  decisionApproved,
  decisionRejected,
  decisionReturned,
  decisionWaits,
  delegationEnded,
  delegationSet,
} from './notices.ts';
import { inboxRecords } from './record-words.ts';

export const inbox = contractRoom({
  name: 'inbox',
  calls: { inbox: inboxCalls, delegation: delegationCalls, notification: noticeCalls },
  notices: [
    decisionWaits,
    decisionApproved,
    decisionRejected,
    decisionReturned,
    delegationSet,
    delegationEnded,
  ],
  workflows: [decisionFlow],
  words: inboxRecords,
  auditActions: [
    ...verdicts.map((verdict) => `decision.${verdict}`),
    'decision.cancel',
    'decision.escalate',
    'delegation.create',
    'delegation.remove',
  ],
});
