import { companySection } from '@muster/contract/organisation/settings.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import type { Letterhead } from '../../platform/documents/document.ts';
import { printablePicture } from '../../platform/documents/printable-picture.ts';
import { type FileStore, readWhole } from '../../platform/files/store.ts';
import { nowOf } from '../../platform/now.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { findLogos } from './logo/store.ts';

interface LetterheadParts {
  readonly settings: Settings;
  readonly store: Pick<FileStore, 'open'>;
}

/** A logo that is gone, broken or out of reach costs the logo, not the document. */
async function drawnLogo(store: LetterheadParts['store'], key: string): Promise<string | null> {
  try {
    const content = await readWhole(store, key);
    return content && (await printablePicture(content));
  } catch {
    return null;
  }
}

/** The heads of letters of some concerns; null is the group, which has a name alone. */
export async function findLetterheads(
  db: Handle,
  concernIds: readonly (string | null)[],
  { settings, store }: LetterheadParts,
  at: string,
): Promise<ReadonlyMap<string | null, Letterhead>> {
  const inForce = await settings.read(db, at);
  const { zoneOf } = nowOf(at, inForce, settings);
  const { name } = companySection.settings;
  const ids = concernIds.filter((id) => id !== null);
  const rows = ids.length
    ? await db
        .selectFrom('concern')
        .select(['id', 'name', 'address', 'phone'])
        .where('id', 'in', ids)
        .execute()
    : [];
  const logos = new Map<string, string | null>();
  for (const [id, key] of await findLogos(db, ids)) logos.set(id, await drawnLogo(store, key));
  const group = { name: inForce.of(name), address: null, logo: null, zone: zoneOf(null) };
  return new Map<string | null, Letterhead>([
    [null, group],
    ...rows.map((row): [string, Letterhead] => [
      row.id,
      {
        name: row.name,
        address: [row.address, row.phone].filter(Boolean).join(' · ') || null,
        logo: logos.get(row.id) ?? null,
        zone: zoneOf(row.id),
      },
    ]),
  ]);
}
