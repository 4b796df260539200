import {
  adminCalls,
  applicantCalls,
  employeeCalls,
  firstLoginCalls,
} from '@muster/contract/identity/calls.ts';
import { secondFactorCalls } from '@muster/contract/identity/own-calls.ts';
import { choosePasswordFirst, secondFactorNeeded } from '@muster/contract/identity/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Admit } from '../../../platform/http/mount.ts';
import { refuseSuspended } from '../login/refuse-suspended.ts';
import { hasSecondFactor, mustHaveSecondFactor } from './second-factor-state.ts';

const always = [adminCalls, employeeCalls, applicantCalls].flatMap(({ me, logout }) => [
  me,
  logout,
]);
const namesOf = (calls: readonly { readonly name: string }[]): ReadonlySet<string> =>
  new Set(calls.map(({ name }) => name));

/** What is left to someone with the password of a slip: to choose an own one, who am I, log out. */
const openAtFirst = namesOf([...Object.values(firstLoginCalls), ...always]);
/** What is left to someone who must set up a second factor first: that, who am I, log out. */
const open = namesOf([...Object.values(secondFactorCalls), ...always]);

export const admitWithSecondFactor: Admit = async (platform, actor, call) => {
  await refuseSuspended(platform, actor);
  if (actor.isFirstLogin) {
    if (openAtFirst.has(call)) return;
    throw new Refusal(choosePasswordFirst);
  }
  if (open.has(call) || !(await mustHaveSecondFactor(platform, actor.capacities))) return;
  if (!(await hasSecondFactor(platform.db, { kind: actor.kind, id: actor.accountId })))
    throw new Refusal(secondFactorNeeded);
};
