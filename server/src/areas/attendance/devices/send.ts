import type { deviceCalls } from '@muster/contract/attendance/device-calls.ts';
import { wrongKey } from '@muster/contract/attendance/refusals.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { minutes } from '../../../platform/clock.ts';
import { type Db, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import { countTry, forgive, type Limit } from '../../../platform/limits/tries.ts';
import { hashOf } from '../../../platform/secret-token.ts';
import { takePunches } from './take-punches.ts';

/** Guessing a key is hopeless; nobody shall make the server try all day. */
const guesses = (address: string | null): Limit => ({
  key: ['device', networkOf(address ?? '')],
  most: 100,
  within: minutes(15),
  over: 'refuse',
  success: 'takes-back-one',
});

/** A device sends what it has, as often as it likes: the same punches are taken once. */
export async function sendPunches(
  { db, clock, from }: Context<Db, null>,
  { key, punches }: Input<typeof deviceCalls.send>['body'],
) {
  const at = clock.now();
  const limit = guesses(from.address);
  await countTry(db, [limit], at);
  const device = await db
    .selectFrom('attendance_device')
    .select('id')
    .where('key_hash', '=', hashOf(key))
    .where('inactive_at', 'is', null)
    .executeTakeFirst();
  if (!device) throw new Refusal(wrongKey);
  await forgive(db, [limit]);
  return transaction(db, async (tx) => {
    await tx
      .updateTable('attendance_device')
      .set({ last_seen_at: at })
      .where('id', '=', device.id)
      .execute();
    const raw = punches.map((punch) => ({
      number: punch.number,
      at: new Date(punch.at).toISOString(),
      direction: punch.direction ?? null,
    }));
    return takePunches(tx, raw, { source: 'device', deviceId: device.id }, clock);
  });
}
