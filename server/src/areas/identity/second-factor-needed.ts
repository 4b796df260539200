import { adminCalls, applicantCalls, employeeCalls } from '@muster/contract/identity/calls.ts';
import { secondFactorCalls } from '@muster/contract/identity/own-calls.ts';
import { secondFactorNeeded } from '@muster/contract/identity/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Admit } from '../../platform/http/mount.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { hasSecondFactor, mustHaveSecondFactor } from './second-factor-state.ts';

/** What is left to someone who must set up a second factor first: that, who am I, log out. */
const open: ReadonlySet<string> = new Set(
  [
    ...Object.values(secondFactorCalls),
    ...[adminCalls, employeeCalls, applicantCalls].flatMap(({ me, logout }) => [me, logout]),
  ].map(({ name }) => name),
);

export const admitWithSecondFactor: Admit = async (platform, actor, call) => {
  await refuseSuspended(platform, actor);
  if (open.has(call) || !(await mustHaveSecondFactor(platform, actor.capacities))) return;
  if (!(await hasSecondFactor(platform.db, { kind: actor.kind, id: actor.accountId })))
    throw new Refusal(secondFactorNeeded);
};
