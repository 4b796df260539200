import { accessEn } from '@muster/contract/identity/words/access-words.en.ts';
import { accountEn } from '@muster/contract/identity/words/account-words.en.ts';
import { viewsEn } from '@muster/contract/identity/words/view-words.en.ts';
import { filesEn } from '@muster/contract/kernel/words/file-words.en.ts';

/** With those of uploads, which begin with the own photo. */
export const words = {
  account: accountEn,
  access: accessEn,
  views: viewsEn,
  files: filesEn,
};
