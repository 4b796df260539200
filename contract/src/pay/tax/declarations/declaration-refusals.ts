import { refusal } from '../../../kernel/refusal.ts';

export const declarationOver = refusal('pay.declaration-over', 409, {
  en: 'This declaration is {state} by now. Nothing was changed.',
  bn: 'এই ঘোষণার অবস্থা এখন {state}। কিছু বদলানো হয়নি।',
});
export const declarationYear = refusal('pay.declaration-year', 422, {
  en: 'Investments are declared for the income years {present} and {next}.',
  bn: '{present} ও {next} আয়বর্ষের বিনিয়োগ ঘোষণা করা যায়।',
});
export const declarationNoSlab = refusal('pay.declaration-no-slab', 422, {
  en: 'There are no income slabs for the income year {year} yet, so it is not known what counts. Ask payroll.',
  bn: '{year} আয়বর্ষের আয়কর স্ল্যাব এখনো নেই, তাই কী গণ্য হবে তা জানা নেই। পে-রোলকে জিজ্ঞাসা করুন।',
});
export const declarationEmpty = refusal('pay.declaration-empty', 422, {
  en: 'Nothing is declared. Enter at least one amount.',
  bn: 'কিছু ঘোষণা করা হয়নি। অন্তত একটি পরিমাণ দিন।',
});
export const investmentOverCap = refusal('pay.investment-over-cap', 422, {
  en: '{what} counts up to {cap}. Enter that or less.',
  bn: '{what} {cap} পর্যন্ত গণ্য হয়। সেটি বা তার কম দিন।',
});
export const acceptedOther = refusal('pay.accepted-other', 422, {
  en: 'Say of each declared investment, and of nothing else, how much of it is accepted.',
  bn: 'ঘোষিত প্রতিটি বিনিয়োগের কতটুকু গৃহীত তা বলুন, অন্য কিছুর নয়।',
});
export const ownDeclaration = refusal('pay.own-declaration', 403, {
  en: 'You cannot decide about your own declaration. A colleague does.',
  bn: 'নিজের ঘোষণার সিদ্ধান্ত নিজে নেওয়া যায় না। একজন সহকর্মী নেবেন।',
});
