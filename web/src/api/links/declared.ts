import type { Declared, Entity, EntityRecord } from '@muster/contract/kernel/entity.ts';

/** What a record is called by a person. */
export const recordLabel = (entity: Entity, record: EntityRecord): string =>
  (record[entity.label] ?? record.id) as string;

/** The record that a link leads to. */
export function recordCalled(name: string, records: readonly Declared[]): Declared {
  const found = records.find(({ entity }) => entity.name === name);
  if (!found) throw new Error(`no record is called ${name}`);
  return found;
}
