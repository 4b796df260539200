import type { Declared, Entity, EntityRecord } from '@muster/contract/kernel/entity.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';

/** What a record is called by a person. */
export const recordLabel = (entity: Entity, record: EntityRecord): string =>
  (record[entity.label] ?? record.id) as string;

/** The same for whoever reads that language: some records have a name in Bangla. */
export function localLabel(entity: Entity, record: EntityRecord, language: Language): string {
  const local = language === 'bn' && 'localName' in entity.fields ? record['localName'] : null;
  return (local as string | null) || recordLabel(entity, record);
}

/** The record that a link leads to. */
export function recordCalled(name: string, records: readonly Declared[]): Declared {
  const found = records.find(({ entity }) => entity.name === name);
  if (!found) throw new Error(`no record is called ${name}`);
  return found;
}
