import { inboxEn } from '@muster/contract/inbox/words.en.ts';

export const words = {
  inbox: inboxEn,
};
