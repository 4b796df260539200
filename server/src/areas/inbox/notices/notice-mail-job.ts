import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { noticeKinds } from '@muster/contract/notices.ts';
import { z } from 'zod';
import { type Handle, type Tx, transaction } from '../../../platform/db/transaction.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { enqueueMails } from '../../../platform/mail/enqueue-mail.ts';
import { noticeMailKind } from '../../../platform/notices/notify.ts';
import { claimDueMails, noteMailed } from '../../../platform/notices/store.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { mailboxesOf } from '../../identity/public.ts';
import { letterOf } from './notice-letter.ts';

const chunk = 200;

export interface NoticeMailDeps {
  readonly publicUrl: () => string;
  /** for those who were never here */
  readonly mailLanguage: (db: Handle) => Promise<Language | 'both'>;
}

/** What is due, written into the outbox and marked in one transaction: each once, whatever is killed. */
async function writeSome(tx: Tx, { publicUrl, mailLanguage }: NoticeMailDeps, at: string) {
  const due = await claimDueMails(tx, chunk);
  if (due.length === 0) return 0;
  const accounts = due.map((row) => ({
    // the table knows no others
    kind: row.account_kind as Account['kind'],
    id: row.account_id,
  }));
  const boxes = await mailboxesOf(tx, accounts);
  const usual = await mailLanguage(tx);
  const house = publicUrl();
  const mails = due.flatMap((row) => {
    const box = boxes.get(row.account_id);
    const kind = noticeKinds.get(row.kind);
    if (!box || !kind || row.over_at !== null) return [];
    const letter = letterOf(kind, row, house, box.language ?? usual);
    return [{ kind: `notice.${row.kind}`, to: box.email, ...letter }];
  });
  await enqueueMails(tx, mails, at);
  await noteMailed(
    tx,
    due.map((row) => row.id),
  );
  return due.length;
}

/** Notices that their readers want by mail: announced with each, and looked for every minute. */
export const noticeMailJob = (parts: NoticeMailDeps): Job =>
  job({
    kind: noticeMailKind,
    queue: 'quick',
    data: z.unknown(),
    schedule: '* * * * *',
    tries: 3,
    handle: async ({ db, clock, stopping }) => {
      let written = chunk;
      while (!stopping.aborted && written === chunk)
        written = await transaction(db, (tx) => writeSome(tx, parts, clock.now()));
    },
  });
