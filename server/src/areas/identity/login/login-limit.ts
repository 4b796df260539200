import type { Db } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { countTry, forgive, isTooOften } from '../../../platform/limits/tries.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { type LoginPage, opens } from '../rules/login-pages.ts';
import { loginLimits, type Meant } from './try-limits.ts';

/** A login as it is tried: at which door, for whom it may be, from where. */
export interface LoginTry<M extends Meant = Meant> {
  readonly call: Pick<Context<Db, null>, 'db' | 'clock' | 'from'>;
  readonly door: LoginPage;
  readonly meant: readonly M[];
}

/**
 * Counts the try against everyone whose password it is compared with, and throws when there were too
 * many for this door. Gives those to compare it with: one of another door who was tried too often is
 * left out, without a word.
 */
export async function countLogin<M extends Meant>(tried: LoginTry<M>): Promise<ReadonlySet<M>> {
  const { call, door, meant } = tried;
  const at = call.clock.now();
  const here = meant.filter(({ kind }) => opens(door, kind));
  const limits = [
    ...here.map((one) => loginLimits.ofPair(one, call.from)),
    loginLimits.ofPlace(call.from),
    ...meant.map(loginLimits.ofAccount),
  ];
  await countTry(call.db, limits, at);
  const open = new Set(here);
  for (const one of meant.filter(({ kind }) => !opens(door, kind)))
    if (!(await isTooOften(call.db, loginLimits.ofPair(one, call.from), at))) open.add(one);
  return open;
}

/** It was the owner: the try does not count. Earlier ones are forgotten for the account entered only. */
export function forgiveLogin({ call, meant }: LoginTry, entered: Account): Promise<void> {
  const pairs = meant.map((one) => {
    const limit = loginLimits.ofPair(one, call.from);
    return one.account?.id === entered.id
      ? limit
      : { ...limit, success: 'takes-back-one' as const };
  });
  const limits = [...pairs, loginLimits.ofPlace(call.from), ...meant.map(loginLimits.ofAccount)];
  return forgive(call.db, limits);
}
