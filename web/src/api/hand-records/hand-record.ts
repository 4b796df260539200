import type { OwnOutcomeWords } from '@muster/contract/kernel/entity.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { z } from 'zod';
import type { Words } from '../../words/words.ts';
import type { FormValues } from '../use-call-form.ts';

export interface Stored {
  readonly id: string;
  readonly version: number;
}

/** What the screens of a record that a room keeps by hand need: its words and its calls. */
export interface HandRecord<R> {
  readonly name: string;
  readonly one: (words: Words) => string;
  /** its own words for how it went */
  readonly said?: (words: Words) => OwnOutcomeWords | undefined;
  /** whatever was read under this key shows it, too, and is read again after a change */
  readonly shownIn: readonly string[];
  readonly bodies: { readonly create: z.core.$ZodType; readonly change: z.core.$ZodType };
  readonly read: (id: string, signal?: AbortSignal) => Promise<R>;
  readonly create: (given: FormValues) => Promise<{ readonly record: R }>;
  readonly change: (id: string, given: FormValues) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

export type Body<E> = Input<E> extends { body: infer B } ? B : never;
