/** What later rooms may ask of accounts; everything else here is the room's own. */
export { accountNames, namesOfAccounts } from './store/accounts/account-names.ts';
export { personsBehind } from './store/accounts/account-ties.ts';
export { hrAccounts } from './store/accounts/hr-accounts.ts';
export { mailboxesOf } from './store/mailboxes.ts';
export { holdsOneOf, staffAccounts } from './store/accounts/staff-accounts.ts';
export { hasAccess } from './store/has-access.ts';
