import {
  choiceNames,
  type Declared,
  type EntityRecord,
  type DeclaredWords,
  wireField,
  wordKey,
} from '@muster/contract/kernel/entity.ts';
import type { ComponentType } from 'react';
import { recordCalled } from '../api/links/declared.ts';
import type { ListShape } from '../ui/list/list-state.ts';
import { outcomeWords } from '../words/own-said.ts';
import { withinSentence } from '../words/within.ts';
import { useWords, type Words } from '../words/words.ts';

/** A declared record as its screens know it: also where its words stand and how it is listed. */
export interface RecordScreen extends Declared {
  readonly wordsIn: (words: Words) => DeclaredWords;
  /** the record that a link leads to */
  readonly linked: (name: string) => Declared;
  readonly shape: ListShape;
  /** what stands under the fields of a record that is there */
  readonly Below?: ComponentType<{ readonly record: EntityRecord }>;
}

/** What the control of a field has to know of its record. */
export type FieldContext = ReturnType<ReturnType<typeof useRecordWords>['contextOf']>;

/**
 * The screens of a room's records, by the last part of their address. Links lead to records of the
 * same room, or to those of others that the room names.
 */
export const recordScreens = <Name extends string>(
  records: readonly Declared[],
  wordsIn: (words: Words) => Readonly<Record<Name, DeclaredWords>>,
  others: readonly Declared[] = [],
): ReadonlyMap<string, RecordScreen> =>
  new Map(
    records.map(({ entity, calls }) => [
      entity.path.slice(1),
      {
        entity,
        calls,
        wordsIn: (words) => wordsIn(words)[wordKey(entity.name) as Name],
        linked: (name) => recordCalled(name, [...records, ...others]),
        shape: {
          query: calls.list.query,
          filters: Object.keys(entity.fields).filter((key) => entity.fields[key]?.filter),
          // The published screens start with the names from Z to A.
          sort: `-${wireField(entity, entity.label)}`,
        },
      },
    ]),
  );

/** The words of a record in the chosen language, and its name as sentences need it. */
export function useRecordWords({ wordsIn, linked }: RecordScreen) {
  const spoken = useWords();
  const own = wordsIn(spoken.words);
  return {
    ...spoken,
    own,
    said: outcomeWords(spoken.words, own.said),
    /** to begin a sentence with */
    named: { entity: own.one },
    within: { entity: withinSentence(own.one), entities: withinSentence(own.many) },
    fieldName: (key: string) => own.fields[key] ?? key,
    contextOf: (key: string) => ({ linked, choiceName: choiceNames(own.choices, key) }),
  };
}
