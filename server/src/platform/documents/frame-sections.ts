import { showInstant } from '@muster/contract/kernel/dates/dates.ts';
import { documentBn } from '@muster/contract/kernel/words/document-words.bn.ts';
import { documentEn } from '@muster/contract/kernel/words/document-words.en.ts';
import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import type { Handle } from '../db/transaction.ts';
import type { DocumentSection, Letterhead } from './document.ts';
import type { DocumentContext } from './document-kind.ts';
import type { PrintedSection } from './pdf/page-of.ts';
import type { PrintJob } from './pdf/pdf-writer.ts';
import type { Press } from './press.ts';

/** The heads of letters of some concerns, and of the group under null. */
type FindLetterheads = (
  db: Handle,
  concernIds: readonly (string | null)[],
) => Promise<ReadonlyMap<string | null, Letterhead>>;

export interface PrintingDeps {
  readonly findLetterheads: FindLetterheads;
  readonly press: Press;
}

/** What stands around each section, for the language and the hour it is made in. */
export function framer(
  { db, actor, clock, language: asked }: DocumentContext,
  { findLetterheads }: Pick<PrintingDeps, 'findLetterheads'>,
): (sections: readonly DocumentSection[]) => Promise<PrintedSection[]> {
  const at = clock.now();
  const known = new Map<string | null, Letterhead>();
  return async (sections) => {
    const lacking = [...new Set(sections.map(({ concernId }) => concernId))].filter(
      (id) => !known.has(id),
    );
    if (lacking.length > 0)
      for (const [id, head] of await findLetterheads(db, lacking)) known.set(id, head);
    return sections.map(({ concernId, language = asked, ...section }) => {
      const head = known.get(concernId);
      if (!head) throw new Error('a concern has no head of a letter');
      const words = language === 'bn' ? documentBn : documentEn;
      const when = showInstant(at, head.zone, language);
      return {
        ...section,
        head: { name: head.name, address: head.address },
        logo: head.logo,
        made: render(words.made, { when, who: actor.name }, language),
        pageSentence: words.page,
        language,
      };
    });
  };
}

const localeOf = (language: Language): string => (language === 'bn' ? 'bn-BD' : 'en-US');

/** The file of one is called after it, that of many after what they have in common. */
export const printJobOf = (
  { actor, clock, language: asked }: DocumentContext,
  { title, about, language = asked }: DocumentSection,
  count: number,
): PrintJob => ({
  title: count === 1 ? `${title} - ${about}` : title,
  author: actor.name,
  language: localeOf(language),
  at: clock.now(),
});
