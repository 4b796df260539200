import { fileCalls } from '../kernel/files/file-calls.ts';
import { contractRoom } from '../kernel/room.ts';
import { identityActions } from './audit-actions.ts';
import { accessCalls } from './access-calls.ts';
import { accountBn } from './words/account-words.bn.ts';
import { accountEn } from './words/account-words.en.ts';
import {
  adminCalls,
  applicantCalls,
  employeeCalls,
  loginPageCalls,
  firstLoginCalls,
  setupCalls,
  signUpCalls,
} from './calls.ts';
import { accessAsked, roleKeyChanged } from './notices.ts';
import { ownSessionCalls, secondFactorCalls } from './own-calls.ts';
import { ownPhotoCalls } from './photo-calls.ts';
import { userCalls } from './user-calls.ts';
import { viewCalls } from './view-calls.ts';
import { viewsBn } from './words/view-words.bn.ts';
import { viewsEn } from './words/view-words.en.ts';

export const identity = contractRoom({
  name: 'identity',
  calls: {
    auth: loginPageCalls,
    'admin-auth': adminCalls,
    'employee-auth': employeeCalls,
    'career-applicant-auth': applicantCalls,
    'applicant-sign-up': signUpCalls,
    'first-login': firstLoginCalls,
    setup: setupCalls,
    'own-session': ownSessionCalls,
    'own-second-factor': secondFactorCalls,
    'own-photo': ownPhotoCalls,
    files: fileCalls,
    users: userCalls,
    access: accessCalls,
    view: viewCalls,
  },
  notices: [accessAsked, roleKeyChanged],
  auditActions: identityActions,
  words: {
    en: { userAccount: accountEn.users, listView: viewsEn },
    bn: { userAccount: accountBn.users, listView: viewsBn },
  },
});
