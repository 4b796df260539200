import type { OwnSaid } from '@muster/contract/kernel/entity.ts';
import type { Words } from './words.ts';

/** How it went, in the words of the record where it has some. */
export const saidOf = (words: Pick<Words, 'said'>, own: OwnSaid = {}) => ({
  ...words.said,
  ...own,
});
