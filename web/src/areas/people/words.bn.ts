import { peopleBatchesBn } from '@muster/contract/people/batch-words.bn.ts';
import { peopleDocumentsBn } from '@muster/contract/people/document-words.bn.ts';
import { peopleListsBn } from '@muster/contract/people/list-words.bn.ts';
import { peopleOwnBn } from '@muster/contract/people/own-words.bn.ts';
import { peopleScreensBn } from '@muster/contract/people/screen-words.bn.ts';
import { peopleSyncBn } from '@muster/contract/people/sync-words.bn.ts';
import { peopleBn } from '@muster/contract/people/words.bn.ts';
import type { Translated } from '@muster/contract/kernel/sentence.ts';
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
