import { peopleBatchesEn } from '@muster/contract/people/batch-words.en.ts';
import { peopleDocumentsEn } from '@muster/contract/people/document-words.en.ts';
import { peopleListsEn } from '@muster/contract/people/list-words.en.ts';
import { peopleOwnEn } from '@muster/contract/people/own-words.en.ts';
import { peopleScreensEn } from '@muster/contract/people/screen-words.en.ts';
import { peopleSyncEn } from '@muster/contract/people/sync-words.en.ts';
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
