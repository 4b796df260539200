/** Declared waits for the office; of a year one is accepted and counts until another replaces it. */
export const declarationStates = [
  'Declared',
  'Accepted',
  'Returned',
  'Replaced',
  'Cancelled',
] as const;
export type DeclarationState = (typeof declarationStates)[number];
export const declarationStateWords = {
  Declared: { en: 'declared', bn: 'ঘোষিত' },
  Accepted: { en: 'accepted', bn: 'গৃহীত' },
  Returned: { en: 'returned', bn: 'ফেরত' },
  Replaced: { en: 'replaced by a later one', bn: 'পরেরটি দিয়ে প্রতিস্থাপিত' },
  Cancelled: { en: 'cancelled', bn: 'বাতিল' },
} as const;
