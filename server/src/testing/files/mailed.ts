import type { Db } from '../../platform/db/transaction.ts';

/** The mails that wait for an address, the newest first. */
export const mailsTo = (db: Db, recipient: string) =>
  db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The one-time link in the newest of them: its whole address and its token. */
export async function linkTo(db: Db, recipient: string): Promise<{ link: string; token: string }> {
  const [mail] = await mailsTo(db, recipient);
  const found = /\S+\/(?:reset-password|confirm)\/([\w-]{43})/.exec(mail?.body ?? '');
  if (!found?.[1]) throw new Error(`no link was mailed to ${recipient}`);
  return { link: found[0], token: found[1] };
}
