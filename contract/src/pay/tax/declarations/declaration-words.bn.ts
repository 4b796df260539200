import type { Translated } from '../../../kernel/words/sentence.ts';
import type { declarationDeedsEn } from './declaration-words.en.ts';

export const declarationDeedsBn: Translated<typeof declarationDeedsEn> = {
  'tax-declaration.send': 'বিনিয়োগ ঘোষণা করেছেন: {record}',
  'tax-declaration.change': 'নিজের বিনিয়োগের ঘোষণা বদলেছেন: {record}',
  'tax-declaration.cancel': 'নিজের বিনিয়োগের ঘোষণা বাতিল করেছেন: {record}',
  'tax-declaration.accept': 'বিনিয়োগের ঘোষণা গ্রহণ করেছেন: {record}',
  'tax-declaration.return': 'বিনিয়োগের ঘোষণা ফেরত দিয়েছেন: {record}',
  'tax-declaration.replace': 'আগে গৃহীত বিনিয়োগের ঘোষণার জায়গায় নতুনটি এনেছেন: {record}',
};
