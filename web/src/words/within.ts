/** "Designation" as it stands in the middle of a sentence; "KPI" stays as it is. */
export const withinSentence = (word: string): string =>
  /^\p{Lu}{2}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);
