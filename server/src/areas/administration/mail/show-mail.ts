import type { MailSeen, MailState } from '@muster/contract/administration/mail-calls.ts';
import { after } from '../../../platform/clock.ts';
import { lease } from '../../../platform/mail/outbox.ts';
import type { MailRow } from './store.ts';

export function stateOf({ sent_at: sent, given_up_at: givenUp }: MailRow): MailState {
  if (sent !== null) return 'sent';
  return givenUp === null ? 'waiting' : 'failed';
}

/** Its one-time link was erased with the rest of it. */
export const isErased = ({ useful_until: useful, body }: MailRow): boolean =>
  useful !== null && body === '';

/**
 * One that waits is hurried only where its next try is further away than a lease, doubled for clocks
 * that differ: nearer by, someone may be sending it at this moment, and it would go out twice.
 */
export function mayRetry(row: MailRow, at: string): boolean {
  const state = stateOf(row);
  if (state === 'failed') return !isErased(row);
  return state === 'waiting' && row.next_try_at > after(at, 2 * lease);
}

export function showMail(row: MailRow, at: string): MailSeen {
  const state = stateOf(row);
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
