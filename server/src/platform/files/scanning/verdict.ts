/** What a scanner says of a file; anything else that happens is no answer. */
export type Verdict = 'clean' | 'infected';
