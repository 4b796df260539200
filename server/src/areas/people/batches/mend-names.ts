import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ofGroupOnly } from '@muster/contract/kernel/refusals.ts';
import type { batchCalls, MendedName } from '@muster/contract/people/batches/batch-calls.ts';
import { placeKinds } from '@muster/contract/people/batches/batch-places.ts';
import { concernUnsaid, placeTooLong } from '@muster/contract/people/batches/batch-refusals.ts';
import { hasConcern } from '../../../platform/access/concerns.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { type LinkList, nameKey } from '../../../platform/sheets/rules/find-link.ts';
import type { WantedPlace } from '../rules/sheet/missing-places.ts';
import { actingOf } from '../../../platform/sheets/batches/acting.ts';
import { mayMake } from './may-make.ts';
import { forgetPlaces, readPlaces, wantPlaces } from './store/batch-places.ts';
import { readLinks } from './store/house-facts.ts';
import { useOtherNames } from './store/missing.ts';

type Call = Context<Tx, Actor>;

const longestName = 120;

/** Those that the reader could put a department into. */
export const openConcerns = (concerns: LinkList, actor: Pick<Actor, 'concerns'>) =>
  [...concerns.byId.values()].filter(({ id, isActive }) => isActive && hasConcern(actor, id));

interface Reach {
  readonly actor: Actor;
  readonly concerns: LinkList;
  readonly departments: LinkList;
  readonly wanted: readonly WantedPlace[];
}

/** The company that was chosen, that the sheet says, or that is the only one. */
function concernOf({ name, within, concernId }: MendedName, { actor, concerns }: Reach): string {
  const open = openConcerns(concerns, actor);
  const said = concernId ?? within ?? (open.length === 1 ? open[0]?.id : undefined);
  if (said === undefined) throw new Refusal(concernUnsaid, { name });
  if (!open.some(({ id }) => id === said)) throw new Refusal(notFound);
  return said;
}

function departmentOf({ within }: MendedName, { departments, wanted }: Reach): string {
  const isThere =
    within !== null && (departments.byId.has(within) || wanted.some(({ id }) => id === within));
  if (!isThere) throw new Refusal(notFound);
  return within;
}

function parentOf(named: MendedName, reach: Reach): string | null {
  if (named.field === 'departmentId') return concernOf(named, reach);
  return named.field === 'unitId' ? departmentOf(named, reach) : null;
}

function wantedBy(named: MendedName, reach: Reach, at: string): WantedPlace {
  const kind = placeKinds[named.field];
  const name = named.name.trim();
  if (!mayMake({ kind }, actingOf(reach.actor))) throw new Refusal(ofGroupOnly);
  if (name.length > longestName || name === '')
    throw new Refusal(placeTooLong, { name: name.slice(0, 40), most: longestName });
  return { id: newId(at), kind, name, parentId: parentOf(named, reach) };
}

const isApprover = ({ field, name, within }: MendedName, place: WantedPlace): boolean =>
  placeKinds[field] === place.kind &&
  nameKey(name) === nameKey(place.name) &&
  (within === null || within === place.parentId);

async function mendAll({ db, actor, clock }: Call, id: string, names: readonly MendedName[]) {
  const wanted = await readPlaces(db, id);
  const { concerns, links } = await readLinks(db, actingOf(actor));
  const reach = { actor, concerns, departments: links.departmentId, wanted };
  const left = names.filter((named) => named.as === 'leave');
  const gone = wanted.filter((place) => left.some((named) => isApprover(named, place)));
  await forgetPlaces(
    db,
    id,
    gone.map((place) => place.id),
  );
  const made = names.filter((named) => named.as === 'create');
  await wantPlaces(
    db,
    id,
    made.map((named) => wantedBy(named, reach, clock.now())),
  );
  await useOtherNames(
    db,
    id,
    names.flatMap(({ as, ...named }) =>
      as === 'use' && named.use ? [{ ...named, use: named.use }] : [],
    ),
  );
}

/** What becomes of names that nobody has yet; answers them for the audit log. */
export async function mendNames(
  call: Call,
  id: string,
  { names = [] }: Pick<Input<typeof batchCalls.mend>['body'], 'names'>,
) {
  if (names.length > 0) await mendAll(call, id, names);
  return { names: names.map(({ name }) => name).join(', ') };
}
