import { peopleBatchesBn } from '@muster/contract/people/words/batch-words.bn.ts';
import { peopleDocumentsBn } from '@muster/contract/people/words/document-words.bn.ts';
import { peopleListsBn } from '@muster/contract/people/words/list-words.bn.ts';
import { peopleOwnBn } from '@muster/contract/people/words/own-words.bn.ts';
import { peopleScreensBn } from '@muster/contract/people/words/screen-words.bn.ts';
import { peopleSyncBn } from '@muster/contract/people/words/sync-words.bn.ts';
import { peopleBn } from '@muster/contract/people/words.bn.ts';
import type { Translated } from '@muster/contract/kernel/words/sentence.ts';
import type { words as en } from './words.en.ts';

export const words: Translated<typeof en> = {
  people: {
    ...peopleBn,
    ...peopleOwnBn,
    ...peopleScreensBn,
    ...peopleListsBn,
    ...peopleBatchesBn,
    ...peopleDocumentsBn,
    ...peopleSyncBn,
  },
};
