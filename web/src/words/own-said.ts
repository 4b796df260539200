import type { OwnOutcomeWords } from '@muster/contract/kernel/entity.ts';
import type { Words } from './words.ts';

/** How it went, in the words of the record where it has some. */
export const outcomeWords = (words: Pick<Words, 'said'>, own: OwnOutcomeWords = {}) => ({
  ...words.said,
  ...own,
});
