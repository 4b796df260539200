/** What this installation is set to, for whoever needs it on the way. */
export interface Installation {
  /** where people reach it: links in mails begin with it, never with what a request claims */
  readonly publicUrl: () => string;
  /** a mail server is set: what is put into the outbox is sent */
  readonly delivers: boolean;
  /** a mail is due again; a new one says so itself when its transaction is committed */
  readonly mailWaits: () => void;
}
