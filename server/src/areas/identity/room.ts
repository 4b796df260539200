import { identity } from '@muster/contract/identity/room.ts';
import { recordSaved } from '../../entity/engine.ts';
import { on } from '../../platform/events.ts';
import { answer } from '../../platform/questions.ts';
import { serverRoom } from '../../wiring/room.ts';
import { askAccountNames, askHrAccounts, lifeChanged } from '../people/public.ts';
import { endSessionsOfMoved } from './end-sessions-of-moved.ts';
import { endSessionsOfRoleKey } from './end-sessions-of-role-key.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { identityRoutes } from './routes.ts';
import { namesOfAccounts } from './store/accounts/account-names.ts';
import { hrAccounts } from './store/accounts/hr-accounts.ts';
import { notifyRoleKey } from './notify-role-key.ts';
import { viewRoutes } from './views/routes.ts';

const tables = [
  'one_time_link',
  'sign_up',
  'second_factor',
  'recovery_word',
  'account_photo',
  'list_view',
  'list_view_default',
  'account_language',
  'account_tie',
  'user_account',
  'employee_account',
  'applicant_account',
] as const;

export const identityRoom = serverRoom(identity, tables, ({ engine, files, listOf }) => ({
  routes: [
    ...identityRoutes(engine, files.addressOf),
    ...viewRoutes({ ...engine, ruleOf: (list) => listOf(list)?.access }),
  ],
  listeners: [
    on(lifeChanged, keepAnAdmin),
    on(lifeChanged, endSessionsOfMoved),
    on(recordSaved, endSessionsOfRoleKey),
    on(recordSaved, notifyRoleKey),
  ],
  answers: [answer(askAccountNames, namesOfAccounts), answer(askHrAccounts, hrAccounts)],
}));
