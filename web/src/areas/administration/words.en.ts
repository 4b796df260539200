import { administrationEn } from '@muster/contract/administration/words.en.ts';

export const words = {
  administration: administrationEn,
};
