import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { type Actor, scopesOf, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { ReadNow } from '../../../platform/now.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { nowOfPerson } from '../now-of-people.ts';
import { projectionOf } from '../reach.ts';
import { findHistory } from '../store/history.ts';

/** What someone was, when; for those who may see the card. */
export async function readHistory(
  { db, clock, actor }: Pick<Context<Db, Actor>, 'db' | 'clock' | 'actor'>,
  id: string,
  parts: { readonly now: ReadNow },
) {
  const projection = await projectionOf(db, actor, id);
  if (!projection || projection === 'directory') throw new Refusal(notFound);
  const { today } = await nowOfPerson({ db, clock }, parts, id);
  const may = !isOwnPerson(actor, id) && scopesOf(hrWrite, actor.capacities).size > 0;
  const rows = await findHistory(db, id);
  const first = rows.at(-1)?.id;
  const periods = rows.map((row) => ({
    ...row,
    can: { cancel: may && row.from > today && row.id !== first },
  }));
  return { periods };
}
