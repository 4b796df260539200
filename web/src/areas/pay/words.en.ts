import { payEn } from '@muster/contract/pay/words.en.ts';

export const words = {
  pay: payEn,
};
