import type { MissingPlace } from '@muster/contract/people/batches/batch-calls.ts';
import {
  placeFields,
  type PlaceField,
  placeKinds,
} from '@muster/contract/people/batches/batch-places.ts';
import type { WantedPlace } from '../rules/sheet/missing-places.ts';
import { fieldLabel } from '../rules/sheet/sheet-fields.ts';
import { actingOf } from '../../../platform/sheets/batches/acting.ts';
import { mayMake } from './may-make.ts';
import { openConcerns } from './mend-names.ts';
import { seenBatch } from '../../../platform/sheets/batches/read-batch.ts';
import type { SheetReader } from '../../../platform/sheets/batches/sheet-subject.ts';
import { isMendable } from '../../../platform/sheets/batches/show-batch.ts';
import { peopleSheet } from './people-sheet.ts';
import { readPlaces } from './store/batch-places.ts';
import { readLinks } from './store/house-facts.ts';
import { countSaying, findMissing } from './store/missing.ts';

const fieldOf = ({ kind }: WantedPlace): PlaceField =>
  placeFields.find((field) => placeKinds[field] === kind) ?? 'locationId';

/** What has to be made before the rows can be right, and what will be made already. */
export async function readMissing(
  reader: SheetReader,
  id: string,
): Promise<{ rows: MissingPlace[] }> {
  const { db, actor, language } = reader;
  const batch = await seenBatch(reader, peopleSheet, id);
  const wanted = (await readPlaces(db, id)).map((place) => ({ ...place, field: fieldOf(place) }));
  const saying = await countSaying(db, id, wanted);
  const missing = await findMissing(db, id);
  const { concerns, links } = await readLinks(db, actingOf(actor));
  const open = openConcerns(concerns, actor).length;
  const names = new Map([
    ...[...concerns.byId.values(), ...links.departmentId.byId.values()].map(
      (one) => [one.id, one.name] as const,
    ),
    ...wanted.map((place) => [place.id, place.name] as const),
  ]);
  const lies = (parent: string | null) =>
    parent === null ? null : { id: parent, name: names.get(parent) ?? '' };
  const about = (field: PlaceField) => ({
    field,
    column: fieldLabel(field, language),
    mayCreate: isMendable(batch) && mayMake({ kind: placeKinds[field] }, actingOf(actor)),
  });
  return {
    rows: [
      ...wanted.map(({ field, name, parentId }, at) => ({
        ...about(field),
        name,
        within: lies(parentId),
        near: null,
        rows: saying[at] ?? 0,
        isWanted: true,
        needsConcern: false,
      })),
      ...missing.map(({ field, name, within, near, rows }) => ({
        ...about(field),
        name,
        within: lies(within),
        near,
        rows,
        isWanted: false,
        needsConcern: field === 'departmentId' && within === null && open !== 1,
      })),
    ],
  };
}
