import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './transaction.ts';

const telling = new AsyncLocalStorage<Set<string>>();
const hearers = new WeakMap<Db, (news: string) => void>();

/** Told to whoever hears this database once the open transaction is committed, or not at all. */
export const announce = (news: string): void => void telling.getStore()?.add(news);

/** One hearer a database; it must not throw. */
export const hear = (db: Db, hearer: (news: string) => void): void => void hearers.set(db, hearer);

/** Around a whole transaction, with its repeats. */
export async function announceAfterCommit<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const news = new Set<string>();
  const done = await telling.run(news, work);
  for (const one of news) hearers.get(db)?.(one);
  return done;
}
