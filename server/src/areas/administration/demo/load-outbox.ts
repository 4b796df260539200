import {
  claimMail,
  confirmMail,
  inviteMail,
  knownMail,
  resetMail,
  written,
} from '@muster/contract/identity/mails.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { after, days, minutes } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';

const letters = {
  'identity.reset': resetMail,
  'identity.invite': inviteMail,
  'identity.claim': claimMail,
  'identity.confirm': confirmMail,
  'identity.known': knownMail,
} as const;

interface Told {
  readonly kind: keyof typeof letters;
  readonly to: string;
  /** minutes ago */
  readonly ago: number;
  readonly language?: Language;
  readonly end: 'sent' | 'waiting' | { readonly tries: number; readonly error: string };
}

const noBox = 'Error: 550 5.1.1 <rahima@example.com>: Recipient address rejected: User unknown';
const away = 'connect ETIMEDOUT 203.0.113.25:587';
const day = 24 * 60;

/** All to a domain that is kept for examples. Those that wait hold a link that soon ends. */
const mails: readonly Told[] = [
  { kind: 'identity.invite', to: 'payroll@example.com', ago: 41 * day, end: 'sent' },
  { kind: 'identity.invite', to: 'hr@example.com', ago: 40 * day + 35, end: 'sent' },
  { kind: 'identity.confirm', to: 'applicant@example.com', ago: 19 * day, end: 'sent' },
  {
    kind: 'identity.invite',
    to: 'rahima@example.com',
    ago: 12 * day + 300,
    end: { tries: 1, error: noBox },
  },
  { kind: 'identity.reset', to: 'manager@example.com', ago: 9 * day, language: 'bn', end: 'sent' },
  { kind: 'identity.claim', to: 'sohel.rana@example.com', ago: 6 * day + 90, end: 'sent' },
  {
    kind: 'identity.known',
    to: 'applicant@example.com',
    ago: 5 * day + 700,
    language: 'en',
    end: { tries: 14, error: away },
  },
  { kind: 'identity.known', to: 'second@example.com', ago: 2 * day, language: 'bn', end: 'sent' },
  { kind: 'identity.reset', to: 'assessor@example.com', ago: 95, end: 'waiting' },
  { kind: 'identity.invite', to: 'mitu.akter@example.com', ago: 50, end: 'waiting' },
  { kind: 'identity.confirm', to: 'tanvir.hasan@example.com', ago: 8, end: 'waiting' },
];

const pages = 'https://muster.example';
const places = {
  link: `${pages}/reset-password/only-a-demo`,
  login: `${pages}/applicant/login`,
  forgot: `${pages}/applicant/forgot-password`,
};

function rowOf({ kind, to, ago, language, end }: Told, now: string) {
  const at = after(now, -minutes(ago));
  const letter = written(letters[kind], places, language ?? 'both');
  const hasLink = kind !== 'identity.known';
  const isOver = end !== 'waiting';
  const failed = typeof end === 'object' ? end : null;
  return {
    id: newId(at),
    kind,
    recipient: to,
    subject: letter.subject,
    // as the outbox does: a link is erased when the mail is done with
    body: isOver && hasLink ? '' : letter.text,
    language: language ?? null,
    useful_until: hasLink ? after(at, days(1)) : null,
    created_at: at,
    next_try_at: at,
    attempts: failed?.tries ?? (isOver ? 1 : 0),
    last_error: failed?.error ?? null,
    sent_at: end === 'sent' ? after(at, 1400) : null,
    given_up_at: failed && after(at, failed.tries > 1 ? days(3) : 2100),
  };
}

/** Mails of the last weeks. Not to be loaded where a mail server is set: none of them may go out. */
export const loadOutbox = (tx: Tx, now: string) =>
  tx
    .insertInto('mail')
    .values(mails.map((mail) => rowOf(mail, now)))
    .execute();
