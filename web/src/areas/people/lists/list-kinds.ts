import { type PersonList, personLists } from '@muster/contract/people/profile/person-lists.ts';
import { z } from 'zod';

/** How a field of a list is filled in. */
export interface ListField {
  readonly name: string;
  readonly kind: 'text' | 'year' | 'day';
  readonly isNeeded: boolean;
  /** of text: the most characters */
  readonly max: number;
}

const yearDigits = 4;

/** From the check itself: `maxLength` asks what writes JSON schema, which our pages leave out. */
function longest({ def }: z.ZodString): number {
  const found = def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength);
  return found?._zod.def.maximum ?? 0;
}

function kindOf(schema: z.core.$ZodType): Pick<ListField, 'kind' | 'max'> {
  if (schema instanceof z.ZodNumber) return { kind: 'year', max: yearDigits };
  if (schema instanceof z.ZodISODate) return { kind: 'day', max: 0 };
  if (schema instanceof z.ZodString) return { kind: 'text', max: longest(schema) };
  throw new Error('a list has fields of text, years and days only');
}

/** The fields of a list, read from its declaration, in its order. */
export const personListFields = (list: PersonList): readonly ListField[] =>
  Object.entries<z.core.$ZodType>(personLists[list].row).map(([name, schema]) => {
    const isNeeded = !(schema instanceof z.ZodNullable);
    const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
    return { name, isNeeded, ...kindOf(inner) };
  });
