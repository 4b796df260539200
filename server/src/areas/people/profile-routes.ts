import { profileCalls } from '@muster/contract/people/profile-calls.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type BankParts, proposeBank, readBank } from './bank-account.ts';
import { cancelProposal, proposeChange, readProfile } from './own-profile.ts';
import { peopleBelow } from './people-below.ts';

export const profileRoutes = (parts: BankParts): readonly Route[] => [
  route(profileCalls.below, { tx: false }, ({ actor, db }) => peopleBelow(db, actor)),
  route(profileCalls.read, { tx: false }, ({ input, actor, db }) =>
    readProfile(db, actor, input.params.id, parts),
  ),
  route(profileCalls.propose, { tx: true }, ({ input, ...call }) =>
    proposeChange(call, input.params.id, input.body, parts),
  ),
  route(profileCalls.cancel, { tx: true }, ({ input, ...call }) =>
    cancelProposal(call, input.params, parts.desk),
  ),
  route(profileCalls.readBank, { tx: false }, ({ input, actor, db }) =>
    readBank(db, actor, input.params.id, parts),
  ),
  route(profileCalls.proposeBank, { tx: false }, ({ input, ...call }) =>
    proposeBank(call, input.params.id, input.body, parts),
  ),
];
