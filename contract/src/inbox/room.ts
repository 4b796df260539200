import { contractRoom } from '../kernel/room.ts';
import { delegationCalls } from './delegation-calls.ts';
import { inboxCalls } from './inbox-calls.ts';
import { noticeCalls } from './notice-calls.ts';
import {
  decisionApproved,
  decisionRejected,
  decisionWaits,
  delegationEnded,
  delegationSet,
} from './notices.ts';

export const inbox = contractRoom({
  name: 'inbox',
  calls: { inbox: inboxCalls, delegation: delegationCalls, notification: noticeCalls },
  notices: [decisionWaits, decisionApproved, decisionRejected, delegationSet, delegationEnded],
});
