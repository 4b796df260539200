import type { Translated } from '../kernel/sentence.ts';
import type { peopleEn } from './words.en.ts';

export const peopleBn: Translated<typeof peopleEn> = {
  employee: { one: 'কর্মী', many: 'কর্মীবৃন্দ', counted: '{count} জন কর্মী' },
};
