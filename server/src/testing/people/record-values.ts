import { type Entity, wireField } from '@muster/contract/kernel/entity.ts';
import type { Field } from '@muster/contract/kernel/fields.ts';

const plainValues = { money: '1250.50', date: '2026-02-28', colour: '#0f6b57' } as const;

function valueFor(field: Field, text: string, made: ReadonlyMap<string, string>): string {
  if (field.kind === 'choice') return field.values[0] ?? '';
  if (field.kind === 'link') return made.get(field.to) ?? '';
  return field.kind === 'text' ? text.slice(0, field.max) : plainValues[field.kind];
}
/** A body by which a record can be added; links are those that were made before. */
export const valuesFor = (entity: Entity, text: string, made: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Object.entries(entity.fields).map(([name, field]) => [
      wireField(entity, name),
      valueFor(field, text, made),
    ]),
  );
