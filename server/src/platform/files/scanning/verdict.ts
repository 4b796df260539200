/** What a scanner says of a file; anything else that happens is no answer. */
export type ScanVerdict = 'clean' | 'infected';
