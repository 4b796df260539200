import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** An embedded database of one's own at this place, copied from one that was made before. */
export function newDataFolder(
  place: string,
  from: 'empty' | 'migrated' | 'administered' | 'demo',
): string {
  mkdirSync(path.dirname(place), { recursive: true });
  cpSync(path.join(inject('embedded'), from), place, { recursive: true });
  return place;
}
