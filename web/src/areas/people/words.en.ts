import { peopleBatchesEn } from '@muster/contract/people/words/batch-words.en.ts';
import { peopleDocumentsEn } from '@muster/contract/people/words/document-words.en.ts';
import { peopleListsEn } from '@muster/contract/people/words/list-words.en.ts';
import { peopleOwnEn } from '@muster/contract/people/words/own-words.en.ts';
import { peopleScreensEn } from '@muster/contract/people/words/screen-words.en.ts';
import { peopleSyncEn } from '@muster/contract/people/words/sync-words.en.ts';
import { peopleEn } from '@muster/contract/people/words.en.ts';

export const words = {
  people: {
    ...peopleEn,
    ...peopleOwnEn,
    ...peopleScreensEn,
    ...peopleListsEn,
    ...peopleBatchesEn,
    ...peopleDocumentsEn,
    ...peopleSyncEn,
  },
};
