/** Open waits for an answer; answered may be asked again; closed is settled. */
export const questionStates = ['Open', 'Answered', 'Closed'] as const;
export type QuestionState = (typeof questionStates)[number];
export const questionStateWords = {
  Open: { en: 'open', bn: 'উত্তরের অপেক্ষায়' },
  Answered: { en: 'answered', bn: 'উত্তর দেওয়া হয়েছে' },
  Closed: { en: 'closed', bn: 'নিষ্পন্ন' },
} as const;
