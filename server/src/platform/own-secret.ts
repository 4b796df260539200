import { randomBytes } from 'node:crypto';
import type { Handle } from './db/transaction.ts';

/** A key that the house makes for itself at its first use and keeps; the same for all processes. */
export async function ownSecret(db: Handle, name: string, at: string): Promise<Buffer> {
  const find = () =>
    db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  await db
    .insertInto('secret')
    .values({ name, value: randomBytes(32), created_at: at })
    .onConflict((taken) => taken.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`the key ${name} cannot be read back`);
  return made.value;
}
