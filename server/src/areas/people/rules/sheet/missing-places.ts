import {
  placeFields,
  placeKinds,
  type PlaceKind,
} from '@muster/contract/people/batches/batch-places.ts';
import type { CheckedRow } from './check-row.ts';
import { type LinkList, linkList, nameKey } from '../../../../platform/sheets/rules/find-link.ts';
import type { SheetLinkField } from './sheet-fields.ts';

/** One that someone wants to be made with the import. */
export interface WantedPlace {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly name: string;
  /** the concern of a department, the department of a unit */
  readonly parentId: string | null;
}

type Links = Readonly<Record<SheetLinkField, LinkList>>;

/** As if they were there already, but for those whose name someone else has given by now. */
export function withPlaces(
  links: Links,
  wanted: readonly WantedPlace[],
): { readonly links: Links; readonly places: readonly WantedPlace[] } {
  const merged: Record<SheetLinkField, LinkList> = { ...links };
  const places: WantedPlace[] = [];
  for (const field of placeFields) {
    const there = [...links[field].byId.values()];
    const isTaken = ({ name, parentId }: WantedPlace) =>
      there.some((one) => one.parentId === parentId && nameKey(one.name) === nameKey(name));
    const isLost = ({ parentId }: WantedPlace) =>
      field === 'unitId' && !merged.departmentId.byId.has(parentId ?? '');
    const added = wanted.filter(
      (place) => place.kind === placeKinds[field] && !isTaken(place) && !isLost(place),
    );
    if (added.length === 0) continue;
    places.push(...added);
    merged[field] = linkList([...there, ...added.map((place) => ({ ...place, isActive: true }))]);
  }
  return { links: merged, places };
}

/** Those that a row which will be written really uses, and what they lie in. */
export function neededPlaces(
  places: readonly WantedPlace[],
  rows: readonly Pick<CheckedRow, 'timeline'>[],
): readonly WantedPlace[] {
  const used = new Set(
    rows.flatMap(({ timeline }) =>
      (timeline ?? []).flatMap(({ values }) => placeFields.map((field) => values[field])),
    ),
  );
  for (const { id, kind, parentId } of places)
    if (kind === 'unit' && used.has(id)) used.add(parentId);
  return places.filter(({ id }) => used.has(id));
}
