/** What later rooms may ask of accounts; everything else here is the room's own. */
export { accountNames } from './store/account-names.ts';
