/** What this installation is set to, for whoever needs it on the way. */
export interface House {
  /** where people reach it: links in mails begin with it, never with what a request claims */
  readonly publicUrl: () => string;
  /** whether those with the widest rights must have a second factor */
  readonly secondFactor: 'optional' | 'required';
  /** to be called after the commit that put a mail into the outbox */
  readonly mailWaits: () => void;
}
