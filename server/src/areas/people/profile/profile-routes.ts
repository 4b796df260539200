import { profileCalls } from '@muster/contract/people/profile/profile-calls.ts';
import type { FileAddress } from '../../../platform/files/files.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { type BankDeps, proposeBank, readBank } from './bank-account.ts';
import { cancelProposal, proposeChange, readProfile } from './own-profile.ts';
import { faces } from '../photos/faces.ts';
import { peopleBelow } from '../job/people-below.ts';

interface Parts extends BankDeps {
  readonly addressOf: FileAddress;
}

export const profileRoutes = (parts: Parts, show = faces(parts.addressOf)): readonly Route[] => [
  route(profileCalls.below, { tx: false }, async ({ actor, db, clock }) =>
    show.inRows(await peopleBelow(db, actor), clock),
  ),
  route(profileCalls.read, { tx: false }, async ({ input, actor, db, clock }) =>
    show.inRecord(await readProfile(db, actor, input.params.id, parts), clock),
  ),
  route(profileCalls.propose, { tx: true }, async ({ input, ...call }) =>
    show.inRecord(await proposeChange(call, input.params.id, input.body, parts), call.clock),
  ),
  route(profileCalls.cancel, { tx: true }, ({ input, ...call }) =>
    cancelProposal(call, input.params, parts.decisionContext),
  ),
  route(profileCalls.readBank, { tx: false }, ({ input, actor, db }) =>
    readBank(db, actor, input.params.id, parts),
  ),
  route(profileCalls.proposeBank, { tx: false }, ({ input, ...call }) =>
    proposeBank(call, input.params.id, input.body, parts),
  ),
];
