/** People of tests are paid for the first time without having joined: whoever agrees to it says a word. */
export const lookedAt = 'Looked at each of them';
