import type { Db } from '../../platform/db/transaction.ts';
import type { Context } from '../../platform/http/route.ts';
import { countTry, forgive } from '../../platform/limits/tries.ts';
import { loginLimits, type Meant } from './try-limits.ts';

/** A login as it is tried: of which kind, for whom, from where. */
export interface LoginTry {
  readonly call: Pick<Context<Db, null>, 'db' | 'clock' | 'from'>;
  readonly meant: Meant;
}

/** Counts the try, and throws when there were too many. */
export const countLogin = ({ call, meant }: LoginTry): Promise<void> =>
  countTry(call.db, loginLimits(meant, call.from), call.clock.now());

/** It was the owner: the try does not count. */
export const forgiveLogin = ({ call, meant }: LoginTry): Promise<void> =>
  forgive(call.db, loginLimits(meant, call.from));
