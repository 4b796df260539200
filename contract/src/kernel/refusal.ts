import { inWords, type TextValue } from './words/text-value.ts';
import { type Language, type SentenceValues, render } from './words/sentence.ts';
import type { Fault } from './fault.ts';

type Status = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 507;

/** One reason to refuse: its code, its HTTP status and its sentence in both languages. */
export interface RefusalKind<En extends string = string> {
  readonly code: string;
  readonly status: Status;
  readonly en: En;
  readonly bn: string;
}

export const refusal = <const En extends string>(
  code: string,
  status: Status,
  words: { en: En; bn: string },
): RefusalKind<En> => ({ code, status, ...words });

type Arguments<En extends string> = [SentenceValues<En>] extends [never]
  ? [values?: Record<string, never>, faults?: readonly Fault[]]
  : [values: { [K in SentenceValues<En>]: TextValue }, faults?: readonly Fault[]];

/** Thrown anywhere on the way; the HTTP layer turns it into status, code and sentence. */
export class Refusal<En extends string = string> extends Error {
  readonly kind: RefusalKind<En>;
  readonly values: Readonly<Record<string, TextValue>>;
  readonly faults: readonly Fault[];

  constructor(kind: RefusalKind<En>, ...[values, faults]: Arguments<En>) {
    super(render(kind.en, inWords(values ?? {}, 'en')));
    this.name = 'Refusal';
    this.kind = kind;
    this.values = values ?? {};
    this.faults = faults ?? [];
  }

  sentence(language: Language): string {
    return render(this.kind[language], inWords(this.values, language), language);
  }
}
