import { life } from './profile/life.ts';
import { contractRoom } from '../kernel/room.ts';
import { peopleActions } from './audit-actions.ts';
import { batchCalls, batchFlow } from './batches/batch-calls.ts';
import { chartCalls } from './chart-calls.ts';
import { bankChange, profileChange } from './decisions.ts';
import { documentCalls, personPhotoCalls } from './documents/document-calls.ts';
import {
  confirmationDue,
  documentExpires,
  ownDocumentExpires,
  teamUnderLeaver,
} from './documents/document-notices.ts';
import { itemIssueCalls } from './documents/item-calls.ts';
import { movesCalls } from './moves-calls.ts';
import { bankChangeAsked, bankChanged } from './notices.ts';
import { peopleCalls } from './people-calls.ts';
import { personListCalls } from './profile/person-lists.ts';
import { profileCalls } from './profile/profile-calls.ts';
import { syncCalls } from './batches/sync-calls.ts';
import { peopleBn } from './words.bn.ts';
import { peopleEn } from './words.en.ts';

export const people = contractRoom({
  name: 'people',
  calls: {
    employee: peopleCalls,
    profile: profileCalls,
    chart: chartCalls,
    moves: movesCalls,
    'employee-batch': batchCalls,
    hris: syncCalls,
    ...personListCalls,
    'item-issue': itemIssueCalls,
    document: documentCalls,
    'person-photo': personPhotoCalls,
  },
  notices: [
    bankChangeAsked,
    bankChanged,
    documentExpires,
    ownDocumentExpires,
    confirmationDue,
    teamUnderLeaver,
  ],
  decisions: [profileChange, bankChange],
  workflows: [life, batchFlow],
  auditActions: peopleActions,
  words: { en: peopleEn, bn: peopleBn },
});
