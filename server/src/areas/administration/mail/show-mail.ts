import type { MailSeen, MailState } from '@muster/contract/administration/mail-calls.ts';
import { after } from '../../../platform/clock.ts';
import { lease } from '../../../platform/mail/outbox.ts';
import type { ListedMail } from './store.ts';

export function mailStateOf({ sent_at: sent, given_up_at: givenUp }: ListedMail): MailState {
  if (sent !== null) return 'sent';
  return givenUp === null ? 'waiting' : 'failed';
}

/** Its one-time link was erased with the rest of it. */
export const isMailErased = ({ useful_until: useful, body }: ListedMail): boolean =>
  useful !== null && body === '';

/**
 * One that waits is hurried only where its next try is further away than a lease, doubled for clocks
 * that differ: nearer by, someone may be sending it at this moment, and it would go out twice.
 */
export function mayRetry(row: ListedMail, at: string): boolean {
  const state = mailStateOf(row);
  if (state === 'failed') return !isMailErased(row);
  return state === 'waiting' && row.next_try_at > after(at, 2 * lease);
}

export function showMail(row: ListedMail, at: string): MailSeen {
  const state = mailStateOf(row);
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    // the table knows no other
    language: row.language as MailSeen['language'],
    state,
    attempts: row.attempts,
    error: row.last_error,
    createdAt: row.created_at,
    endedAt: row.sent_at ?? row.given_up_at,
    nextTryAt: state === 'waiting' ? row.next_try_at : null,
    can: { retry: mayRetry(row, at) },
  };
}
